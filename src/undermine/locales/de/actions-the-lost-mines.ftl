### Was sich in The Lost Mines entscheiden lässt, neben dem aus jedem Spiel: Grundform ohne Punkt am Ende.
### $at ist ein Feld; ist es die Grenze zweier Felder, ist $at_beyond das andere.

## Was in einem Zug möglich ist

action-bridge = das Hindernis auf { $at } überbrücken: { $card }

action-scout = { $mine } ansehen: { $card }

action-appraise = { $treasure } ansehen: { $card }

action-spy = die Zwergenkarte von { $name } ansehen: { $card }

action-snare = zwischen { $at } und { $at_beyond } eine Falle stellen

action-troll = zwischen { $at } und { $at_beyond } einen Troll herbeirufen

action-storm = auf { $at } ein Gewitter niedergehen lassen

## Minen und Schätze

action-align = die Mine so hinlegen: { $tile }

action-pick = { $treasure } nehmen

action-leave = keinen Schatz nehmen
