### Was in The Dark Cave geschieht, neben dem aus jedem Spiel: eine Nachricht je Ereignis.
### .hidden erzählt es allen, die die Karten nicht sehen dürfen; .brief steht neben einem Bild der Karte.
### $creature ist der bloße Name, $creature_object der Name im Akkusativ, $creature_subject der am Anfang eines Satzes.

## Was in einem Zug möglich ist

event-clanchosen = In diesem Spiel haben alle dieselbe Farbe: { $clan }.

event-turnskipped =
    { $who ->
        [me] Du hast keine Karten und setzt
       *[other] { $name } hat keine Karten und setzt
    } einen Zug aus.

event-goalspied =
    { $who ->
        [me] Du siehst dir
       *[other] { $name } sieht sich
    } { $corner } an: { $card }.
    .hidden =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $corner } an.
    .brief =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $corner } an.

event-dwarfspied =
    { $who ->
        [me] Du siehst dir
       *[other] { $name } sieht sich
    } { $target_who ->
        [me] deine Clankarte
       *[other] die Clankarte von { $target }
    } an: { $card }.
    .hidden =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $target_who ->
            [me] deine Clankarte
           *[other] die Clankarte von { $target }
        } an.

event-collapsed =
    { $who ->
        [me] Du löst
       *[other] { $name } löst
    } auf { $at } einen Steinschlag aus. Verschüttet: { $card_short }.

event-handstraded =
    { $who ->
        [me] Du tauschst
       *[other] { $name } tauscht
    } die Handkarten mit { $target_who ->
        [me] dir
       *[other] { $target }
    }.

event-equipped =
    { $whose ->
        [own] { $who ->
            [me] Du nimmst dir
           *[other] { $name } nimmt sich
        }
       *[other] { $who ->
            [me] Du gibst
           *[other] { $name } gibt
        } { $target_who ->
            [me] dir
           *[other] { $target }
        }
    } { $card_id ->
        [boots-I] Stiefel
        [boots-II] Stiefel
       *[other] eine Streitaxt
    }.

## Netze

event-webspun =
    { $who ->
        [me] Du spannst
       *[other] { $name } spannt
    } ein Netz { $card_id ->
        [web-circle] mit Kreis
        [web-triangle] mit Dreieck
       *[web-square] mit Quadrat
    } zwischen { $at } und { $at_beyond }.

event-webworn = Das Netz zwischen { $at } und { $at_beyond } zeigt nur noch { $left }.

event-webgone = Das Netz zwischen { $at } und { $at_beyond } ist weg.

event-webcut =
    { $who ->
        [me] Du setzt
       *[other] { $name } setzt
    } eine Axt gegen das Netz zwischen { $at } und { $at_beyond } ein.

## Kreaturen

event-lured =
    { $who ->
        [me] Du lockst
       *[other] { $name } lockt
    } auf { $at } { $creature_object } an.

event-takenover =
    { $who ->
        [me] Du übernimmst
       *[other] { $name } übernimmt
    } { $creature_object } von { $owner_who ->
        [me] dir
       *[other] { $owner }
    }.

event-prowled =
    { $who ->
        [me] Du bewegst
       *[other] { $name } bewegt
    } { $creature_object } nach { $to }.

event-drivenoff =
    { $who ->
        [me] Du vertreibst
       *[other] { $name } vertreibt
    } { $creature_object } mit einer Axt.

event-creaturegone = { $creature_subject } verschwindet: { $owner_who ->
        [me] Du bist
       *[other] { $owner } ist
    } wieder dran.

event-attacked = { $creature_subject } greift an: { $victims }.

event-laidlow =
    { $who ->
        [me] Dein Zwerg
       *[other] Der Zwerg von { $name }
    } wird umgeworfen.

event-stoodup =
    { $who ->
        [me] Dein Zwerg
       *[other] Der Zwerg von { $name }
    } steht wieder auf.

event-voted =
    { $who ->
        [me] Du stimmst
       *[other] { $name } stimmt
    } über die Axt ab: { $card }.
    .hidden =
        { $who ->
            [me] Du stimmst
           *[other] { $name } stimmt
        } über die Axt ab.

event-votesshown = Die Stimmen über { $creature_object } werden gezeigt ({ $voters }): { $cards }.

## Gold, Ziele und der Ausgang

event-goldlost =
    { $who ->
        [me] Du verlierst
       *[other] { $name } verliert
    } 1 Gold an { $to }.

event-goldfound =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } auf { $at } 1 Gold.

event-unmasked =
    { $who ->
        [me] Du deckst deine
       *[other] { $name } deckt die eigene
    } Clankarte auf: { $card }.

event-cornerfound =
    { $who ->
        [me] Du erreichst { $corner } und deckst
       *[other] { $name } erreicht { $corner } und deckt
    } es auf: { $card_short }.

event-cornerlaid = Jetzt offen auf { $at }: { $tile }.

event-leftcave =
    { $who ->
        [me] Du verlässt
       *[other] { $name } verlässt
    } die Höhle als Nr. { $rank } mit { $gold } Gold.

event-asideseen =
    { $who ->
        [me] Du siehst dir
       *[other] { $name } sieht sich
    } die beiseitegelegten Clankarten an: { $cards }.
    .hidden =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } heimlich die beiseitegelegten Clankarten an.

## Das Ende

event-caveclosed = Das Spiel ist zu Ende: { $why }.

event-treasurecounted =
    Gelb: { $saved_yellow } Gold × { $heads_blue } = { $yellow }. Blau: { $saved_blue } Gold × { $heads_yellow } = { $blue }. { $winners_count ->
        [0] Niemand gewinnt.
       *[other] Siegreiche Seite: { $winner } ({ $winners }).
    }

# $roles nennt alle der Reihe nach, $left sind Clankarten, die niemand hat;
# .unnamed gilt für einen Tisch, an dem nicht bekannt ist, wie viele spielen.
event-clansshown =
    { $left_count ->
        [0] Alle Clankarten werden aufgedeckt. { $roles }.
       *[other] Alle Clankarten werden aufgedeckt. { $roles }. Beiseitegelegt: { $left }.
    }
    .unnamed = Alle Clankarten werden der Reihe nach aufgedeckt: { $roles }.
