### The board of The Dark Cave in the browser: spaces of the cards, what stands and lies there.
### $side is a side of a card, $name a player, $place a place of the board in words.

board-name-cave = The cave

board-open = face up

## Spaces of a card

space-north = north space

space-east = east space

space-south = south space

space-west = west space

space-middle = middle space

space-over = on the bridge

space-under = below the bridge

space-hole = dark hole

space-ladder = ladder

space-tunnel = tunnel

space-vein = gold vein

space-exit = exit

## What stands and lies on a card

board-lies =
    { $names_who ->
        [me] you are knocked down
        [among] { $names } are knocked down
       *[other]
            { $names_count ->
                [one] { $names } is knocked down
               *[other] { $names } are knocked down
            }
    }

board-gold = 1 gold here

board-beast-rat =
    { $who ->
        [me] your rat
       *[other] { $name }’s rat
    }

board-beast-lindworm =
    { $who ->
        [me] your lindworm
       *[other] { $name }’s lindworm
    }

board-beast-goblin =
    { $who ->
        [me] your goblin
       *[other] { $name }’s goblin
    }

board-token-web-circle =
    { $who ->
        [me] your web (circle), { $side } side, at { $left }
       *[other] { $name }’s web (circle), { $side } side, at { $left }
    }

board-token-web-triangle =
    { $who ->
        [me] your web (triangle), { $side } side, at { $left }
       *[other] { $name }’s web (triangle), { $side } side, at { $left }
    }

board-token-web-square =
    { $who ->
        [me] your web (square), { $side } side, at { $left }
       *[other] { $name }’s web (square), { $side } side, at { $left }
    }

## What can be done there

board-target-spin = you can spin a web here

board-target-cut = you can use an axe on this web

board-target-lure = the creature can start here
