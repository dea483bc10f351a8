### Was sich in The Lost Mines entscheiden lässt, neben dem aus jedem Spiel: Grundform ohne Punkt am Ende.
### $at ist ein Feld; ist es die Kante zweier Felder, sagt $at_side, auf welcher Seite des Feldes.

## Was in einem Zug möglich ist

action-bridge = das Hindernis auf Feld { $at } überbrücken: { $card }

action-scout = die { $mine } ansehen: { $card }

action-appraise = { $treasure } ansehen: { $card }

action-spy = die Zwergenkarte ansehen von { $name }: { $card }

action-snare = eine Falle stellen an Feld { $at } im { $at_side }

action-troll = einen Troll rufen an Feld { $at } im { $at_side }

action-storm = Feld { $at } durch ein Gewitter räumen

## Minen und Schätze

action-align = die Mine so hinlegen: { $tile }

action-pick = { $treasure } nehmen

action-leave = keinen Schatz nehmen
