### Was in The Dark Cave geschehen ist, neben dem aus jedem Spiel: eine Nachricht je Ereignis.
### .hidden erzählt es allen, die die Karten nicht sehen dürfen.

## Was in einem Zug möglich ist

event-clanchosen = In diesem Spiel tragen alle dieselbe Farbe: { $clan }.

event-turnskipped = { $name } hat keine Karten und setzt einen Zug aus.

event-goalspied = { $name } wirft einen heimlichen Blick auf die { $corner }: { $card }.
    .hidden = { $name } wirft einen heimlichen Blick auf die { $corner }.

event-dwarfspied = { $name } wirft einen heimlichen Blick auf die Clankarte von { $target }: { $card }.
    .hidden = { $name } wirft einen heimlichen Blick auf die Clankarte von { $target }.

event-collapsed = { $name } lässt auf Feld { $at } das Gestein einstürzen. Verschüttet: { $card }.

event-handstraded = { $name } tauscht die Hand mit { $target }.

event-equipped =
    { $whose ->
        [own] { $name } legt bereit: { $card }.
       *[other] { $name } gibt Ausrüstung an { $target }: { $card }.
    }

## Netze

event-webspun = { $name } spannt ein Netz an Feld { $at } im { $at_side }: { $card }.

event-webworn = Das Netz an Feld { $at } im { $at_side } zeigt jetzt { $left }.

event-webgone = Das Netz an Feld { $at } im { $at_side } ist weg: { $card }.

event-webcut = { $name } schlägt auf das Netz an Feld { $at } im { $at_side }: { $card }.

## Kreaturen

event-lured = { $name } lockt eine Kreatur auf Feld { $at } ({ $creature }): { $card }.

event-takenover = { $name } übernimmt eine Kreatur ({ $creature }) von { $owner }: { $card }.

event-prowled = { $name } bewegt eine Kreatur ({ $creature }) auf Feld { $to }.

event-drivenoff = { $name } vertreibt eine Kreatur ({ $creature }): { $cards }.

event-creaturegone = Eine Kreatur von { $owner } geht zurück ins Dunkel ({ $creature }): { $card }.

event-attacked = Eine Kreatur ({ $creature }) greift an: { $victims }.

event-laidlow = Der Zwerg von { $name } wird hingelegt.

event-stoodup = Der Zwerg von { $name } steht auf.

event-voted = { $name } stimmt über die Axt ab: { $card }.
    .hidden = { $name } stimmt über die Axt ab.

event-votesshown = Die Stimmen zur Kreatur ({ $creature }) werden gezeigt ({ $voters }): { $cards }.

## Gold, Ziele und der Ausgang

event-goldlost = { $name } verliert 1 Gold an { $to }.

event-goldfound = { $name } nimmt 1 Gold auf Feld { $at }.

event-unmasked = { $name } deckt die Clankarte auf: { $card }.

event-cornerfound = { $name } erreicht die { $corner } und deckt sie auf: { $card }.

event-cornerlaid = Die { $corner } liegt jetzt offen auf Feld { $at }: { $tile }.

event-leftcave = { $name } verlässt die Höhle als Nr. { $rank }, mit { $gold } Gold.

event-asideseen = { $name } sieht die beiseitegelegten Clankarten an: { $cards }.
    .hidden = { $name } sieht heimlich die beiseitegelegten Clankarten an.

## Das Ende

event-caveclosed = Das Spiel ist zu Ende: { $why }.

event-treasurecounted =
    { $winners_count ->
        [0] Gelb hat { $saved_yellow } Gold gerettet, mal { $heads_blue } macht { $yellow }. Blau hat { $saved_blue } Gold gerettet, mal { $heads_yellow } macht { $blue }. Niemand gewinnt.
       *[other] Gelb hat { $saved_yellow } Gold gerettet, mal { $heads_blue } macht { $yellow }. Blau hat { $saved_blue } Gold gerettet, mal { $heads_yellow } macht { $blue }. Siegreiche Seite: { $winner } ({ $winners }).
    }

# $roles nennt Sitz für Sitz, $left sind Clankarten ohne Sitz;
# .unnamed gilt für einen Tisch, dessen Zahl der Sitze nicht bekannt ist.
event-clansshown =
    { $left_count ->
        [0] Alle Clankarten werden aufgedeckt. { $roles }.
       *[other] Alle Clankarten werden aufgedeckt. { $roles }. Beiseite: { $left }.
    }
    .unnamed = Alle Clankarten werden aufgedeckt, Sitz für Sitz: { $roles }.
