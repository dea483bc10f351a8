### Das Spielfeld von Saboteur 2 im Browser: das Licht für ein Team, Leitern, Kristalle.
### $places sind Plätze des Spielfelds in Worten.

## Der Schalter über dem Spielfeld

board-light = Wege zeigen für

board-light-everyone = Alle

board-light-blue = Blau

board-light-green = Grün

board-light-blue-note =
    { $count ->
        [0] Keine grüne Tür hält Blau auf.
       *[other] Eine grüne Tür hält Blau auf: { $places }.
    }

board-light-green-note =
    { $count ->
        [0] Keine blaue Tür hält Grün auf.
       *[other] Eine blaue Tür hält Grün auf: { $places }.
    }

board-count-crystals =
    { $count ->
        [0] Noch kein Kristall
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }

## Was von einem Feld gesagt wird: "F5: grüne Tür Ost–West, für Blau unerreichbar"

board-joined-blue = für Blau erreichbar

board-half-joined-blue = für Blau teils erreichbar

board-cut-blue = für Blau unerreichbar

board-joined-green = für Grün erreichbar

board-half-joined-green = für Grün teils erreichbar

board-cut-green = für Grün unerreichbar

board-stop-blue = Blau kommt nicht hindurch

board-stop-green = Grün kommt nicht hindurch

board-tied =
    { $count ->
        [one] mit 1 weiteren Leiter verbunden
       *[other] mit { $count } weiteren Leitern verbunden
    }
