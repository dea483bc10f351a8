### The clans of The Lost Mines and The Dark Cave, wherever a hat is shown.

clan-word-blue = Blue

clan-word-yellow = Yellow
