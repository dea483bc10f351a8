### Das Spielfeld von The Lost Mines im Browser: Plätze, was dort steht und liegt, Gehen.
### $side ist eine Seite einer Karte, $name jemand am Tisch, $place ein Platz des Spielfelds in Worten.

## Das Brett

board-name-forest = Der Wald

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

board-target-bridge = kannst du überbrücken

board-target-snare = hier passt eine Falle

board-target-troll = hier passt ein Troll

table-choose-storm = Wähle die Karte, die das Gewitter wegspült

table-choose-bridge = Wähle ein markiertes Hindernis

table-choose-look = Wähle, was du ansiehst

table-choose-snare = Falle: Wer darüberläuft, verliert eine Karte. Wähle eine Seite

table-choose-troll = Troll: Niemand kommt vorbei, bis du wieder dran bist. Wähle eine Seite
