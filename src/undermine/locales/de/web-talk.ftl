### Reden am Tisch: Sprechblasen, was Vorleseprogramme hören, und die Lobby.

talk-open = Chat öffnen

# What a screen reader says when somebody has spoken.
talk-spoken = { $name } sagt: { $text }

log-light = Zeige auf eine Zeile, und ihr Feld leuchtet auf
