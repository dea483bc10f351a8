### Die Hilfe am Tisch: Karten, die sich erklären, Regeln über dem Tisch, die Liste der Tasten.

## Eine Karte und ihre Hilfe

help-title = Zu dieser Karte

help-place = Karte { $place } von { $count }

help-group = Gruppe { $group }

help-on-board = liegt auf dem Plan

help-before = liegt vor { $name }

help-before-me = liegt vor dir

help-owner = gehört { $name }

help-owner-me = gehört dir

help-pieces = Auch hier

help-face-down = Verdeckte Karte

help-now = Jetzt:

help-not-now = Jetzt nicht:

help-never = Nie:

help-rule = Regel: { $title }

help-rule-over = öffnet sich über dem Tisch

help-pick = Diese Karte nehmen

help-close = Schließen

help-next = Nächste Karte

help-previous = Vorige Karte

help-wait = Jemand anders ist am Zug.

help-played = Du hast in diesem Zug schon eine Karte gespielt.

help-asking = einen Moment …

## Was die Karte jetzt könnte; $count ist die Zahl der möglichen Ziele

help-now-place =
    { $count ->
        [one] Sie passt an eine Stelle.
       *[other] Sie passt an { $count } Stellen.
    }

help-now-remove =
    { $count ->
        [one] Du könntest eine Karte entfernen.
       *[other] Du könntest eine von { $count } Karten entfernen.
    }

help-now-seats =
    { $count ->
        [one] Du kannst sie bei einer Person spielen.
       *[other] Du kannst unter { $count } Personen wählen.
    }

help-now-tools =
    { $count ->
        [one] Du kannst ein Werkzeug reparieren.
       *[other] Du kannst unter { $count } kaputten Werkzeugen wählen.
    }

help-now-look =
    { $count ->
        [one] Du kannst eine Karte ansehen.
       *[other] Du kannst unter { $count } Karten wählen.
    }

help-now-targets =
    { $count ->
        [one] Es gibt dafür eine Stelle.
       *[other] Es gibt dafür { $count } Stellen.
    }

help-now-other = Du kannst sie spielen.

## Wer schuld daran ist, dass eine Karte nicht geht; $card liegt vor mir, .then sagt, was daraus folgt

cause-broke =
    { $who ->
        [me] du hast { $card ->
            [broken-lamp] deine Lampe
            [broken-pick] deine Spitzhacke
           *[broken-cart] deine Lore
        } selbst kaputt gemacht
       *[other] { $name } hat { $card ->
            [broken-lamp] deine Lampe
            [broken-pick] deine Spitzhacke
           *[broken-cart] deine Lore
        } kaputt gemacht
    }
    .then = Erst reparieren, dann graben.

cause-trapped = { $name } hat dich gefangen genommen
    .then = Gefangene legen keine Wegekarten.

## Warum eine Karte nirgends gespielt werden kann: für Regeln, deren eigene Antwort ein einzelnes Ziel nennt

fits-nowhere = Sie passt gerade nirgends.

nowhere-SAB-041 = { fits-nowhere }

nowhere-SAB-042 = { fits-nowhere }

nowhere-SAB-044 = { fits-nowhere }

nowhere-SAB-R04 = { fits-nowhere }

nowhere-SB2-054 = { fits-nowhere }

nowhere-SB2-055 = { fits-nowhere }

nowhere-TLM-062 = { fits-nowhere }

nowhere-TLM-063 = { fits-nowhere }

nowhere-TLM-064 = { fits-nowhere }

nowhere-TLM-R02 = { fits-nowhere }

nowhere-TLM-R05 = { fits-nowhere }

nowhere-TLM-R08 = { fits-nowhere }

nowhere-TDC-052 = { fits-nowhere }

nowhere-TDC-054 = { fits-nowhere }

nowhere-TDC-055 = { fits-nowhere }

nowhere-TDC-R10 = { fits-nowhere }

nowhere-TDC-R13 = { fits-nowhere }

nothing-to-repair = Bei niemandem ist ein Werkzeug kaputt, das diese Karte repariert.

nowhere-SAB-055 = { nothing-to-repair }

nowhere-SAB-057 = { nothing-to-repair }

nothing-to-break = Das ist schon bei allen kaputt.

nowhere-SAB-050 = { nothing-to-break }

nowhere-SAB-R16 = { nothing-to-break }

nothing-to-fall = Noch liegt keine Wegekarte, die verschüttet werden könnte.

nowhere-SAB-059 = { nothing-to-fall }

nowhere-SAB-R13 = { nothing-to-fall }

nowhere-TDC-093 = { nothing-to-fall }

nowhere-TDC-R71 = { nothing-to-fall }

nothing-for-storm = Noch liegt keine Wegekarte, die das Gewitter wegspülen könnte.

nowhere-TLM-110 = { nothing-for-storm }

nowhere-TLM-114 = { nothing-for-storm }

nowhere-TLM-115 = { nothing-for-storm }

nowhere-TLM-R40 = { nothing-for-storm }

nothing-to-bridge = Kein Hindernis, gegen das sie hilft, sperrt einen Weg.

nowhere-TLM-076 = { nothing-to-bridge }

nowhere-TLM-077 = { nothing-to-bridge }

nowhere-TLM-R12 = { nothing-to-bridge }

nothing-to-look-at = Nichts, was sie zeigen könnte, liegt noch verdeckt.

nowhere-SAB-R14 = { nothing-to-look-at }

nowhere-TLM-091 = { nothing-to-look-at }

nowhere-TLM-092 = { nothing-to-look-at }

nowhere-TDC-R72 = { nothing-to-look-at }

no-side-free = Nirgends ist eine Seite frei, an der sie liegen könnte.

nowhere-TLM-096 = { no-side-free }

nowhere-TLM-R03 = { no-side-free }

nowhere-TLM-R36 = { no-side-free }

nowhere-TDC-101 = { no-side-free }

nowhere-TDC-103 = { no-side-free }

no-hole-open = Noch liegt kein dunkles Loch offen.

nowhere-TDC-120 = { no-hole-open }

nowhere-TDC-121 = { no-hole-open }

nowhere-SB2-066 = Vor niemandem liegt ein Diebstahl.

nowhere-SB2-085 = Niemand ist gefangen.

nowhere-SB2-086 = Sie liegt schon überall, wo sie liegen könnte.

nowhere-SB2-R28 = Alle anderen sind schon gefangen.

nowhere-TDC-092 = Hier trifft kein Steinschlag: Auf jeder Wegekarte steht ein Zwerg oder eine Kreatur.

nowhere-TDC-112 = Alle haben schon Stiefel.

## Das erste Mal

first-title = Neu auf deiner Hand: { $card }

first-more = Mehr

first-close = Verstanden

settings-first-help = Neue Karten erklären

settings-first-help-note = Kommt eine Kartenart zum ersten Mal auf deine Hand, wird sie kurz erklärt.

settings-first-again = Alle neu erklären

settings-first-forgotten = Jede Karte wird noch einmal erklärt.

## Eine Regel über dem Tisch

rule-before = Vorige Regel

rule-after = Nächste Regel

rule-section = Abschnitt: { $section }

rule-all = Alle Regeln

rule-lost = Die Regeln ließen sich nicht laden.

## Tasten

keys-title = Tasten

keys-open = Liste der Tasten

keys-hand = Handkarten

keys-board = Plan

keys-turn = Zug

keys-table = Tisch

key-number = Karte mit dieser Nummer nehmen

key-step = Karte im Fokus verschieben

key-help = Diese Liste, oder Hilfe zur Karte im Fokus

key-turn = Karte drehen

key-discard = Abwerfen

key-play = Gewähltes spielen

key-end = Zug beenden

key-back = Zurücknehmen

key-drop = Zurückstecken oder schließen

key-list = Was kann ich tun?

key-why = Warum nicht?

key-next = Zum nächsten Ziel

key-role = Deine Rolle ansehen, solange gedrückt

key-cells = Von Feld zu Feld

key-choose = Feld wählen

key-home = Zum Start

key-look = Bekanntes Ziel ansehen, solange gedrückt

key-pan = Plan verschieben

key-closer = Näher heran

key-farther = Weiter weg

key-fit = Den ganzen Plan zeigen

key-name-1-9 = 1–9

key-name-space = Leertaste

key-name-enter = Enter

key-name-escape = Esc

key-name-backspace = Rücktaste

key-name-arrows = Pfeiltasten

key-name-shift-arrows = Umschalt + Pfeile

key-name-home = Pos1
