### Plätze: wer weg ist, Vertretungen, Abstimmungen über einen Platz, Entfernen, später dazukommen.
### $name ist, um wen es geht, $by, wer es veranlasst hat, $time eine Uhrzeit.

## Der Tisch wartet auf jemanden

stall-away =
    { $minutes ->
        [0] { $name } ist weg.
        [one] { $name } ist seit einer Minute weg.
       *[other] { $name } ist seit { $minutes } Minuten weg.
    }

stall-idle = { $name } hat seit { $minutes } Minuten nicht gespielt.

stall-what = Was soll passieren?

stall-wait = Weiter warten

## Drei Wege, die es für einen Platz gibt

panel-ask = Um Vertretung bitten

panel-put-in = Vertretung einsetzen

panel-until = Ein Bot spielt mit dem Wissen von { $name }, bis { $name } zurück ist.

panel-turn = Ein Bot spielt nur diesen Zug, mit dem Wissen von { $name }.

panel-stands-in = Ein Bot spielt für { $name }.

panel-keeps = { $name } behält den Platz und ist mit einem Fingertipp zurück.

panel-let-bot = Bot spielen lassen

panel-end-standin = Vertretung beenden

panel-vote = Abstimmen lassen

panel-at-once = sofort, als Gastgeber

panel-too-soon = erst nach { $minutes } Minuten Warten

panel-needs =
    { $needed ->
        [one] 1 Stimme genügt
       *[other] { $needed } von { $voters } Stimmen
    }

panel-handover = Platz weitergeben

panel-handover-how = Ein Bot übernimmt, und jemand anders kann um den Platz bitten.

panel-loses = { $name } verliert den Platz.

panel-only-away = erst nach { $minutes } Minuten Abwesenheit

panel-two-others = dafür müssen zwei andere da sein

panel-all =
    { $count ->
        [2] beide müssen zustimmen
       *[other] alle { $count } müssen zustimmen
    }

panel-remove = { $name } entfernen

panel-remove-why = Für schlechtes Benehmen, nicht fürs Wegsein.

panel-cannot-return = { $name } kann nicht an diesen Tisch zurück.

panel-remove-first = Entfernen …

panel-remove-sure = { $name } von diesem Tisch entfernen?

panel-remove-yes = Ja, entfernen

panel-remove-really = { $name } verliert den Platz endgültig. Wirklich?

panel-remove-for-good = { $name } endgültig entfernen

panel-asked-twice = nur du als Gastgeber, mit doppelter Rückfrage

panel-by-host = nur durch { $name } als Gastgeber

## Abstimmungen über einen Platz

motion-standin-turn = Ein Bot spielt diesen Zug für { $who ->
        [me] dich
       *[other] { $name }
    }

motion-standin-turn-means = Nach diesem Zug ist alles wie zuvor.

motion-standin = Ein Bot spielt vorerst für { $who ->
        [me] dich
       *[other] { $name }
    }

motion-standin-means = Der Platz bleibt reserviert: Ein Fingertipp, und der Bot hört auf.

motion-handover =
    { $who ->
        [me] Dein Platz
       *[other] Der Platz von { $name }
    } wird weitergegeben

motion-handover-means = Das lässt sich nicht rückgängig machen. Ein Bot spielt, bis sich jemand setzt.

motion-admit = { $applicant } spielt sofort { $who ->
        [me] an deiner Stelle
       *[other] statt { $name }
    }

motion-admit-means = Wer sich setzt, sieht die Karten dieses Platzes.

motion-no = Dagegen

motion-about-you = Die anderen stimmen über deinen Platz ab. Spielst du, ist die Abstimmung vorbei.

motion-voted-no = Dein Nein zählt.

ballot-count = { $yes } von { $needed } Stimmen

## Was im Blatt einer Person möglich ist

seat-mute-how = Nur für dich: kein Chat, keine Zurufe. Niemand merkt es.

seat-muted = Du hörst diese Person nicht. Niemand sonst merkt es.

seat-crown = { $name } wird Gastgeber

seat-crown-sure = { $name } übernimmt die Rolle als Gastgeber von dir.

seat-crown-yes = Übergeben

seat-offer = Diesen Platz anbieten

seat-offer-how = Wer den Link, aber keinen Platz hat, kann dann darum bitten.

seat-unoffer = Nicht mehr anbieten

seat-offered-how = Im Angebot: Wer den Link, aber keinen Platz hat, kann darum bitten.

## Später dazukommen

late-title = Angebotene Plätze

late-offered =
    { $count ->
        [one] Ein Platz wird angeboten.
       *[other] { $count } Plätze werden angeboten.
    }

late-which = Welcher Platz?

late-ask = Um diesen Platz bitten

late-how = Der Gastgeber kann dich ab der nächsten Runde hereinlassen, eine Abstimmung am Tisch auch sofort.

late-waiting = Du hast um den Platz von { $seat } gebeten. Jetzt entscheiden die anderen.

late-admitted = Der Platz von { $seat } gehört dir ab der nächsten Runde. Bleib auf dieser Seite.

late-withdraw = Zurückziehen

late-asks = { $name } bittet um { $holder_who ->
        [me] deinen Platz
       *[other] den Platz von { $holder }
    }.

late-vote-only = Es folgt keine Runde mehr: Nur eine Abstimmung kann noch jemanden hereinlassen.

late-decline = Nein

late-vote = Sofort (Abstimmung)

late-admit = Ab der nächsten Runde

## Ein Tisch, dessen Spiel ich nicht sehen darf

outside-playing = Hier wird gerade gespielt

outside-playing-text = An diesem Tisch schaut niemand zu.

outside-over = Das Spiel hier ist aus

outside-over-text = Du warst nicht dabei, darum bleiben die Karten verdeckt. Ein neues Spiel kann { $name } starten.

## Willkommen zurück

welcome-title = Willkommen zurück

welcome-lead =
    { $turns ->
        [one] Eine Entscheidung wurde für dich getroffen, um { $from }.
       *[other] { $turns } Entscheidungen wurden für dich getroffen, { $from } bis { $until }.
    }

welcome-by-stand-in = von der Vertretung entschieden

welcome-by-clock = nach Ablauf der Zeit entschieden

welcome-only-you = nur du siehst, welche

welcome-more =
    { $count ->
        [one] Eine frühere Entscheidung steht im Verlauf.
       *[other] { $count } frühere Entscheidungen stehen im Verlauf.
    }

welcome-silent = Gesagt wurde in deinem Namen nichts.

welcome-done = Das ist dir inzwischen passiert:

welcome-play-on = Weiterspielen lassen

welcome-take = Platz übernehmen

welcome-go-on = Weiter
