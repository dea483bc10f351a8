### Das Spielfeld von The Lost Mines im Browser: Plätze, was dort steht und liegt, Gehen.
### $side ist eine Seite einer Karte, $name jemand am Tisch, $place ein Platz des Spielfelds in Worten.

## Plätze: Spalten und Reihen zählen von oben links, wie in Aufzeichnungen

board-name-forest = Der Wald

board-row-first = Reihe 0
    .at = Reihe 0

board-row-further = Reihe { $count }

## Was auf einer Karte steht und liegt

board-tile-axe = mit einer Axt

board-tile-boat = mit einem Boot

board-tile-rope = mit einem Seil

board-room-free = Platz für einen Zwerg

board-room-full = kein Platz mehr

board-token-trap = Falle im { $side }

board-token-troll = Troll von { $name } im { $side }

## Was dort getan werden kann

board-target-lay = passt hierher

board-target-storm = hier kann das Gewitter wüten

board-target-bridge = lässt sich überwinden

board-target-snare = hier passt eine Falle

board-target-troll = hier passt ein Troll

table-choose-storm = Die Karte wählen, die das Gewitter holt

table-choose-bridge = Ein helles Hindernis wählen

table-choose-look = Wählen, was du ansiehst

table-choose-snare = Eine Seite für die Falle wählen

table-choose-troll = Eine Seite für den Troll wählen
