### Spielfelder, auf denen gegangen wird: Plätze, die kleiner sind als ein Feld, wer dort steht, wie weit es ist.
### $side ist eine Seite einer Karte, $place ein Platz des Spielfelds in Worten, $space ein Teil einer Karte.

board-places = Plätze zur Wahl

board-border = { $place }, im { $side }: { $what }

board-space = { $place }, { $space }: { $what }

board-stands =
    { $count ->
        [one] { $names } steht hier
       *[other] { $names } stehen hier
    }

board-target-walk =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }{ $cards ->
        [0] {""}
        [one] , kostet eine Karte
       *[other] , kostet { $cards } Karten
    }{ $gold ->
        [0] {""}
       *[other] , kostet { $gold } Gold
    }
