### Die Augenblicke eines Spiels im Browser (Rolle, Aufdecken, Gold, Ende) und was neben dem Tisch liegt:
### Protokoll, Gespräch, Abstimmung, Uhr, Menü. $name ist, wie ein Sitz heißt; Karten, Werkzeuge und Ziele kommen in Worten.

## Die Rolle, einmal je Runde

ceremony-title = Deine Rolle

ceremony-round = Runde { $round } von { $rounds }

ceremony-secret = Nur du siehst das, und nur, solange du hältst

ceremony-hold = Halten und ansehen

ceremony-keep-holding = Weiter halten …

ceremony-hold-hint = Drück auf die Karte und halte sie, bis sie sich öffnet.

ceremony-hold-keys = Tastatur: Leertaste oder Eingabe halten.

ceremony-aim-digger = Grab einen Weg von der Leiter zum Schatz.

ceremony-aim-saboteur = Sorg dafür, dass niemand den Schatz erreicht, solange noch jemand Karten hat.

# $cards ist die Zahl der Zwergenkarten, $players, wie viele davon verteilt sind.
ceremony-deal = Im Spiel: { $roles } unter { $cards } Karten, { $players } Spielende.

ceremony-digger-count =
    { $count ->
        [one] 1 Goldsucher
       *[other] { $count } Goldsucher
    }

ceremony-saboteur-count =
    { $count ->
        [one] 1 Saboteur
       *[other] { $count } Saboteure
    }

ceremony-understood = Verstanden

ceremony-look-first = Sieh dir zuerst deine Rolle an

ceremony-waiting = Bis alle nachgesehen haben, sind { $seconds } Sekunden mehr auf der Uhr.

## Das Aufdecken am Ende einer Runde

reveal-title = Runde { $round } ist zu Ende

reveal-of = Runde { $round } von { $rounds } ist zu Ende

# Zwei Zeilen, in Stein gehauen: nur Großbuchstaben und Leerzeichen.
reveal-diggers-upper = DIE GOLDSUCHER

reveal-diggers-lower = SIND AM ZIEL

reveal-saboteurs-upper = DIE SABOTEURE

reveal-saboteurs-lower = SIEGEN

# Niemand hat sabotiert, und doch blieb der Schatz verborgen.
reveal-nobody-upper = DER BERG

reveal-nobody-lower = SCHWEIGT

reveal-found = { $name } hat den Weg vollendet und die { $goal } erreicht.

reveal-length =
    { $count ->
        [one] Eine Karte von der Leiter bis zur Truhe.
       *[other] { $count } Karten von der Leiter bis zur Truhe.
    }

reveal-asks = Führt der Weg zum Schatz?

reveal-hands = Alle Hände sind leer, und der Schatz bleibt im Berg.

reveal-agreed = Alle wollten aufhören, und der Schatz bleibt im Berg.

reveal-decided = Was den Ausschlag gab:

reveal-by-mending = { $name } hat in Zug { $turn } die { $tool } von { $target } repariert.

reveal-by-look = { $name } hatte in Zug { $turn } die { $goal } angesehen.

reveal-by-rock = { $name } hat in Zug { $turn } einen Steinschlag ausgelöst, und niemand hat dort wieder gegraben.

reveal-by-broken =
    { $count ->
        [one] Am Ende war ein Werkzeug kaputt.
       *[other] Am Ende waren { $count } Werkzeuge kaputt.
    }

reveal-by-short =
    { $count ->
        [one] Der Weg endete eine Spalte vor den Zielen.
       *[other] Der Weg endete { $count } Spalten vor den Zielen.
    }

reveal-by-digging =
    { $count ->
        [one] Eine Wegekarte wurde gelegt, und kein Steinschlag kam dazwischen.
       *[other] { $count } Wegekarten wurden gelegt, und kein Steinschlag kam dazwischen.
    }

reveal-by-rocks = Gelegte Wegekarten: { $cards }. Steinschläge: { $rocks }.

reveal-beat-way = Der Weg

reveal-beat-goals = Die Ziele

reveal-beat-dwarves = Die Zwerge

reveal-beat-gold = Das Gold

reveal-beats = Schritt { $step } von { $steps }: { $what }

reveal-covered =
    { $count ->
        [one] Das Ziel, das niemand erreicht hat, bleibt verdeckt.
       *[other] Ziele, die niemand erreicht hat, bleiben verdeckt.
    }

reveal-left-note = Die übrige Zwergenkarte kommt zuletzt.

reveal-left = übrig

reveal-face-down = verdeckt

reveal-skip-gold = Weiter zum Gold

reveal-next = Weiter

reveal-you = (du)

reveal-role-digger = Goldsucher

reveal-role-saboteur = Saboteur

reveal-paid =
    { $value ->
        [one] 1 Gold
       *[other] { $value } Gold
    }

reveal-unpaid = kein Gold

reveal-won = Deine Seite hat gewonnen.

reveal-lost = Deine Seite hat verloren.

reveal-chooses-first = { $name } nimmt zuerst vom Gold.

reveal-board = Die Mine am Ende der Runde

## Gold für die Goldsucher

gold-title = Das Gold geht herum

gold-yours = Nimm eine Karte

gold-yours-note = Eine behältst du. Der Rest geht verdeckt weiter.

gold-last = Deine Karte

gold-last-note = Es ist die letzte.

gold-others = { $name } wählt

gold-others-note =
    { $count ->
        [one] Eine Goldkarte ist noch da.
       *[other] { $count } Goldkarten gehen herum.
    }

gold-take = Nehmen

gold-pick = { $card }, { $count } im Angebot

gold-offered = × { $count }

gold-order = Wer wählt

gold-chosen = hat gewählt

gold-now = wählt gerade

gold-later = kommt noch

gold-kept = Deine Karte liegt verdeckt vor dir.

## Eine Zielkarte, die beidseitig passt, und wer beginnt

orient-title = Wie soll der Stein liegen?

orient-note = Er passt auch andersherum. So, wie du ihn legst, bleibt er.

orient-pick = So legen: { $tile }

orient-others = { $name } entscheidet, wie die { $goal } liegt.

starter-title = Wer beginnt?

starter-note = Der Tisch entscheidet, der Gastgeber drückt den Knopf.

starter-pick = { $name } beginnt

starter-others = Der Gastgeber bestimmt, wer beginnt.

## Das Ende des Spiels

standings-title = Endstand

standings-upper = DAS GOLD

standings-lower = IST GEZÄHLT

standings-won = { $names } gewinnt mit { $gold } Gold.

standings-won-together = { $names } gewinnen gemeinsam mit je { $gold } Gold.

standings-place = Platz { $place }

standings-gold =
    { $gold ->
        [one] 1 Gold
       *[other] { $gold } Gold
    }

standings-rounds = Runde für Runde

standings-round = Runde { $round }

standings-round-treasure = { $name } hat den Schatz erreicht.

standings-round-hands = Der Schatz blieb verborgen.

standings-round-agreed = Alle haben früh aufgehört.

standings-saboteurs =
    { $count ->
        [one] Saboteur: { $names }
       *[other] Saboteure: { $names }
    }

standings-no-saboteurs = Es war kein Saboteur dabei.

standings-again = Revanche

standings-again-others = { $name } ist am Tisch Gastgeber und kann ein neues Spiel beginnen.

standings-replay = Wiedergabe

standings-home = Startseite

standings-look = Zum Tisch

standings-back = Endstand

## Das Siegel: das Geben lässt sich prüfen

seal-title = Gegeben wie versprochen

seal-open = Die Karten sind offen: Prüf es selbst.

seal-closed = Dieser Tisch hält seine Karten verdeckt, das Siegel bleibt heil.

seal-promise = Das Versprechen vor dem Geben

seal-how = Speichere die Aufzeichnung und prüfe sie auf dem eigenen Rechner:

seal-record = Aufzeichnung speichern

seal-copy = Kopieren

## Die Lade neben dem Tisch

drawer-title = Protokoll und Gespräch

drawer-open = Protokoll und Gespräch zeigen

drawer-close = Schließen

drawer-taller = Mehr zeigen

drawer-shorter = Weniger zeigen

drawer-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }

## Das Protokoll

log-title = Protokoll

log-begin = Du beginnst: Tipp eine Karte deiner Hand an.

log-empty = Noch ist nichts geschehen.

log-round = Runde { $round }

log-turn = Zug { $turn }

log-jump = In der Mine zeigen

log-by-stand-in = Vertretung spielt für { $name }

log-by-clock = Zeit abgelaufen: gespielt für { $name }

log-dealt = Die Karten sind verteilt.

log-offered =
    { $count ->
        [one] Eine Goldkarte geht herum.
       *[other] { $count } Goldkarten gehen herum.
    }

## Gespräch und Zeichen

talk-title = Gespräch

talk-empty = Noch hat niemand etwas gesagt.

talk-off = An diesem Tisch wird nicht geschrieben. Zeichen gehen immer.

talk-say = Sag etwas in die Runde

talk-send = Senden

talk-left =
    { $count ->
        [one] noch ein Zeichen
       *[other] noch { $count } Zeichen
    }

talk-watching = Nur wer einen Platz hat, kann mitreden.

talk-signs = Zeichen

talk-mute = { $name } stumm schalten

talk-unmute = { $name } wieder hören

talk-who = Wer zu hören ist

talk-you = Du

sign-yes = ja

sign-no = nein

sign-laugh = ha!

sign-wow = oh!

sign-hurry = weiter

sign-thanks = danke

sign-suspicious = hm …

sign-sorry = tut mir leid

## Eine Abstimmung des ganzen Tisches

ballot-by = { $name } schlägt vor:

ballot-yes = Einverstanden

ballot-no = Nein, weiterspielen

ballot-agreed = Dafür: { $names }

ballot-open = Noch offen: { $names }

ballot-voted = Dein Ja zählt. Der Tisch wartet auf die anderen.

ballot-watching = Der Tisch stimmt ab.

## Die Uhr

clock-yours = Deine Zeit

clock-of = Zeit von { $name }

clock-soon = Deine Zeit läuft gleich ab: { $seconds } Sekunden

## Das Menü des Tisches

menu-title = Tisch

menu-copy = Link kopieren

menu-rules = Regeln

menu-settings = Einstellungen

menu-home = Startseite

menu-full = Vollbild

menu-full-off = Fenster

menu-language = Sprache

menu-sound = Ton

menu-rise = Platz verlassen

menu-rise-sure = Eine Vertretung spielt für dich weiter. Du kannst zurückkommen.

menu-rise-yes = Platz verlassen

menu-stay = Bleiben

menu-host = Gastgeber

menu-pause = Spiel anhalten

menu-go-on = Weiterspielen

menu-stand-in = Vertretung für { $name }

menu-stand-in-off = { $name } spielt wieder selbst

menu-propose = Vorschlagen

## Was seit dem letzten Zug geschah

since-title = Seit deinem letzten Zug

since-start = Seit Beginn der Runde

since-more =
    { $count ->
        [one] und noch etwas
       *[other] und { $count } mehr
    }

since-close = Schließen

## Vertretungen und Pausen

standin-title = Eine Vertretung spielt für dich

standin-turn = Deine Vertretung spielt

standin-back = Wieder selbst spielen

standin-paused = Das Spiel ruht. Die Uhren stehen.

standin-go-on = Weiterspielen

standin-waiting = Es geht weiter, sobald der Gastgeber fortsetzt.

## Was das Protokoll über Plätze sagt

notice-admitted = { $by } lässt { $name } ab der nächsten Runde mitspielen.

notice-applied = { $name } fragt nach einem Platz.

notice-away = { $name } ist nicht da.

notice-back = { $name } ist wieder da.

notice-called-admit = { $by } lässt abstimmen: Darf { $name } sofort mitspielen?

notice-called-handover = { $by } lässt abstimmen: Soll der Platz von { $name } an jemand anderen gehen?

notice-called-standin = { $by } lässt abstimmen: Vertretung für { $name } bis zur Rückkehr?

notice-called-standin-turn = { $by } lässt abstimmen: Vertretung für { $name } in diesem Zug?

notice-crown = { $by } gibt die Rolle des Gastgebers an { $name } ab.

notice-crown-away = { $name } ist jetzt Gastgeber.

notice-declined = { $by } hat { $name } abgewiesen.

notice-dropped = Der Server wurde neu gestartet, die Abstimmung über { $name } ist verfallen. Sie kann neu beginnen.

notice-handover = Abgestimmt: { $name } hat den Platz verloren. Ein Bot spielt, bis jemand ihn übernimmt.

notice-kicked = { $by } hat { $name } vom Tisch entfernt.

notice-left = { $name } ist endgültig gegangen. Ein Bot spielt weiter.

notice-offered = { $by } gibt den Platz von { $name } für Neue frei.

notice-refused = Die Abstimmung über { $name } ist gescheitert.

notice-returned = { $name } ist zurück und spielt wieder selbst.

notice-seated = { $name } spielt ab dieser Runde mit.

notice-seated-vote = Abgestimmt: { $name } spielt sofort mit.

notice-standin-absent = { $name } ist nicht da, eine Vertretung spielt. Der Platz bleibt reserviert.

notice-standin-host = { $by } setzt eine Vertretung für { $name } ein. Der Platz bleibt reserviert.

notice-standin-off = { $by } beendet die Vertretung: { $name } spielt wieder selbst.

notice-standin-own = { $name } lässt sich vertreten.

notice-standin-turn = Abgestimmt: Diesen Zug spielt eine Vertretung für { $name }.

notice-standin-vote = Abgestimmt: Eine Vertretung spielt für { $name }. Der Platz bleibt reserviert.

notice-unoffered = { $by } gibt den Platz von { $name } nicht mehr frei.

notice-withdrew = { $name } fragt nicht mehr nach einem Platz.
