### Was in Saboteur 2 geschehen ist, neben dem aus Saboteur: eine Nachricht je Ereignis.

## Was in einem Zug möglich ist

event-theftlaid = { $name } bereitet einen Diebstahl vor: { $card }.

event-theftended =
    { $whose ->
        [own] { $name } gibt den eigenen Diebstahl auf: { $card }.
       *[other] { $name } vereitelt den Diebstahl von { $target }: { $card }.
    }

event-hatswapped =
    { $whose ->
        [own] { $name } setzt eine andere Mütze auf: { $card }.
       *[other] { $name } lässt { $target } eine andere Mütze aufsetzen: { $card }.
    }

event-inspected = { $name } wirft einen heimlichen Blick auf die Zwergenkarte von { $target }: { $card }.
    .hidden = { $name } wirft einen heimlichen Blick auf die Zwergenkarte von { $target }.

event-handsswapped = { $name } tauscht die Handkarten mit { $target }: { $card }.

event-trapped = { $name } setzt { $target } gefangen: { $card }.

event-freed =
    { $whose ->
        [own] { $name } bricht aus dem Gefängnis aus: { $card }.
       *[other] { $name } befreit { $target }: { $card }.
    }

event-lifted = { $name } wird „{ $lifted }“ los und wirft ab: { $cards }.
    .hidden = { $name } wird „{ $lifted }“ los und wirft zwei Karten verdeckt ab.

## Die Abrechnung

event-reckoned =
    { $builder } { $way } { $team } { $winners_count ->
        [0] Niemand bekommt einen Anteil.
        [one] Ein Anteil von { $share } geht an: { $winners }.
       *[other] Je ein Anteil von { $share } geht an: { $winners }.
    } { $crystals ->
        [0] Kein Kristall ist zu sehen.
        [one] 1 Kristall ist zu sehen.
       *[other] { $crystals } Kristalle sind zu sehen.
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

team-neither = Kein Goldsucherteam gewinnt.

team-other = { $word }.

## Diebstähle

event-stole = { $name } stiehlt 1 Gold von { $target }.

event-declined = { $name } stiehlt nichts.

event-lapsed = { $name } findet niemanden zum Bestehlen.
