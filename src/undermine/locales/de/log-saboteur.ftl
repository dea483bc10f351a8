### Was in Saboteur geschieht, als Zeile des Protokolls: eine Nachricht je Ereignis, ein kurzer Satz in der Gegenwart.
### .hidden erzählt es allen, die die Karten nicht sehen dürfen; .brief steht neben einem Bild der Karte.
### $name ist, wer es tut, $target, wen es betrifft; Karten kommen in Worten, $card_short ist der kurze Name.
### $who, $target_who, … sind „me“ für die Person, die es liest; sie wird geduzt.
### Wegekarten sind weiblich (eine Kurve, eine Kreuzung), Werkzeuge auch.

## Was in einem Zug möglich ist

event-placed =
    { $who ->
        [me] Du legst
       *[other] { $name } legt
    } eine { $tile_short } auf { $at }.

event-broke =
    { $who ->
        [me] Du machst
       *[other] { $name } macht
    } { $whose ->
        [own] { $who ->
            [me] deine eigene { $card_tool }
           *[other] die eigene { $card_tool }
        }
       *[other] { $target_who ->
            [me] deine { $card_tool }
           *[other] die { $card_tool } von { $target }
        }
    } kaputt.

event-mended =
    { $who ->
        [me] Du reparierst
       *[other] { $name } repariert
    } { $whose ->
        [own] { $who ->
            [me] deine eigene { $tool }
           *[other] die eigene { $tool }
        }
       *[other] { $target_who ->
            [me] deine { $tool }
           *[other] die { $tool } von { $target }
        }
    } mit einer { $card }.
    .brief =
        { $who ->
            [me] Du reparierst
           *[other] { $name } repariert
        } { $whose ->
            [own] { $who ->
                [me] deine eigene { $tool }
               *[other] die eigene { $tool }
            }
           *[other] { $target_who ->
                [me] deine { $tool }
               *[other] die { $tool } von { $target }
            }
        }.

event-fell =
    { $who ->
        [me] Du löst
       *[other] { $name } löst
    } auf { $at } einen Steinschlag aus. Verschüttet: { $card_short }.

event-peeked =
    { $who ->
        [me] Du siehst dir
       *[other] { $name } sieht sich
    } { $goal } an: { $card }.
    .hidden =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $goal } an.
    .brief =
        { $who ->
            [me] Du siehst dir
           *[other] { $name } sieht sich
        } { $goal } an.

event-discarded =
    { $who ->
        [me] Du passt und wirfst
       *[other] { $name } passt und wirft
    } ab: { $cards }.
    .hidden =
        { $who ->
            [me] Du passt und wirfst
           *[other] { $name } passt und wirft
        } { $cards_count ->
            [one] eine Karte
           *[other] { $cards_count } Karten
        } verdeckt ab.
    .brief =
        { $who ->
            [me] Du passt und wirfst
           *[other] { $name } passt und wirft
        } { $cards_count ->
            [one] eine Karte
           *[other] { $cards_count } Karten
        } ab.

## Ausgeteilte Karten

event-dealt =
    { $target_zone ->
        [hand] { $target_who ->
            [me] Du ziehst
           *[other] { $target_name } zieht
        }: { $cards }.
        [role] { $target_who ->
            [me] Du bekommst
           *[other] { $target_name } bekommt
        } eine Zwergenkarte: { $cards }.
        [goal] Verdeckt als { $target }: { $cards }.
        [mine] Verdeckt als { $target }: { $cards }.
        [treasure] Verdeckt am Rand des Spielplans als { $target }: { $cards }.
        [offer] Gezogen ({ $source }): { $cards }.
       *[other] Ausgeteilt ({ $source } → { $target }): { $cards }.
    }
    .hidden =
        { $target_zone ->
            [hand] { $target_who ->
                [me] Du ziehst
               *[other] { $target_name } zieht
            } eine Karte.
            [role] { $target_who ->
                [me] Du bekommst eine Zwergenkarte und siehst
               *[other] { $target_name } bekommt eine Zwergenkarte und sieht
            } sie heimlich an.
            [goal] Eine Karte liegt verdeckt als { $target }.
            [mine] Eine Karte liegt verdeckt als { $target }.
            [treasure] Eine Karte liegt verdeckt am Rand des Spielplans als { $target }.
            [offer] Eine Goldkarte wird gezogen ({ $source }).
           *[other] Eine Karte wird ausgeteilt ({ $source } → { $target }).
        }
    .the-dark-cave =
        { $target_zone ->
            [hand] { $target_who ->
                [me] Du ziehst
               *[other] { $target_name } zieht
            }: { $cards }.
            [role] { $target_who ->
                [me] Du bekommst
               *[other] { $target_name } bekommt
            } eine Clankarte: { $cards }.
            [goal] Verdeckt als { $target }: { $cards }.
           *[other] Ausgeteilt ({ $source } → { $target }): { $cards }.
        }
    .hidden-the-dark-cave =
        { $target_zone ->
            [hand] { $target_who ->
                [me] Du ziehst
               *[other] { $target_name } zieht
            } eine Karte.
            [role] { $target_who ->
                [me] Du bekommst eine Clankarte und siehst
               *[other] { $target_name } bekommt eine Clankarte und sieht
            } sie heimlich an.
            [goal] Eine Karte liegt verdeckt als { $target }.
           *[other] Eine Karte wird ausgeteilt ({ $source } → { $target }).
        }

## Ziele

event-goalopened =
    { $who ->
        [me] Du erreichst { $goal } und deckst
       *[other] { $name } erreicht { $goal } und deckt
    } es auf: { $card_short }.

event-goallaid = Jetzt offen auf { $at }: { $tile }.

## Runden

event-roundbegan = Runde { $round } beginnt.

event-roundended =
    { $why ->
        [treasure] Runde { $round } ist zu Ende: { $finder_who ->
            [me] Du erreichst
           *[other] { $finder } erreicht
        } den Schatz!
        [hands] Runde { $round } ist zu Ende: Alle Karten sind gespielt, und der Schatz bleibt im Berg.
        [agreed] Runde { $round } ist zu Ende: Alle wollen aufhören, und der Schatz bleibt im Berg.
       *[other] Runde { $round } ist zu Ende.
    }

# $roles nennt alle der Reihe nach, $left sind Zwergenkarten, die niemand hat;
# .unnamed gilt für einen Tisch, an dem nicht bekannt ist, wie viele spielen.
event-rolesshown =
    { $left_count ->
        [0] Alle Zwergenkarten werden aufgedeckt. { $roles }.
       *[other] Alle Zwergenkarten werden aufgedeckt. { $roles }. Übrig: { $left }.
    }
    .unnamed = Alle Zwergenkarten werden der Reihe nach aufgedeckt: { $roles }.

role-shown = { $name }: { $card }

## Gold

event-goldtaken =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } eine { $card }.
    .hidden =
        { $who ->
            [me] Du nimmst
           *[other] { $name } nimmt
        } heimlich eine Goldkarte.

event-goldpaid =
    { $who ->
        [me] Du bekommst
       *[other] { $name } bekommt
    } { $value } Gold: { $cards }.
    .hidden =
        { $who ->
            [me] Du bekommst
           *[other] { $name } bekommt
        } { $value } Gold.

# $winners_who ist „me“, wenn ich allein gewinne, „among“, wenn mit anderen.
event-gameended =
    { $winners_count ->
        [one] { $winners_who ->
            [me] Das Spiel ist zu Ende: Du gewinnst.
           *[other] Das Spiel ist zu Ende: { $winners } gewinnt.
        } Gold: { $scores }.
       *[other] { $winners_who ->
            [among] Das Spiel ist zu Ende: { $winners } gewinnt gemeinsam.
           *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam.
        } Gold: { $scores }.
    }

score = { $name } ({ $gold })
