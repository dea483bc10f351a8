### Die Augenblicke eines Spiels im Browser (Rolle, Aufdecken, Gold, Ende) und was neben dem Tisch liegt:
### Protokoll, Gespräch, Abstimmung, Uhr, Menü. $name ist, wie ein Sitz heißt; Karten, Werkzeuge und Ziele kommen in Worten.

## Die Rolle, einmal je Runde

ceremony-title = Deine Rolle

ceremony-round = Runde { $round } von { $rounds }

ceremony-secret = Nur du siehst das – solange du gedrückt hältst

ceremony-hold = Gedrückt halten

ceremony-keep-holding = Weiter gedrückt halten …

ceremony-hold-hint = Halte die Karte gedrückt, bis sie sich umdreht.

ceremony-hold-keys = Tastatur: Leertaste oder Enter gedrückt halten.

ceremony-aim-digger = Grabe einen Weg von der Leiter zum Schatz.

ceremony-aim-saboteur = Sorge dafür, dass niemand den Schatz erreicht, solange noch jemand Karten hat.

# $cards ist die Zahl der Zwergenkarten, $players, wie viele davon verteilt sind.
ceremony-deal = { $roles } – { $players } von { $cards } im Spiel.

ceremony-digger-count =
    { $count ->
        [one] 1 Goldsucher
       *[other] { $count } Goldsucher
    }

ceremony-saboteur-count =
    { $count ->
        [one] 1 Saboteur
       *[other] { $count } Saboteure
    }

ceremony-understood = Verstanden

ceremony-look-first = Erst Rolle ansehen

ceremony-waiting = Bis alle nachgesehen haben, stehen { $seconds } Sekunden mehr auf der Uhr.

## Das Aufdecken am Ende einer Runde

reveal-title = Runde { $round } ist zu Ende

reveal-of = Runde { $round } von { $rounds } ist zu Ende

# Zwei Zeilen, in Stein gehauen: nur Großbuchstaben und Leerzeichen.
reveal-diggers-upper = DIE GOLDSUCHER

reveal-diggers-lower = SIND AM ZIEL

reveal-saboteurs-upper = DIE SABOTEURE

reveal-saboteurs-lower = SIEGEN

# Niemand hat sabotiert, und doch blieb der Schatz verborgen.
reveal-nobody-upper = DER BERG

reveal-nobody-lower = BEHÄLT ALLES

reveal-found =
    { $who ->
        [me] Du hast
       *[other] { $name } hat
    } den Weg vollendet und { $goal } erreicht.

reveal-length =
    { $count ->
        [one] Eine Karte von der Leiter bis zum Schatz.
       *[other] { $count } Karten von der Leiter bis zum Schatz.
    }

reveal-asks = Führt der Weg zum Schatz?

reveal-hands = Niemand hat mehr Karten, und der Schatz bleibt im Berg.

reveal-agreed = Alle wollten aufhören, und der Schatz bleibt im Berg.

reveal-decided = Was den Ausschlag gab:

reveal-by-mending =
    { $who ->
        [me] Du hast
       *[other] { $name } hat
    } in Zug { $turn } { $whose ->
        [own] { $who ->
            [me] deine
           *[other] die
        } eigene { $tool }
       *[other] { $target_who ->
            [me] deine { $tool }
           *[other] die { $tool } von { $target }
        }
    } repariert.

reveal-by-look =
    { $who ->
        [me] Du hattest
       *[other] { $name } hatte
    } in Zug { $turn } { $goal } angesehen.

reveal-by-rock =
    { $who ->
        [me] Du hast
       *[other] { $name } hat
    } in Zug { $turn } einen Steinschlag ausgelöst, und niemand hat dort wieder gegraben.

reveal-by-broken =
    { $count ->
        [one] Am Ende war ein Werkzeug kaputt.
       *[other] Am Ende waren { $count } Werkzeuge kaputt.
    }

reveal-by-short =
    { $count ->
        [one] Der Weg endete eine Karte vor den Zielen.
       *[other] Der Weg endete { $count } Karten vor den Zielen.
    }

reveal-by-digging =
    { $count ->
        [one] Eine Wegekarte wurde gelegt, und kein Steinschlag kam dazwischen.
       *[other] { $count } Wegekarten wurden gelegt, und kein Steinschlag kam dazwischen.
    }

reveal-by-rocks = Gelegte Wegekarten: { $cards }. Steinschläge: { $rocks }.

reveal-beat-way = Der Weg

reveal-beat-goals = Die Ziele

reveal-beat-dwarves = Die Zwerge

reveal-beat-gold = Das Gold

reveal-beats = Schritt { $step } von { $steps }: { $what }

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

reveal-role-digger = Goldsucher

reveal-role-saboteur = Saboteur

reveal-paid =
    { $value ->
        [one] 1 Gold
       *[other] { $value } Gold
    }

reveal-unpaid = kein Gold

reveal-won = Deine Seite hat gewonnen.

reveal-lost = Deine Seite hat verloren.

reveal-chooses-first =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } zuerst vom Gold.

reveal-board = Der Plan am Ende der Runde

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
       *[other] { $count } Goldkarten gehen herum.
    }

gold-take = Nehmen

gold-pick = { $card }, { $count } im Angebot

gold-offered = × { $count }

gold-order = Wer wann wählt

gold-chosen = hat gewählt

gold-now = wählt gerade

gold-later = kommt noch

gold-kept = Deine Karte liegt verdeckt vor dir.

## Eine Zielkarte, die beidseitig passt, und wer beginnt

orient-title = Wie soll der Stein liegen?

orient-note = Er passt auch andersherum. So, wie du ihn legst, bleibt er.

orient-pick = So legen: { $tile }

orient-others = { $name } entscheidet, wie { $goal } liegt.

starter-title = Wer beginnt?

starter-note = Ihr entscheidet, der Gastgeber tippt.

starter-pick =
    { $who ->
        [me] Du beginnst
       *[other] { $name } beginnt
    }

starter-others = Der Gastgeber bestimmt, wer beginnt.

## Das Ende des Spiels

standings-title = Endstand

standings-upper = DAS GOLD

standings-lower = IST GEZÄHLT

standings-won =
    { $names_who ->
        [me] Du gewinnst
       *[other] { $names } gewinnt
    } mit { $gold } Gold.

standings-won-together =
    { $names_who ->
        [among] { $names } gewinnt
       *[other] { $names } gewinnen
    } gemeinsam mit je { $gold } Gold.

standings-place = Platz { $place }

standings-gold =
    { $gold ->
        [one] 1 Gold
       *[other] { $gold } Gold
    }

standings-rounds = Runde für Runde

standings-round = Runde { $round }

standings-round-treasure =
    { $who ->
        [me] Du hast
       *[other] { $name } hat
    } den Schatz erreicht.

standings-round-hands = Der Schatz blieb verborgen.

standings-round-agreed = Alle haben früh aufgehört.

standings-saboteurs =
    { $count ->
        [one] Saboteur: { $names }
       *[other] Saboteure: { $names }
    }

standings-no-saboteurs = Es war kein Saboteur dabei.

standings-again = Revanche

standings-again-others = Eine Revanche kann { $name } starten.

standings-replay = Wiederholung

standings-home = Startseite

standings-look = Zum Tisch

standings-back = Endstand

## Das Siegel: das Geben lässt sich prüfen

seal-title = Ehrlich ausgeteilt

seal-open = Die Karten liegen offen: Prüfe es selbst.

seal-closed = An diesem Tisch bleiben die Karten verdeckt, und das Siegel bleibt heil.

seal-promise = Das Versprechen vor dem Austeilen

seal-how = Speichere die Aufzeichnung und prüfe sie auf deinem eigenen Rechner:

seal-record = Aufzeichnung speichern

seal-copy = Kopieren

## Die Lade neben dem Tisch

drawer-title = Verlauf und Chat

drawer-open = Verlauf und Chat

drawer-close = Schließen

drawer-taller = Mehr zeigen

drawer-shorter = Weniger zeigen

drawer-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }

## Das Protokoll

log-title = Verlauf

log-begin = Du beginnst: Tippe eine deiner Handkarten an.

log-empty = Noch ist nichts passiert.

log-round = Runde { $round }

log-turn = Zug { $turn }

log-jump = Auf dem Plan zeigen

log-by-stand-in = Vertretung spielt für { $who ->
        [me] dich
       *[other] { $name }
    }

log-by-clock = Zeit abgelaufen: gespielt für { $who ->
        [me] dich
       *[other] { $name }
    }

log-dealt = Die Karten sind ausgeteilt.

log-offered =
    { $count ->
        [one] Eine Goldkarte geht herum.
       *[other] { $count } Goldkarten gehen herum.
    }

## Gespräch und Zeichen

talk-title = Chat

talk-empty = Noch hat niemand etwas gesagt.

talk-off = Der Chat ist an diesem Tisch aus. Zurufe gehen immer.

talk-say = Sag etwas in die Runde

talk-send = Senden

talk-left =
    { $count ->
        [one] noch ein Zeichen
       *[other] noch { $count } Zeichen
    }

talk-watching = Nur wer mitspielt, kann schreiben: So gibt niemand Rat von außen.

talk-signs = Zurufe

talk-mute = { $name } stumm schalten

talk-unmute = { $name } wieder hören

talk-who = Wen du hörst

sign-yes = ja

sign-no = nein

sign-laugh = ha!

sign-wow = oh!

sign-hurry = weiter

sign-thanks = danke

sign-suspicious = hm …

sign-sorry = tut mir leid

## Eine Abstimmung des ganzen Tisches

ballot-by =
    { $who ->
        [me] Du schlägst
       *[other] { $name } schlägt
    } vor:

ballot-yes = Einverstanden

ballot-no = Nein, weiterspielen

ballot-agreed = Dafür: { $names }

ballot-open = Noch offen: { $names }

ballot-voted = Dein Ja zählt. Jetzt fehlen noch die anderen.

ballot-watching = Am Tisch wird abgestimmt.

## Die Uhr

clock-yours = Deine Zeit

clock-of = Zeit von { $name }

clock-soon = Deine Zeit läuft gleich ab: { $seconds } Sekunden

## Das Menü des Tisches

menu-title = Tisch

menu-copy = Link kopieren

menu-rules = Regeln

menu-settings = Einstellungen

menu-home = Startseite

menu-full = Vollbild

menu-full-off = Vollbild beenden

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

menu-stand-in-off = { $name } spielt selbst

menu-propose = Vorschlagen

## Vertretungen und Pausen

standin-title = Eine Vertretung spielt für dich

standin-turn = Deine Vertretung spielt

standin-back = Wieder selbst spielen

standin-paused = Das Spiel ist angehalten. Die Uhren stehen.

standin-go-on = Weiterspielen

standin-waiting = Es geht weiter, sobald der Gastgeber fortsetzt.

## Was das Protokoll über Plätze sagt

notice-admitted =
    { $by_who ->
        [me] Du lässt
       *[other] { $by } lässt
    } { $who ->
        [me] dich
       *[other] { $name }
    } ab der nächsten Runde mitspielen.

notice-applied =
    { $who ->
        [me] Du fragst
       *[other] { $name } fragt
    } nach einem Platz.

notice-away =
    { $who ->
        [me] Du bist
       *[other] { $name } ist
    } nicht da.

notice-back =
    { $who ->
        [me] Du bist
       *[other] { $name } ist
    } wieder da.

notice-called-admit =
    { $by_who ->
        [me] Du lässt
       *[other] { $by } lässt
    } abstimmen: { $who ->
        [me] Darfst du
       *[other] Darf { $name }
    } sofort mitspielen?

notice-called-handover =
    { $by_who ->
        [me] Du lässt
       *[other] { $by } lässt
    } abstimmen: Soll { $who ->
        [me] dein Platz
       *[other] der Platz von { $name }
    } an jemand anderen gehen?

notice-called-standin =
    { $by_who ->
        [me] Du lässt
       *[other] { $by } lässt
    } abstimmen: Vertretung für { $who ->
        [me] dich
       *[other] { $name }
    } bis zur Rückkehr?

notice-called-standin-turn =
    { $by_who ->
        [me] Du lässt
       *[other] { $by } lässt
    } abstimmen: Vertretung für { $who ->
        [me] dich
       *[other] { $name }
    } in diesem Zug?

notice-crown =
    { $by_who ->
        [me] Du machst
       *[other] { $by } macht
    } { $who ->
        [me] dich
       *[other] { $name }
    } zum Gastgeber.

notice-crown-away =
    { $who ->
        [me] Du bist
       *[other] { $name } ist
    } jetzt Gastgeber.

notice-declined =
    { $by_who ->
        [me] Du hast
       *[other] { $by } hat
    } { $who ->
        [me] dich
       *[other] { $name }
    } abgewiesen.

notice-dropped = Der Server wurde neu gestartet, die Abstimmung über { $who ->
        [me] dich
       *[other] { $name }
    } ist verfallen. Sie kann neu beginnen.

notice-handover = Abgestimmt: { $who ->
        [me] Du hast deinen Platz
       *[other] { $name } hat den Platz
    } verloren. Ein Bot spielt, bis jemand ihn übernimmt.

notice-kicked =
    { $by_who ->
        [me] Du hast
       *[other] { $by } hat
    } { $who ->
        [me] dich
       *[other] { $name }
    } vom Tisch entfernt.

notice-left =
    { $who ->
        [me] Du bist
       *[other] { $name } ist
    } endgültig gegangen. Ein Bot spielt weiter.

notice-offered =
    { $by_who ->
        [me] Du bietest
       *[other] { $by } bietet
    } { $who ->
        [me] deinen Platz
       *[other] den Platz von { $name }
    } zum Übernehmen an.

notice-refused = Die Abstimmung über { $who ->
        [me] dich
       *[other] { $name }
    } ist gescheitert.

notice-returned =
    { $who ->
        [me] Du bist zurück und spielst
       *[other] { $name } ist zurück und spielt
    } wieder selbst.

notice-seated =
    { $who ->
        [me] Du spielst
       *[other] { $name } spielt
    } ab dieser Runde mit.

notice-seated-vote = Abgestimmt: { $who ->
        [me] Du spielst
       *[other] { $name } spielt
    } sofort mit.

notice-standin-absent =
    { $who ->
        [me] Du bist
       *[other] { $name } ist
    } nicht da, eine Vertretung spielt. Der Platz bleibt reserviert.

notice-standin-host =
    { $by_who ->
        [me] Du setzt
       *[other] { $by } setzt
    } eine Vertretung für { $who ->
        [me] dich
       *[other] { $name }
    } ein. Der Platz bleibt reserviert.

notice-standin-off =
    { $by_who ->
        [me] Du beendest
       *[other] { $by } beendet
    } die Vertretung: { $who ->
        [me] Du spielst
       *[other] { $name } spielt
    } wieder selbst.

notice-standin-own =
    { $who ->
        [me] Du lässt dich
       *[other] { $name } lässt sich
    } vertreten.

notice-standin-turn = Abgestimmt: Diesen Zug spielt eine Vertretung für { $who ->
        [me] dich
       *[other] { $name }
    }.

notice-standin-vote = Abgestimmt: Eine Vertretung spielt für { $who ->
        [me] dich
       *[other] { $name }
    }. Der Platz bleibt reserviert.

notice-unoffered =
    { $by_who ->
        [me] Du bietest
       *[other] { $by } bietet
    } { $who ->
        [me] deinen Platz
       *[other] den Platz von { $name }
    } nicht mehr an.

notice-withdrew =
    { $who ->
        [me] Du fragst
       *[other] { $name } fragt
    } nicht mehr nach einem Platz.
