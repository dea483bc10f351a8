"""Where tables, games and their logs are kept."""
