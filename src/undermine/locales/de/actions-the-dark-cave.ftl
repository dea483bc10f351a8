### Was sich in The Dark Cave entscheiden lässt, neben dem aus jedem Spiel: Grundform ohne Punkt am Ende.

## Was in einem Zug möglich ist

action-spygoal = die { $corner } ansehen: { $card }

action-spydwarf = die Clankarte ansehen von { $name }: { $card }

action-collapse = auf Feld { $at } das Gestein einstürzen lassen: { $card }

action-tradehands = die Hand tauschen mit { $name }: { $card }

action-spin = ein Netz spannen an Feld { $at } im { $at_side }: { $card }

action-equip = Ausrüstung geben an { $name }: { $card }

action-lure = hervorlocken auf Feld { $at }: { $card }

action-cut = die Axt gegen das Netz einsetzen, an Feld { $at } im { $at_side }

## Kreaturen

action-strike = mit der Axt vertreiben: { $creature }

action-endure = den Angriff hinnehmen

action-vote = abstimmen: { $card }
    .hidden = abstimmen

action-pickaxe = die Axt einsetzen lassen: { $name }

## Gold, Clans und das Ende

action-takegold = das Gold nehmen und die Clankarte zeigen

action-leavegold = das Gold liegen lassen

action-playclan = mit dem Clan { $clan } spielen

action-announce = nachsehen, wessen Seite vollständig ist: { $side }
