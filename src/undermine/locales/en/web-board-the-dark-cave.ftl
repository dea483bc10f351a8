### The board of The Dark Cave in the browser: spaces of the cards, what stands and lies there.
### $side is a side of a card, $name a player, $place a place of the board in words.

board-name-cave = The cave

board-open = lies open

## Spaces of a card

space-north = northern space

space-east = eastern space

space-south = southern space

space-west = western space

space-middle = space in the middle

space-over = on the bridge

space-under = below the bridge

space-hole = dark hole

space-ladder = ladder

space-tunnel = tunnel

space-vein = vein of gold

space-exit = exit

## What stands and lies on a card

board-lies =
    { $count ->
        [one] { $names } lies on the ground
       *[other] { $names } lie on the ground
    }

board-gold = gold lies here

board-beast-rat = the rat of { $name }

board-beast-lindworm = the lindworm of { $name }

board-beast-goblin = the goblin of { $name }

board-token-web-circle = web with a circle on the { $side } side, of { $name }, shows { $left }

board-token-web-triangle = web with a triangle on the { $side } side, of { $name }, shows { $left }

board-token-web-square = web with a square on the { $side } side, of { $name }, shows { $left }

## What can be done there

board-target-spin = a web can hang here

board-target-cut = an axe can be used on this web

board-target-lure = the creature can begin here
