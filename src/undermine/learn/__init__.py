"""Learning by self-play: nets for all numbers of seats of a game, in PyTorch.

Runs in an environment of its own, by `./run train`; nothing else of the package imports it.
"""
