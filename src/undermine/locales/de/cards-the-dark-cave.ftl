### Die Dinge von The Dark Cave mit Namen, neben denen von Saboteur.
### Eine Karte heißt `card-` und ihre Kennung, mit `_` für `.` und `+`; `.turned` ist ihr Bild auf dem Kopf.

## Ziele

card-goal-exit = Ausgang

card-goal-hole = Zielkarte mit dunklem Loch (Kurve Nord–Ost)
    .turned = Zielkarte mit dunklem Loch (Kurve Süd–West)

card-goal-ladder = Zielkarte mit Leiter (Nord, Ost, West)
    .turned = Zielkarte mit Leiter (Ost, Süd, West)

card-goal-vein = Zielkarte mit Goldader (Kurve Nord–West)
    .turned = Zielkarte mit Goldader (Kurve Süd–Ost)

## Aktionskarten

card-secret-information = Geheime Information

card-swap-cards = Kartentausch

card-web-circle = Spinnennetz (Kreis)

card-web-triangle = Spinnennetz (Dreieck)

card-web-square = Spinnennetz (Quadrat)

card-boots = Stiefel

card-battle-axe = Streitaxt

card-rat = Ratte

card-lindworm = Lindwurm

card-goblin = Goblin

## Clankarten

card-yellow-loyal = loyaler gelber Zwerg

card-yellow-saboteur = gelber Saboteur

card-blue-loyal = loyaler blauer Zwerg

card-blue-saboteur = blauer Saboteur
