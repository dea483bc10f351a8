### Spielfelder, auf denen gegangen wird: Plätze, die kleiner sind als ein Feld, wer dort steht, wie weit es ist.
### $place und $beyond sind Namen von Feldern, $space ist ein Teil einer Karte.

board-places = Felder zur Wahl

board-border = zwischen { $place } und { $beyond }: { $what }

board-space = { $place }, { $space }: { $what }

board-stands =
    { $names_who ->
        [me] du stehst hier
        [among] { $names } steht hier
       *[other]
            { $names_count ->
                [one] { $names } steht hier
               *[other] { $names } stehen hier
            }
    }

board-target-walk =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }{ $cards ->
        [0] {""}
        [one] , kostet eine Karte
       *[other] , kostet { $cards } Karten
    }{ $gold ->
        [0] {""}
       *[other] , kostet { $gold } Gold
    }
