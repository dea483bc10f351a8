### Was sich in Saboteur entscheiden lässt, als Zeile eines Menüs: Grundform ohne Punkt am Ende.
### Eine Nachricht je Aktion; .hidden gilt für alle, die ihre Karten nicht sehen dürfen.
### $name ist eine Person, $at eine Stelle auf dem Plan; alles andere kommt in Worten.

## Was in einem Zug möglich ist

action-place = eine { $tile } auf { $at } legen

action-break =
    { $who ->
        [me] deine eigene { $card_tool } kaputt machen
       *[other] die { $card_tool } von { $name } kaputt machen
    }

action-mend =
    { $who ->
        [me] deine { $tool }
       *[other] die { $tool } von { $name }
    } mit einer { $card } reparieren

action-rockfall = auf { $at } einen Steinschlag auslösen

action-peek = { $goal } ansehen

action-discard = passen und abwerfen: { $cards }
    .hidden = passen und verdeckt abwerfen

## Andere Entscheidungen

action-begin =
    { $who ->
        [me] selbst beginnen
       *[other] { $name } beginnen lassen
    }

action-orient = die Zielkarte so hinlegen: { $tile }

action-take = eine { $card } nehmen
    .hidden = eine Goldkarte nehmen

action-agree = gemeinsam aufhören

## Zufall

action-deal = austeilen ({ $pile }): { $card }
    .hidden = eine Karte austeilen ({ $pile })

action-pay = auszahlen ({ $pile }): { $cards }
    .hidden = auszahlen, was zusteht ({ $pile })
