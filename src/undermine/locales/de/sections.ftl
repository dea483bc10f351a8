### Die Teile der Regelseiten.

section-aim-and-material = Ziel und Material

section-dwarves = Zwerge

section-clans-and-characters = Clans und Charaktere

section-setup = Spielvorbereitung

section-turn = Zug

section-path-cards = Wegekarten

section-special-path-cards = Besondere Wegekarten

section-action-cards = Aktionskarten

section-passing = Passen

section-passing-and-lifting = Passen und Entfernen

section-moving = Laufen

section-mines-and-treasures = Minen und Schätze

section-drawing = Nachziehen

section-end-of-a-round = Ende einer Runde

section-goals-and-exit = Ziele und Ausgang

section-end-of-the-game = Ende des Spiels

section-gold = Gold

section-victory-points = Siegpunkte

section-next-round-and-end-of-the-game = Nächste Runde und Ende des Spiels

section-rulings = Klärungen
