### Was sich in Saboteur 2 entscheiden lässt, neben dem aus Saboteur: Grundform ohne Punkt am Ende.

## Was in einem Zug möglich ist

action-theft = einen Diebstahl vorbereiten

action-handsoff = den Diebstahl entfernen von { $name }

action-swaphats = die Mütze tauschen lassen: { $name }

action-inspect = die Zwergenkarte ansehen von { $name }

action-swaphands = die Handkarten tauschen mit { $name }

action-trap = gefangen setzen: { $name }

action-free = befreien: { $name }

action-lift = „{ $off }“ entfernen und abwerfen: { $cards }
    .hidden = „{ $off }“ entfernen und zwei Karten verdeckt abwerfen

## Diebstähle

action-steal = 1 Gold stehlen von { $name }

action-decline = nichts stehlen
