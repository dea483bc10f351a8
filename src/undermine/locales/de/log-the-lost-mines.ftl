### Was in The Lost Mines geschieht, neben dem aus jedem Spiel: eine Nachricht je Ereignis.
### .hidden erzählt es allen, die die Karten nicht sehen dürfen; .brief steht neben einem Bild der Karte.

## Was in einem Zug möglich ist

event-pathlaid =
    { $who ->
        [me] Du legst
       *[other] { $name } legt
    } eine { $tile_short } auf { $at }.

event-bridged =
    { $who ->
        [me] Du überbrückst
       *[other] { $name } überbrückt
    } das Hindernis auf { $at } { $card_id ->
        [axe] mit einer Axt
        [boat] mit einem Boot
       *[rope] mit einem Seil
    }.

event-scouted =
    { $who ->
        [me] Du siehst dir
       *[other] { $name } sieht sich
    } { $mine } an: { $card }.
    .hidden =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $mine } an.
    .brief =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $mine } an.

event-appraised =
    { $who ->
        [me] Du siehst dir
       *[other] { $name } sieht sich
    } { $treasure } an: { $card }.
    .hidden =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $treasure } an.
    .brief =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $treasure } an.

event-spied =
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

event-trapset =
    { $who ->
        [me] Du stellst
       *[other] { $name } stellt
    } zwischen { $at } und { $at_beyond } eine Falle.

event-trollcame =
    { $who ->
        [me] Du rufst
       *[other] { $name } ruft
    } zwischen { $at } und { $at_beyond } einen Troll herbei.

event-trollleft =
    { $who ->
        [me] Dein Troll
       *[other] Der Troll von { $name }
    } zwischen { $at } und { $at_beyond } verschwindet.

event-stormed =
    { $who ->
        [me] Du lässt
       *[other] { $name } lässt
    } auf { $at } ein Gewitter niedergehen. Weggespült: { $card_short }.

event-satout =
    { $who ->
        [me] Du hast keine Karten mehr und setzt
       *[other] { $name } hat keine Karten mehr und setzt
    } aus.

## Minen und Schätze

event-mineopened =
    { $who ->
        [me] Du erreichst { $mine } und deckst
       *[other] { $name } erreicht { $mine } und deckt
    } sie auf: { $card_short }.

event-minelaid = Jetzt offen auf { $at }: { $tile }.

event-dragonwoken =
    { $who ->
        [me] Du weckst
       *[other] { $name } weckt
    } den Drachen!

event-treasuretaken =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } { $treasure } ({ $found }): { $card }.
    .hidden =
        { $who ->
            [me] Du nimmst
           *[other] { $name } nimmt
        } { $treasure } ({ $found }), verdeckt.

event-treasureleft =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } keinen Schatz.

## Das Ende einer Runde und des Spiels

event-roundover = Runde { $round } ist zu Ende: { $why }.

why-treasures = Alle Schätze sind genommen

why-cards = Alle Karten sind gespielt

why-agreed = Alle wollen aufhören

why-other = { $word }

# $roles nennt alle der Reihe nach; .unnamed gilt für einen Tisch, an dem nicht bekannt ist, wie viele spielen.
event-charactersshown =
    { $left_count ->
        [0] Alle Zwergenkarten werden aufgedeckt. { $roles }.
       *[other] Alle Zwergenkarten werden aufgedeckt. { $roles }. Übrig: { $left }.
    }
    .unnamed = Alle Zwergenkarten werden der Reihe nach aufgedeckt: { $roles }.

event-hoardshown =
    { $who ->
        [me] Du hast gefunden
       *[other] { $name } hat gefunden
    }: { $cards }.

event-pointsshared = Blauer Topf: { $blue }. Gelber Topf: { $yellow }. Drache: { $dragon }. Punkte dieser Runde: { $points }.

event-gamewon =
    { $winners_count ->
        [one] { $winners_who ->
            [me] Das Spiel ist zu Ende: Du gewinnst.
           *[other] Das Spiel ist zu Ende: { $winners } gewinnt.
        } Punkte: { $points }.
       *[other] { $winners_who ->
            [among] Das Spiel ist zu Ende: { $winners } gewinnt gemeinsam.
           *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam.
        } Punkte: { $points }.
    }
