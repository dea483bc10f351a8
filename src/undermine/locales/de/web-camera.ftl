### Die Kamera über dem Spielfeld: was außer Sicht ist, und die Lupe.

pill-goal = Ziel { $count }

pill-goals = { $count } Ziele

pill-mine = Mine { $count }

pill-mines = { $count } Minen

pill-start = Start

pill-ladder = { $count } per Leiter

pill-whole = Alles zeigen

pill-closer = Näher

loupe-title = Eng beieinander.

loupe-text = Tippe das Feld an, das du meinst.

loupe-close = Schließen
