"""Commands that people at a table send, by subject."""
