"""The game at a terminal: one screen, people and bots around it."""
