### The board of Saboteur 2 in the browser: the light for a team, ladders, crystals.
### $places are places of the board in words.

## The switch above the board

board-light = Show paths for

board-light-everyone = Everyone

board-light-blue = Blue

board-light-green = Green

board-light-blue-note =
    { $count ->
        [0] No green door stops blue.
       *[other] A green door stops blue at { $places }.
    }

board-light-green-note =
    { $count ->
        [0] No blue door stops green.
       *[other] A blue door stops green at { $places }.
    }

board-count-crystals =
    { $count ->
        [0] No crystal yet
        [one] 1 crystal
       *[other] { $count } crystals
    }

## What is said of a cell: "F5: green door east–west, out of reach for blue"

board-joined-blue = blue can reach this

board-half-joined-blue = blue can reach part of this

board-cut-blue = blue can’t reach this

board-joined-green = green can reach this

board-half-joined-green = green can reach part of this

board-cut-green = green can’t reach this

board-stop-blue = blue can’t get through

board-stop-green = green can’t get through

board-tied =
    { $count ->
        [one] linked to 1 other ladder
       *[other] linked to { $count } other ladders
    }
