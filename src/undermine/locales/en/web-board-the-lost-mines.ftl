### The board of The Lost Mines in the browser: places, what stands and lies there, walking.
### $side is a side of a card, $name a player, $place a place of the board in words.

## The board

board-name-forest = The forest

## What stands and lies on a card

board-tile-axe = cleared with an axe

board-tile-boat = cleared with a boat

board-tile-rope = cleared with a rope

board-room-free = room for one dwarf

board-room-full = full

board-token-trap = a trap on the { $side } side

board-token-troll = troll on the { $side } side, sent by { $name }

## What can be done there

board-target-lay = you can lay it here

board-target-storm = the storm can hit this

board-target-bridge = you can clear this

board-target-snare = you can set a trap here

board-target-troll = you can send a troll here

table-choose-storm = Tap a card to wash away

table-choose-bridge = Tap a highlighted obstacle

table-choose-look = Choose what to peek at

table-choose-snare = Trap: anyone who crosses it loses a card. Tap a side

table-choose-troll = Troll: no one gets past until your next turn. Tap a side
