### Boards on which figures walk: places that are smaller than a cell, who stands there, how far it is.
### $side is a side of a card, $place a place of the board in words, $space a part of a card.

board-places = Places to choose from

board-border = { $place }, { $side } side: { $what }

board-space = { $place }, { $space }: { $what }

board-stands =
    { $count ->
        [one] { $names } stands here
       *[other] { $names } stand here
    }

board-target-walk =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }{ $cards ->
        [0] {""}
        [one] , costs a card
       *[other] , costs { $cards } cards
    }{ $gold ->
        [0] {""}
       *[other] , costs { $gold } gold
    }
