### Die Clans von »The Lost Mines« und »The Dark Cave«, wo immer ein Hut zu sehen ist.

clan-word-blue = Blau

clan-word-yellow = Gelb
