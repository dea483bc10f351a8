### Die Gesichter nach einer Runde, der Stand zwischen den Runden, und wie das Ergebnis zustande kam.
### $name ist, wie ein Sitz heißt, $names sind mehrere.

reveal-again = Noch einmal

## Der Stand zwischen zwei Runden

score-title = Der Stand nach Runde { $round }

# In Stein gehauen: nur Großbuchstaben und Leerzeichen.
score-carved = DER STAND

score-note = Nach Runde { $round } von { $rounds }. Verdecktes Gold wird erst am Ende des Spiels gezeigt.

score-cards =
    { $count ->
        [one] 1 Goldkarte
       *[other] { $count } Goldkarten
    }

score-held =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

score-worth = { $worth } Gold

score-lost =
    { $count ->
        [one] verliert 1 Gold
       *[other] verliert { $count } Gold
    }

score-hidden = Summe verdeckt

score-next = Runde { $round }

## Was mir angetan wird, ist zu spüren

settings-drama = Spüren, was passiert

settings-drama-note = Risse, Staub, ein dumpfer Schlag und kurzes Vibrieren, wo das Handy es kann. Aus bei weniger Animationen.

## Ein heimlicher Blick, in voller Größe

peek-only-you = Das siehst nur du

peek-waits =
    { $seconds ->
        [one] der Tisch wartet 1 Sekunde
       *[other] der Tisch wartet { $seconds } Sekunden
    }

peek-title = Du hast nachgesehen: { $goal }

peek-kept = Halte die Karte auf dem Plan gedrückt, um sie wieder zu sehen.

# In Stein gehauen: nur Großbuchstaben und Leerzeichen.
peek-gold = GOLD

peek-stone = STEIN

## Ein Ergebnis, das sich erklärt

standings-round-short = Runde { $round }:

standings-gain-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

result-side-blue = Blau

result-side-yellow = Gelb

# In Stein gehauen: nur Großbuchstaben und Leerzeichen.
result-carved-blue = BLAU

result-carved-blue-wins = BLAU GEWINNT

result-carved-yellow = GELB

result-carved-yellow-wins = GELB GEWINNT

result-winning = Siegerseite

result-worked-blue =
    { $count ->
        [0] niemand arbeitete für Blau
        [one] 1 Zwerg arbeitete für Blau
       *[other] { $count } Zwerge arbeiteten für Blau
    }

result-worked-yellow =
    { $count ->
        [0] niemand arbeitete für Gelb
        [one] 1 Zwerg arbeitete für Gelb
       *[other] { $count } Zwerge arbeiteten für Gelb
    }

result-out =
    { $rank ->
        [1] als Erster draußen
        [2] als Zweiter draußen
        [3] als Dritter draußen
       *[other] als Nr. { $rank } draußen
    }

result-saboteur-blue = Saboteur: blauer Clan, arbeitete für Gelb

result-saboteur-yellow = Saboteur: gelber Clan, arbeitete für Blau

result-nothing = nichts gerettet

result-saved = gerettetes Gold

result-against =
    { $count ->
        [one] Gegner
       *[other] Gegner
    }

result-points = Punkte

# Warum weniger Gold gewonnen hat.
result-why-less =
    { $side ->
        [blue] Blau hat weniger Gold gerettet, aber { $more } arbeiteten dagegen und nur { $fewer } gegen Gelb: { $better } schlägt { $worse }.
       *[yellow] Gelb hat weniger Gold gerettet, aber { $more } arbeiteten dagegen und nur { $fewer } gegen Blau: { $better } schlägt { $worse }.
    }

result-round-points = Punkte der Runde { $round }

result-dragon =
    { $points ->
        [one] Der Drache hat 1 Punkt { $who ->
            [me] von dir
           *[other] von { $name }
        } gefressen.
       *[other] Der Drache hat { $points } Punkte { $who ->
            [me] von dir
           *[other] von { $name }
        } gefressen.
    }
