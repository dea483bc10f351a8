### Was in Saboteur geschehen ist, als Zeile des Protokolls: eine Nachricht je Ereignis.
### .hidden erzählt es allen, die die Karten nicht sehen dürfen.
### $name ist, wie der handelnde Sitz heißt, $target, wen es betrifft; Karten kommen in Worten.

## Was in einem Zug möglich ist

event-placed = { $name } baut auf Feld { $at }: { $tile }.

event-broke =
    { $whose ->
        [own] { $name } macht das eigene Werkzeug kaputt: { $card }.
       *[other] { $name } spielt gegen { $target }: { $card }.
    }

event-mended =
    { $whose ->
        [own] { $name } repariert die eigene { $tool }: { $card }.
       *[other] { $name } repariert die { $tool } von { $target }: { $card }.
    }

event-fell = { $name } löst auf Feld { $at } einen Steinschlag aus. Verschüttet: { $card }.

event-peeked = { $name } wirft einen heimlichen Blick auf die { $goal }: { $card }.
    .hidden = { $name } wirft einen heimlichen Blick auf die { $goal }.

event-discarded = { $name } passt und wirft ab: { $cards }.
    .hidden =
        { $name } passt und wirft { $cards_count ->
            [one] eine Karte
           *[other] { $cards_count } Karten
        } verdeckt ab.

## Ausgeteilte Karten

event-dealt =
    { $target_zone ->
        [hand] { $target_name } zieht: { $cards }.
        [role] { $target_name } bekommt eine Zwergenkarte: { $cards }.
        [goal] Verdeckt als { $target }: { $cards }.
        [mine] Verdeckt als { $target }: { $cards }.
        [treasure] Verdeckt am Rand des Spielplans als { $target }: { $cards }.
        [offer] Gezogen ({ $source }): { $cards }.
       *[other] Ausgeteilt ({ $source } → { $target }): { $cards }.
    }
    .hidden =
        { $target_zone ->
            [hand] { $target_name } zieht eine Karte.
            [role] { $target_name } bekommt eine Zwergenkarte und sieht sie heimlich an.
            [goal] Die { $target } kommt verdeckt an ihren Platz.
            [mine] Die { $target } kommt verdeckt an ihren Platz.
            [treasure] Am Rand des Spielplans kommt { $target } verdeckt hinzu.
            [offer] Eine Goldkarte wird gezogen ({ $source }).
           *[other] Eine Karte wird ausgeteilt ({ $source } → { $target }).
        }
    .the-dark-cave =
        { $target_zone ->
            [hand] { $target_name } zieht: { $cards }.
            [role] { $target_name } bekommt eine Clankarte: { $cards }.
            [goal] Verdeckt als { $target }: { $cards }.
           *[other] Ausgeteilt ({ $source } → { $target }): { $cards }.
        }
    .hidden-the-dark-cave =
        { $target_zone ->
            [hand] { $target_name } zieht eine Karte.
            [role] { $target_name } bekommt eine Clankarte und sieht sie heimlich an.
            [goal] Die { $target } kommt verdeckt an ihren Platz.
           *[other] Eine Karte wird ausgeteilt ({ $source } → { $target }).
        }

## Ziele

event-goalopened = { $name } erreicht die { $goal } und deckt sie auf: { $card }.

event-goallaid = Die { $goal } liegt jetzt offen auf Feld { $at }: { $tile }.

## Runden

event-roundbegan = Runde { $round } beginnt.

event-roundended =
    { $why ->
        [treasure] Runde { $round } ist zu Ende: { $finder } hat den Schatz erreicht!
        [hands] Runde { $round } ist zu Ende: Alle Hände sind leer, und der Schatz bleibt im Berg.
        [agreed] Runde { $round } ist zu Ende: Alle wollen aufhören, und der Schatz bleibt im Berg.
       *[other] Runde { $round } ist zu Ende.
    }

# $roles nennt Sitz für Sitz, $left sind Zwergenkarten ohne Sitz;
# .unnamed gilt für einen Tisch, dessen Zahl der Sitze nicht bekannt ist.
event-rolesshown =
    { $left_count ->
        [0] Alle Zwergenkarten werden aufgedeckt. { $roles }.
       *[other] Alle Zwergenkarten werden aufgedeckt. { $roles }. Übrig: { $left }.
    }
    .unnamed = Alle Zwergenkarten werden aufgedeckt, Sitz für Sitz: { $roles }.

role-shown = { $name }: { $card }

## Gold

event-goldtaken = { $name } nimmt eine Goldkarte: { $card }.
    .hidden = { $name } nimmt heimlich eine Goldkarte.

event-goldpaid =
    { $value ->
        [one] { $name } bekommt 1 Goldstück: { $cards }.
       *[other] { $name } bekommt { $value } Goldstücke: { $cards }.
    }
    .hidden =
        { $value ->
            [one] { $name } bekommt 1 Goldstück.
           *[other] { $name } bekommt { $value } Goldstücke.
        }

event-gameended =
    { $winners_count ->
        [one] Das Spiel ist zu Ende, und { $winners } gewinnt. Gold: { $scores }.
       *[other] Das Spiel ist zu Ende, und { $winners } gewinnen gemeinsam. Gold: { $scores }.
    }

score = { $name } ({ $gold })
