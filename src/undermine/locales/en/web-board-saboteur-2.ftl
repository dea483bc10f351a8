### The board of Saboteur 2 in the browser: the light for a team, ladders, crystals.
### $places are places of the board in words.

## The switch above the board

board-light = Light the ways for

board-light-everyone = Everyone

board-light-blue = Blue

board-light-green = Green

board-light-blue-note =
    { $count ->
        [0] No green door keeps blue out.
       *[other] A green door stops blue at { $places }.
    }

board-light-green-note =
    { $count ->
        [0] No blue door keeps green out.
       *[other] A blue door stops green at { $places }.
    }

board-count-crystals =
    { $count ->
        [0] No crystal yet
        [one] 1 crystal
       *[other] { $count } crystals
    }

## What is said of a cell: "column 5, middle row: green door east–west, out of reach for blue"

board-joined-blue = within reach for blue

board-half-joined-blue = partly within reach for blue

board-cut-blue = out of reach for blue

board-joined-green = within reach for green

board-half-joined-green = partly within reach for green

board-cut-green = out of reach for green

board-stop-blue = blue does not get through

board-stop-green = green does not get through

board-tied =
    { $count ->
        [one] tied to 1 other ladder
       *[other] tied to { $count } other ladders
    }
