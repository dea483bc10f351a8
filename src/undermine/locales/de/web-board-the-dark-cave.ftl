### Das Spielfeld von The Dark Cave im Browser: Felder der Karten, was dort steht und liegt.
### $side ist eine Seite einer Karte, $name jemand am Tisch, $place ein Platz des Spielfelds in Worten.

board-name-cave = Die Höhle

board-open = liegt offen

## Felder einer Karte

space-north = Feld im Norden

space-east = Feld im Osten

space-south = Feld im Süden

space-west = Feld im Westen

space-middle = Feld in der Mitte

space-over = auf der Brücke

space-under = unter der Brücke

space-hole = dunkles Loch

space-ladder = Leiter

space-tunnel = Tunnel

space-vein = Goldader

space-exit = Ausgang

## Was auf einer Karte steht und liegt

board-lies =
    { $names_who ->
        [me] du liegst am Boden
        [among] { $names } liegt am Boden
       *[other]
            { $names_count ->
                [one] { $names } liegt am Boden
               *[other] { $names } liegen am Boden
            }
    }

board-gold = hier liegt Gold

board-beast-rat =
    { $who ->
        [me] deine Ratte
       *[other] Ratte von { $name }
    }

board-beast-lindworm =
    { $who ->
        [me] dein Lindwurm
       *[other] Lindwurm von { $name }
    }

board-beast-goblin =
    { $who ->
        [me] dein Goblin
       *[other] Goblin von { $name }
    }

board-token-web-circle =
    { $who ->
        [me] dein Netz mit Kreis im { $side }, zeigt { $left }
       *[other] Netz von { $name } mit Kreis im { $side }, zeigt { $left }
    }

board-token-web-triangle =
    { $who ->
        [me] dein Netz mit Dreieck im { $side }, zeigt { $left }
       *[other] Netz von { $name } mit Dreieck im { $side }, zeigt { $left }
    }

board-token-web-square =
    { $who ->
        [me] dein Netz mit Quadrat im { $side }, zeigt { $left }
       *[other] Netz von { $name } mit Quadrat im { $side }, zeigt { $left }
    }

## Was dort getan werden kann

board-target-spin = hier kannst du ein Netz spannen

board-target-cut = gegen dieses Netz hilft eine Axt

board-target-lure = hier kann die Kreatur starten
