"""Display data of each game, in a module named as the game is under `undermine.games`."""
