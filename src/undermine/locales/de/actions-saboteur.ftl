### Was sich in Saboteur entscheiden lässt, als Zeile eines Menüs: Grundform ohne Punkt am Ende.
### Eine Nachricht je Aktion; .hidden gilt für alle, die ihre Karten nicht sehen dürfen.
### $name ist das, wie ein Sitz heißt, $at ein Feld, alles andere kommt in Worten.

## Was in einem Zug möglich ist

action-place = auf Feld { $at } legen: { $tile }

action-break = gegen { $name } spielen: { $card }

action-mend = die { $tool } von { $name } reparieren: { $card }

action-rockfall = auf Feld { $at } einen Steinschlag auslösen

action-peek = die { $goal } ansehen

action-discard = passen und abwerfen: { $cards }
    .hidden = passen und verdeckt abwerfen

## Andere Entscheidungen

action-begin = beginnen lassen: { $name }

action-orient = die Zielkarte so hinlegen: { $tile }

action-take = eine { $card } nehmen
    .hidden = eine Goldkarte nehmen

action-agree = die Runde gemeinsam vorzeitig beenden

## Zufall

action-deal = austeilen ({ $pile }): { $card }
    .hidden = eine Karte austeilen ({ $pile })

action-pay = auszahlen ({ $pile }): { $cards }
    .hidden = auszahlen, was zusteht ({ $pile })
