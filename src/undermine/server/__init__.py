"""Tables in the browser: rooms, a log that survives, and what travels between them."""
