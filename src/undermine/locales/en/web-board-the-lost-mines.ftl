### The board of The Lost Mines in the browser: places, what stands and lies there, walking.
### $side is a side of a card, $name a player, $place a place of the board in words.

## Places: columns and rows are counted from the upper left, as in records

board-name-forest = The forest

board-row-first = row 0
    .at = row 0

board-row-further = row { $count }

## What stands and lies on a card

board-tile-axe = an axe on it

board-tile-boat = a boat on it

board-tile-rope = a rope on it

board-room-free = room for one dwarf

board-room-full = no more room

board-token-trap = a trap on the { $side } side

board-token-troll = a troll of { $name } on the { $side } side

## What can be done there

board-target-lay = can be laid here

board-target-storm = the storm can come here

board-target-bridge = can be bridged

board-target-snare = a trap can lie here

board-target-troll = a troll can stand here

table-choose-storm = Choose the card that the storm takes

table-choose-bridge = Choose a lit obstacle

table-choose-look = Choose what to look at

table-choose-snare = Choose a side for the trap

table-choose-troll = Choose a side for the troll
