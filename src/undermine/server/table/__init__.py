"""One table: room, game, commands, commit and broadcast."""
