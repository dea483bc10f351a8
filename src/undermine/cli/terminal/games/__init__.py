"""Display data of each game, in a module named as the game is under `undermine.games`.

A game without such a module is displayed like Saboteur.
"""

from undermine.cli.terminal.games.saboteur import DISPLAY as DISPLAY
