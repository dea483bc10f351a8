### Das laufende Spiel im Browser: Brett, Hand, Plätze und woraus ein Zug besteht.
### $name ist der Name eines Platzes; $card, $tool und $goal kommen in Worten, $place ist der Name eines Feldes (G6).

## Das Brett als Gitter: „D4: Kreuzung, mit dem Start verbunden“

board-name = Das Labyrinth

board-row = Reihe { $row }

board-cell = { $place }: { $what }

board-empty = leer

board-start = der Start

board-joined = mit dem Start verbunden

board-half-joined = teils mit dem Start verbunden

board-cut = abgeschnitten

board-covered = { $goal }, verdeckt

# Früher angesehen; was es war, steht hier nicht.
board-known = von dir angesehen, zum Zeigen Leertaste gedrückt halten

board-known-turn = von dir in Zug { $turn } angesehen, zum Zeigen Leertaste gedrückt halten

board-target-place = hier kannst du graben

board-target-remove = Steinschlag möglich

board-target-peek = kannst du ansehen

board-both-turns = passt auch andersherum

board-ghost = läge hier: { $card }

board-aimed = gewählt

board-staged = kannst du noch zurücknehmen

board-last =
    { $who ->
        [me] letzte Karte, von dir
       *[other] letzte Karte, von { $name }
    }

board-fit = Alles zeigen

board-turn = Ansicht drehen

board-take-back = Karte zurücknehmen

## Die Hand

hand-name =
    { $count ->
        [0] Du hast keine Handkarten
        [one] Deine Handkarten: 1 Karte
       *[other] Deine Handkarten: { $count } Karten
    }

hand-card = Karte { $place }: { $card }

hand-card-locked = Karte { $place }: { $card }, nur zum Abwerfen

hand-moved = { $card } liegt jetzt an Stelle { $place } von { $count }

hand-awaited = neue Karte

hand-awaited-walk = nach dem Laufen

hand-role = Rolle

hand-role-how = gedrückt halten

## Wo wir stehen

table-title-saboteur = Saboteur

table-round = Runde { $round } von { $rounds }

table-round-stock = Runde { $round } von { $rounds }, noch { $stock } Karten im Zugstapel

table-my-turn = Du bist dran

table-my-decides = Du entscheidest

table-turn-of = { $name } ist am Zug

table-waits-for = Warten auf { $name }, weg seit { $time }

table-decides-of = { $name } entscheidet

table-wait-table = Alle am Tisch entscheiden

table-wait-chance = Karten werden ausgeteilt

table-paused = Das Spiel ist angehalten

table-over = Das Spiel ist aus

table-replay = Wiederholung ansehen

table-list = Was kann ich tun?

table-rules = Regeln

## Plätze

table-seats = Am Tisch

table-bot = Bot

table-absent = nicht da

seat-away = weg seit { $time }

seat-away-for =
    { $minutes ->
        [0] Weg seit { $time }
       *[other] Weg seit { $time } ({ $minutes } Min.)
    }

table-on-turn = am Zug

table-cards = Handkarten

table-gold = Goldkarten

table-coins = Gold

table-worth = Wert { $worth }

table-tools = Werkzeug von { $name }

table-tool-sound = { $tool } heil

table-tool-broken = { $tool } kaputt

table-aim-tool = { $name }, { $tool }: hier spielen

table-aim-seat = hier kannst du die Karte spielen

table-lift-how = { $tool }: entfernen (2 Karten)

player-hand =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }

player-gold =
    { $count ->
        [one] 1 Goldkarte
       *[other] { $count } Goldkarten
    }

player-stand-in = ein Bot als Vertretung

player-coins =
    { $count ->
        [0] kein Gold
        [one] 1 Gold
       *[other] { $count } Gold
    }

player-gold-unknown = Gold verdeckt, Menge geheim

player-coins-unknown = { player-gold-unknown }

player-mend = Reparieren

player-break = Kaputt machen

player-lift = Entfernen (2 Karten)

player-deeds = Was bisher geschah

player-no-deeds = In dieser Runde noch nichts

## Stapel

table-to-draw = im Stapel

table-discarded = abgeworfen

## Ein Zug: wählen, sehen, legen, beenden

table-more-targets =
    { $count ->
        [one] noch 1 Ziel
       *[other] noch { $count } Ziele
    }

table-doing = Dein Zug

table-pick-first = Wähle eine Karte

table-place-first = Wähle, wohin sie kommt

table-peeked = { $card }. Das siehst nur du. Halte die Karte gedrückt, um sie wieder anzusehen.

table-choose-place = Wähle ein umrandetes Feld

table-choose-remove = Wähle die Karte, die verschüttet wird

table-choose-peek = Wähle ein Ziel: Nur du siehst, was dort liegt

table-choose-break = Wessen { $tool } machst du kaputt? Wer getroffen wird, kann nicht graben

table-choose-mend = Wessen { $tool } reparierst du?

table-choose-tool = Wessen Werkzeug reparierst du?

table-choose-other = Wähle, wofür du sie spielst

table-only-discard = Gerade nicht spielbar – du kannst sie nur abwerfen

table-discard-first = Wähle erst die Karte, die du abwerfen willst

table-drop = Karte zurückstecken

table-turn-card = Karte drehen

table-play = Spielen

# The move, and what I decide after it.
table-then-walk = dann laufen

table-then-prowl = dann Kreatur bewegen

# Alone with bots: their pauses become short until it is my turn.
table-skip-waiting = Nicht warten

# In the title of the window and in a notification.
call-turn = Du bist dran

call-begins = Das Spiel beginnt

call-body = Der Tisch wartet auf dich.

table-discard = Abwerfen

table-end-turn = Zug beenden

table-lift = Entfernen

table-lift-card = „{ $card }“ entfernen

table-lift-price = Wähle { $most } Karten, die du dafür abwirfst: { $count } von { $most }

table-pass-price =
    { $count ->
        [0] Wähle bis zu { $most } Karten zum Abwerfen
        [1] Eine Karte. Tippe weitere an, bis zu { $most } auf einmal
       *[other] { $count } von höchstens { $most } Karten
    }

table-take-back = Zurücknehmen

table-staged = Du kannst es noch zurücknehmen

table-no-way-back = Danach gibt es kein Zurück.

table-close = Schließen

## Was geschähe

ahead-reaches = erreicht { $goal }

ahead-joins = schließt an die Karte von { $name } an

ahead-opens =
    { $count ->
        [0] öffnet keinen Weg
        [one] öffnet einen Weg
        [2] öffnet zwei Wege
        [3] öffnet drei Wege
       *[other] öffnet { $count } Wege
    }

ahead-dead-end = ist eine Sackgasse

ahead-break = { $name } kann nicht graben, bis die { $tool } repariert ist

ahead-mend =
    { $whose ->
        [own] Deine { $tool } ist wieder heil
       *[other] Die { $tool } von { $name } ist wieder heil
    }

ahead-rockfall = Diese Karte verschwindet. Was nur an ihr hing, ist abgeschnitten

ahead-peek = Nur du siehst es

ahead-discard = Kommt verdeckt auf den Ablagestapel. Damit passt du

## Warum nicht?

table-why = Warum nicht?

table-why-wait = Jemand anders ist am Zug.

table-why-pick-first = Wähle erst eine Karte, dann frag noch einmal.

table-why-no-target = Hier kannst du diese Karte nicht spielen.

table-why-allowed = Das ist erlaubt.

table-why-can = { $card }: Das kannst du jetzt spielen.

table-why-unknown = Es kam keine Antwort. Frag bitte noch einmal.

table-rule = Regel ansehen

## Was ich tun kann

list-title = Was kann ich tun?

list-search = Züge durchsuchen

list-count =
    { $count ->
        [0] Nichts passt
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }

list-place = Graben

list-break = Werkzeug kaputt machen

list-mend = Werkzeug reparieren

list-rockfall = Steinschlag auslösen

list-peek = Ziel ansehen

list-discard = Passen

list-begin = Wer beginnt

list-orient = Wie das Ziel liegt

list-take = Gold nehmen

## Vorgelesen, und der Weg zum Menü

menu-open = Menü des Tisches

announce-turn = Du bist dran.

announce-sharegold = Nimm eine Goldkarte.

announce-chooseturn = Entscheide, wie die Zielkarte liegt.

announce-stealgold = Du darfst 1 Gold stehlen.

## Die Verbindung ist weg

lost-title = Keine Verbindung

lost-trying = Wir versuchen es weiter. Dein Platz ist reserviert.

lost-clock = Am Tisch läuft die Uhr weiter. Ist deine Zeit um, spielt ein Bot für dich.

lost-no-clock = Dieser Tisch hat keine Uhr. Warten andere auf dich, spielt ein Bot für dich, sobald { $seconds } Sekunden um sind.

lost-now = Jetzt versuchen

# Ein Schild neben dem eigenen Namen, wo alle beim Namen genannt werden.
