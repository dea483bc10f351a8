### Boards on which figures walk: places that are smaller than a cell, who stands there, how far it is.
### $place and $beyond are names of cells, $space is a part of a card.

board-places = Spots to choose from

board-border = between { $place } and { $beyond }: { $what }

board-space = { $place }, { $space }: { $what }

board-stands =
    { $names_who ->
        [me] you stand here
        [among] { $names } stand here
       *[other]
            { $names_count ->
                [one] { $names } stands here
               *[other] { $names } stand here
            }
    }

board-target-walk =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }{ $cards ->
        [0] {""}
        [one] , costs a card
       *[other] , costs { $cards } cards
    }{ $gold ->
        [0] {""}
       *[other] , costs { $gold } gold
    }
