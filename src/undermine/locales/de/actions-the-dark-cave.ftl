### Was sich in The Dark Cave entscheiden lässt, neben dem aus jedem Spiel: Grundform ohne Punkt am Ende.

## Was in einem Zug möglich ist

action-spygoal = { $corner } ansehen: { $card }

action-spydwarf = die Clankarte von { $name } ansehen: { $card }

action-collapse = auf { $at } einen Steinschlag auslösen: { $card }

action-tradehands = mit { $name } die Handkarten tauschen: { $card }

action-spin = ein Netz zwischen { $at } und { $at_beyond } spannen: { $card }

action-equip =
    { $who ->
        [me] vor dich legen
       *[other] { $name } geben
    }: { $card }

action-lure =
    { $at_space ->
        [1] auf { $at } anlocken: { $card }
       *[other] auf { $at }, Feld { $at_space }, anlocken: { $card }
    }

action-cut = eine Axt gegen das Netz zwischen { $at } und { $at_beyond } einsetzen

## Kreaturen

action-strike = { $creature_object } mit einer Axt vertreiben

action-endure = den Angriff hinnehmen

action-vote = abstimmen: { $card }
    .hidden = abstimmen

action-pickaxe =
    { $who ->
        [me] die Axt selbst einsetzen
       *[other] { $name } die Axt einsetzen lassen
    }

## Gold, Clans und das Ende

action-takegold = das Gold nehmen und die Clankarte aufdecken

action-leavegold = das Gold liegen lassen

action-playclan = mit dem Clan { $clan } spielen

action-announce = nachsehen, wessen Seite vollständig ist: { $side }
