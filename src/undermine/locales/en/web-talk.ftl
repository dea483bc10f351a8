### Talk at a table: bubbles, what screen readers hear, and the lobby.

talk-open = Open chat

# What a screen reader says when somebody has spoken.
talk-spoken = { $name } says: { $text }

log-light = point at a line to light up its spot
