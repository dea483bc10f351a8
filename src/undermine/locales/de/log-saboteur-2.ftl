### Was in Saboteur 2 geschieht, neben dem aus Saboteur: eine Nachricht je Ereignis.

## Was in einem Zug möglich ist

event-theftlaid =
    { $who ->
        [me] Du planst
       *[other] { $name } plant
    } einen Diebstahl.

event-theftended =
    { $whose ->
        [own] { $who ->
            [me] Du gibst deinen
           *[other] { $name } gibt den
        } eigenen Diebstahl auf.
       *[other] { $who ->
            [me] Du verhinderst
           *[other] { $name } verhindert
        } { $target_who ->
            [me] deinen Diebstahl
           *[other] den Diebstahl von { $target }
        }.
    }

event-hatswapped =
    { $whose ->
        [own] { $who ->
            [me] Du tauschst
           *[other] { $name } tauscht
        } die Mütze.
       *[other] { $who ->
            [me] Du lässt
           *[other] { $name } lässt
        } { $target_who ->
            [me] dich
           *[other] { $target }
        } die Mütze tauschen.
    }

event-inspected =
    { $who ->
        [me] Du siehst dir
       *[other] { $name } sieht sich
    } { $target_who ->
        [me] deine Zwergenkarte
       *[other] die Zwergenkarte von { $target }
    } an: { $card }.
    .hidden =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $target_who ->
            [me] deine Zwergenkarte
           *[other] die Zwergenkarte von { $target }
        } an.

event-handsswapped =
    { $who ->
        [me] Du tauschst
       *[other] { $name } tauscht
    } die Handkarten mit { $target_who ->
        [me] dir
       *[other] { $target }
    }.

event-trapped =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } { $target_who ->
        [me] dich
       *[other] { $target }
    } gefangen.

event-freed =
    { $whose ->
        [own] { $who ->
            [me] Du brichst
           *[other] { $name } bricht
        } aus dem Gefängnis aus.
       *[other] { $who ->
            [me] Du befreist
           *[other] { $name } befreit
        } { $target_who ->
            [me] dich
           *[other] { $target }
        }.
    }

event-lifted =
    { $who ->
        [me] Du entfernst
       *[other] { $name } entfernt
    } „{ $lifted }“. Abgeworfen: { $cards }.
    .hidden =
        { $who ->
            [me] Du entfernst
           *[other] { $name } entfernt
        } „{ $lifted }“ und { $who ->
            [me] wirfst
           *[other] wirft
        } zwei Karten verdeckt ab.

## Die Abrechnung

event-reckoned =
    { $builder } { $way } { $team } { $winners_count ->
        [0] Niemand bekommt einen Anteil.
        [one] Ein Anteil von { $share } Gold geht an { $winners }.
       *[other] Je ein Anteil von { $share } Gold geht an { $winners }.
    } { $crystals ->
        [0] Kein Kristall ist zu sehen.
        [one] 1 Kristall ist zu sehen.
       *[other] { $crystals } Kristalle sind zu sehen.
    }

builder-blue = Ein Blauer Goldsucher hat den Weg vollendet.

builder-green = Ein Grüner Goldsucher hat den Weg vollendet.

builder-boss = Der Chef hat den Weg vollendet.

builder-profiteer = Der Profiteur hat den Weg vollendet.

builder-geologist = Ein Geologe hat den Weg vollendet.

builder-saboteur = Ein Saboteur hat den Weg vollendet.

builder-nobody = Niemand hat einen Weg vollendet.

builder-other = { $word }.

way-both = Keine Tür sperrt Blau oder Grün aus.

way-blue = Nur Blau kommt durch die Türen.

way-green = Nur Grün kommt durch die Türen.

way-neither = Türen sperren Blau und Grün aus.

way-missing = Der Schatz bleibt im Berg.

way-other = { $word }.

team-both = Blau und Grün gewinnen.

team-blue = Blau gewinnt.

team-green = Grün gewinnt.

team-neither = Keines der Teams gewinnt.

team-other = { $word }.

## Diebstähle

event-stole =
    { $who ->
        [me] Du stiehlst
       *[other] { $name } stiehlt
    } { $target_who ->
        [me] dir
       *[other] { $target }
    } 1 Gold.

event-declined =
    { $who ->
        [me] Du stiehlst
       *[other] { $name } stiehlt
    } nichts.

event-lapsed =
    { $who ->
        [me] Du findest
       *[other] { $name } findet
    } niemanden zum Bestehlen.
