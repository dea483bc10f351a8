### Was in The Lost Mines geschehen ist, neben dem aus jedem Spiel: eine Nachricht je Ereignis.
### .hidden erzählt es allen, die die Karten nicht sehen dürfen.

## Was in einem Zug möglich ist

event-pathlaid = { $name } baut einen Weg auf Feld { $at }: { $tile }.

event-bridged = { $name } überbrückt das Hindernis auf Feld { $at }: { $card }.

event-scouted = { $name } wirft einen heimlichen Blick auf die { $mine }: { $card }.
    .hidden = { $name } wirft einen heimlichen Blick auf die { $mine }.

event-appraised = { $name } wirft einen heimlichen Blick auf { $treasure }: { $card }.
    .hidden = { $name } wirft einen heimlichen Blick auf { $treasure }.

event-spied = { $name } wirft einen heimlichen Blick auf die Zwergenkarte von { $target }: { $card }.
    .hidden = { $name } wirft einen heimlichen Blick auf die Zwergenkarte von { $target }.

event-trapset = { $name } stellt eine Falle an Feld { $at } im { $at_side }.

event-trollcame = { $name } ruft einen Troll an Feld { $at } im { $at_side }.

event-trollleft = Der Troll von { $name } geht, an Feld { $at } im { $at_side }.

event-stormed = { $name } lässt ein Gewitter auf Feld { $at } niedergehen. Weggespült: { $card }.

event-satout = { $name } hat keine Karten mehr und setzt aus.

## Minen und Schätze

event-mineopened = { $name } erreicht die { $mine } und deckt sie auf: { $card }.

event-minelaid = Die { $mine } liegt jetzt offen auf Feld { $at }: { $tile }.

event-dragonwoken = { $name } hat den Drachen geweckt!

event-treasuretaken = { $name } nimmt { $treasure } ({ $found }): { $card }.
    .hidden = { $name } nimmt { $treasure } ({ $found }) verdeckt an sich.

event-treasureleft = { $name } nimmt keinen Schatz.

## Das Ende einer Runde und des Spiels

event-roundover = Runde { $round } ist zu Ende: { $why }.

why-treasures = Alle Schätze sind genommen

why-cards = Alle Karten sind gespielt

why-agreed = Alle wollen aufhören

why-other = { $word }

# $roles nennt Sitz für Sitz; .unnamed gilt für einen Tisch, dessen Zahl der Sitze nicht bekannt ist.
event-charactersshown =
    { $left_count ->
        [0] Alle Zwergenkarten werden aufgedeckt. { $roles }.
       *[other] Alle Zwergenkarten werden aufgedeckt. { $roles }. Übrig: { $left }.
    }
    .unnamed = Alle Zwergenkarten werden aufgedeckt, Sitz für Sitz: { $roles }.

event-hoardshown = { $name } hat gefunden: { $cards }.

event-pointsshared = Blauer Topf: { $blue }. Gelber Topf: { $yellow }. Drache: { $dragon }. In dieser Runde gewonnene Punkte: { $points }.

event-gamewon =
    { $winners_count ->
        [one] Das Spiel ist zu Ende, und { $winners } gewinnt. Punkte: { $points }.
       *[other] Das Spiel ist zu Ende, und { $winners } gewinnen gemeinsam. Punkte: { $points }.
    }
