"""Levels that have learned to play: the surveyor is a net, the old dwarf searches with it."""
