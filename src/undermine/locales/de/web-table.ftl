### Das laufende Spiel im Browser: Brett, Hand, Plätze und woraus ein Zug besteht.
### $name ist der Name eines Platzes; $card, $tool und $goal kommen in Worten, $row ist eine Reihe.

## Das Brett als Gitter: „Spalte 3, 1. Reihe über der Mitte: Kreuzung, mit dem Start verbunden“
## .at steht in einem Satz nach dem Wort Feld: „baut auf Feld 3 der 1. Reihe über der Mitte“

board-name = Das Bergwerk

board-place = Spalte { $column }, { $row }
    .at = { $along } der { $across }

# Das Bergwerk liegt mit dem Start nach unten.
board-place-turned = Reihe { $row }, { $column }
    .at = { $along } der { $across }

board-row-middle = mittlere Reihe
    .at = mittleren Reihe

board-row-up = { $count }. Reihe über der Mitte

board-row-down = { $count }. Reihe unter der Mitte

board-column-middle = mittlere Spalte
    .at = mittleren Spalte

board-column-left = { $count }. Spalte links der Mitte

board-column-right = { $count }. Spalte rechts der Mitte

seen-goal-1 = linke Zielkarte

seen-goal-3 = rechte Zielkarte

board-cell = { $place }: { $what }

board-empty = leer

board-start = der Start

board-joined = mit dem Start verbunden

board-half-joined = teils mit dem Start verbunden

board-cut = abgeschnitten

board-covered = { $goal }, verdeckt

# Früher angesehen; was es war, steht hier nicht.
board-known = von mir angesehen, Leertaste halten zum Ansehen

board-known-turn = von mir in Zug { $turn } angesehen, Leertaste halten zum Ansehen

board-target-place = hier kann gegraben werden

board-target-remove = hier kann Fels stürzen

board-target-peek = kann angesehen werden

board-both-turns = passt auch andersherum

board-ghost = läge hier: { $card }

board-aimed = gewählt

board-staged = wartet auf das Ende des Zugs

board-last = letzte Karte, von { $name }

board-fit = Einpassen

board-turn = Mine drehen

board-take-back = Diese Karte zurücknehmen

## Die Hand

hand-name =
    { $count ->
        [0] Meine Hand ist leer
        [one] Meine Hand, 1 Karte
       *[other] Meine Hand, { $count } Karten
    }

hand-card = Karte { $place }: { $card }

hand-card-locked = Karte { $place }: { $card }, nur zum Abwerfen

hand-role = Rolle

hand-role-how = halten zum Ansehen

## Wo wir stehen

table-title-saboteur = Saboteur

table-round = Runde { $round } von { $rounds }

table-round-stock = Runde { $round } von { $rounds }, noch { $stock } Karten zu ziehen

table-my-turn = Jetzt am Zug

table-my-decides = Jetzt entscheiden

table-turn-of = { $name } ist am Zug

table-waits-for = Warten auf { $name }, weg seit { $time }

table-decides-of = { $name } entscheidet

table-wait-table = Der Tisch entscheidet

table-wait-chance = Karten werden ausgeteilt

table-paused = Das Spiel ruht

table-over = Das Spiel ist aus

table-replay = Noch einmal ansehen

table-list = Was kann ich tun?

table-rules = Regeln

## Plätze

table-seats = Mitspielende

table-me = ich

table-me-long = Ich

table-bot = Bot

table-absent = nicht da

seat-away = weg seit { $time }

seat-away-for =
    { $minutes ->
        [0] Weg seit { $time }
       *[other] Weg seit { $time } ({ $minutes } min)
    }

table-on-turn = am Zug

table-cards = Handkarten

table-gold = Goldkarten

table-coins = Goldstücke

table-worth = Wert { $worth }

table-tools = Werkzeug von { $name }

table-tool-sound = { $tool } heil

table-tool-broken = { $tool } kaputt

table-aim-tool = { $name }, { $tool }: hier spielen

table-aim-seat = die Karte kann hier gespielt werden

table-lift-how = { $tool }: für zwei Karten entfernen

player-hand =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }

player-gold =
    { $count ->
        [one] 1 Goldkarte
       *[other] { $count } Goldkarten
    }

player-stand-in = ein Bot springt ein

player-coins =
    { $count ->
        [0] kein Gold
        [one] 1 Goldstück
       *[other] { $count } Goldstücke
    }

player-gold-unknown = Gold verdeckt, Menge geheim

player-coins-unknown = { player-gold-unknown }

player-mend = Reparieren

player-break = Zerbrechen

player-lift = Für zwei Karten entfernen

player-deeds = Was hier geschah

player-no-deeds = In dieser Runde noch nichts

## Stapel

table-to-draw = zu ziehen

table-discarded = abgeworfen

## Ein Zug: wählen, sehen, legen, beenden

table-doing = Mein Zug

table-pick-first = Zuerst eine Karte wählen

table-place-first = Wählen, wohin sie kommt

table-not-my-turn = Jemand anders ist am Zug

table-play-hint = Zweimal drücken beendet auch den Zug

table-end-hint = Noch hat es niemand gesehen

table-peeked = { $card }. Nur du siehst es; halte die Karte, um sie wieder anzusehen.

table-choose-place = Ein umrandetes Feld wählen

table-choose-remove = Die Karte wählen, die stürzt

table-choose-peek = Ein Ziel wählen

table-choose-break = Wessen { $tool } soll kaputtgehen?

table-choose-mend = Wessen { $tool } wird repariert?

table-choose-tool = Wessen Werkzeug wird repariert?

table-choose-other = Wählen, wofür sie ist

table-only-discard = Gerade nicht spielbar, nur zum Abwerfen

table-drop = Karte zurückstecken

table-turn-card = Karte drehen

table-play = Spielen

table-discard = Abwerfen

table-end-turn = Zug beenden

table-lift = Entfernen

table-lift-card = „{ $card }“ entfernen

table-lift-price = Wähle { $most } Karten, die du dafür abwirfst: { $count } von { $most }

table-pass-price =
    { $count ->
        [0] Wähle bis zu { $most } Karten zum Abwerfen
        [1] Eine Karte. Tipp weitere an, bis zu { $most } auf einmal
       *[other] { $count } von höchstens { $most } Karten
    }

table-take-back = Zurücknehmen

table-staged =
    { $count ->
        [one] Wartet auf das Ende des Zugs
       *[other] { $count } Teile warten auf das Ende des Zugs
    }

table-no-way-back = Danach gibt es kein Zurück.

table-close = Schließen

## Was geschähe

ahead-reaches = erreicht die { $goal }

ahead-joins = schließt an die Karte von { $name } an

ahead-opens =
    { $count ->
        [0] öffnet keinen Weg
        [one] öffnet einen Weg
        [2] öffnet zwei Wege
        [3] öffnet drei Wege
       *[other] öffnet { $count } Wege
    }

ahead-dead-end = ist eine Sackgasse

ahead-break = { $name } kann nicht graben, bis die { $tool } repariert ist

ahead-mend =
    { $whose ->
        [own] Wieder heil bei mir: { $tool }
       *[other] Wieder heil bei { $name }: { $tool }
    }

ahead-rockfall = Diese Karte verschwindet; was nur an ihr hing, ist abgeschnitten

ahead-peek = Nur ich sehe es

ahead-discard = Kommt verdeckt auf den Ablagestapel; damit passt du

## Warum nicht?

table-why = Warum nicht?

table-why-wait = Jemand anders ist am Zug.

table-why-pick-first = Erst eine Karte wählen, dann noch einmal fragen.

table-why-no-target = Diese Karte wird nicht hier gespielt.

table-why-allowed = Nichts verbietet das.

table-why-can = { $card }: kann jetzt gespielt werden.

table-why-unknown = Es kam keine Antwort. Bitte noch einmal fragen.

table-rule = Regel { $rule }

## Was ich tun kann

list-title = Was kann ich tun?

list-search = Anfangsbuchstaben oder ein Zug, wie er geschrieben wird

list-count =
    { $count ->
        [0] Nichts passt
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }

list-place = Graben

list-break = Werkzeug kaputt machen

list-mend = Werkzeug reparieren

list-rockfall = Fels stürzen lassen

list-peek = Ein Ziel ansehen

list-discard = Passen

list-begin = Wer beginnt

list-orient = Wie das Ziel liegt

list-take = Gold nehmen

## Vorgelesen, und der Weg zum Menü

menu-open = Menü des Tisches

announce-turn = Du bist am Zug.

announce-sharegold = Nimm eine Goldkarte.

announce-chooseturn = Entscheide, wie die Zielkarte liegt.

announce-stealgold = Du darfst ein Goldstück stehlen.

## Die Verbindung ist weg

lost-title = Die Leitung ist dunkel

lost-trying = Neuer Versuch läuft. Dein Platz ist reserviert.

lost-clock = Am Tisch läuft die Uhr weiter. Ist deine Zeit um, spielt ein Bot für dich.

lost-no-clock = Dieser Tisch hat keine Uhr. Warten andere auf dich, spielt ein Bot für dich, nach { $seconds } Sekunden.

lost-now = Jetzt versuchen
