### Was sich in Saboteur 2 entscheiden lässt, neben dem aus Saboteur: Grundform ohne Punkt am Ende.

## Was in einem Zug möglich ist

action-theft = einen Diebstahl planen

action-handsoff =
    { $who ->
        [me] deinen eigenen Diebstahl aufgeben
       *[other] den Diebstahl von { $name } verhindern
    }

action-swaphats =
    { $who ->
        [me] deine eigene Mütze tauschen
       *[other] { $name } die Mütze tauschen lassen
    }

action-inspect = die Zwergenkarte von { $name } ansehen

action-swaphands = mit { $name } die Handkarten tauschen

action-trap = { $name } gefangen nehmen

action-free =
    { $who ->
        [me] dich selbst befreien
       *[other] { $name } befreien
    }

action-lift = „{ $off }“ entfernen und abwerfen: { $cards }
    .hidden = „{ $off }“ entfernen und zwei Karten verdeckt abwerfen

## Diebstähle

action-steal = { $name } 1 Gold stehlen

action-decline = nichts stehlen
