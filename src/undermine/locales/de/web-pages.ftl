### Was die Seiten im Browser sagen: Start, neuer Tisch, Warteraum, Regeln, Wiedergabe, Einstellungen.

## Bots

bot-greedy = zielstrebig

bot-random = planlos

bot-level = Stufe der Bots

bot-level-of = Stufe von { $name }

bot-level-value = { $number }, { $level }

level-apprentice = Lehrling
    .note = Vertraut allen und rät auch mal.

level-miner = Hauer
    .note = Spielt gut, durchschaut aber nur offene Sabotage.

level-foreman = Steiger
    .note = Achtet auf jeden Zug und schließt daraus, wer wer ist.

level-surveyor = Markscheider
    .note = Hat aus Spielen gegen sich selbst gelernt.

level-old-dwarf = Alter Zwerg
    .note = Probiert vor jedem Zug im Kopf aus, was kommen kann.

bot-style-of = Stil von { $name }

bot-style-any = Stil: Zufall

bot-style-steady = ausgeglichen

bot-style-bold = forsch

bot-style-patient = geduldig

bot-style-helpful = hilfsbereit

bot-style-grumpy = mürrisch

## Startseite

home-title = Undermine: gemeinsam nach Gold graben

home-motto = Vier Spiele um Gold, Stollen und falsche Freunde.

home-play = Sofort spielen

home-play-note =
    { $bots ->
        [one] { $game } mit einem Bot
       *[other] { $game } mit { $bots } Bots
    }

home-play-level = Stufe { $level }

home-play-bots = Mit Bots spielen

home-nickname = Gast

home-new = Neuer Tisch

home-join = Mitspielen

home-rules = Regeln

home-games = Die Spiele

home-facts = { $fewest }–{ $most } Personen · { $minutes } Min.

home-coming = wird noch gegraben

home-mine = Meine Tische

home-open = Offene Tische

home-over = Beendete Spiele

home-over-all =
    { $count ->
        [one] Ein beendetes Spiel
       *[other] Alle { $count } beendeten Spiele
    }

home-none = Kein offener Tisch

home-none-text = Eröffne einen oder spiel mit Bots.

home-lost = Keine Verbindung

home-lost-text = Der Server antwortet nicht. Nichts ist verloren.

home-more = Mehr

home-light = Heller Modus

home-dark = Dunkler Modus

home-unofficial = Nicht offiziell, von Fans gemacht. Alle Zeichnungen sind unsere eigenen.

## Ein Tisch in einer Liste

home-row-round = { $game }, Runde { $round }

home-row-mine = Du bist dran

home-row-free =
    { $free ->
        [0] voll, gleich geht es los
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }

home-row-over = { $ago } beendet

home-left-days =
    { $count ->
        [one] noch 1 Tag
       *[other] noch { $count } Tage
    }

home-left-hours = noch { $count } Std.

home-left-minutes = noch { $count } Min.

home-left-seconds = noch { $count } Sek.

## Neuer Tisch

new-title = Neuer Tisch

new-game = Welches Spiel?

new-name = Dein Name am Tisch

new-name-hint = Ein Spitzname genügt, kein Konto

new-seats = Plätze

new-seats-count =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }

new-seats-fewer = Ein Platz weniger

new-seats-more = Ein Platz mehr

balance-title = Wer gewinnt?

balance-digger = Goldsucher

balance-saboteur = Saboteure

balance-boss = Chef

balance-profiteer = Profiteur

balance-geologist = Geologen

balance-loyal = Loyale Zwerge

balance-selfish = Selbstsüchtige Zwerge

balance-of-ten = { $wins } von 10

balance-note = Gewonnene von 10 Runden, wenn nur Bots der Stufe { $level } wie im Regelheft spielen. Gemessen in { $rounds } Runden.

new-pace = Tempo

new-listed = Auf der Startseite

new-listed-on = Fremde sehen den Tisch und dürfen mitspielen.

new-listed-off = Nur wer den Link hat, findet den Tisch.

new-talk = Chat

new-talk-on = Alle am Tisch dürfen schreiben.

new-talk-off = Kein Chat, nur die acht Zurufe.

new-watch = Zuschauen

new-watch-on = Wer den Link hat, sieht, was offen liegt, aber nie Handkarten.

new-watch-off = Nur wer mitspielt, sieht das Spiel.

new-open-cards = Karten danach aufdecken

new-open-cards-on = Nach dem Spiel dürfen alle jede Karte sehen und prüfen, ob ehrlich ausgeteilt wurde.

new-open-cards-off = Handkarten und Rollen bleiben geheim. Ob ehrlich ausgeteilt wurde, lässt sich dann nicht prüfen.

new-house = Hausregeln

new-house-count =
    { $count ->
        [0] wie im Regelheft
        [one] 1 geändert
       *[other] { $count } geändert
    }

new-no-house = Dieses Spiel hat keine.

new-open = Tisch eröffnen

new-open-name = Erst Namen eingeben

pace-none = Ohne Uhr
    .note = Dauert ein Zug zu lange, können die anderen für eine Vertretung stimmen. { $answer } Sekunden für eine Antwort in fremden Zügen. Warten alle auf jemanden, der weg ist, spielt ein Bot nach { $absent } Sekunden.

pace-live = Zügig
    .note =
        { $minutes ->
            [one] Etwa eine Minute je Entscheidung, { $answer } Sekunden für eine Antwort in fremden Zügen.
           *[other] Etwa { $minutes } Minuten je Entscheidung, { $answer } Sekunden für eine Antwort in fremden Zügen.
        }

pace-relaxed = Gemütlich
    .note =
        { $minutes ->
            [one] Etwa eine Minute je Entscheidung, { $answer } Sekunden für eine Antwort in fremden Zügen.
           *[other] Etwa { $minutes } Minuten je Entscheidung, { $answer } Sekunden für eine Antwort in fremden Zügen.
        }

pace-turns = Über Tage
    .note = Ein Tag je Entscheidung. Schau vorbei, wenn du Zeit hast.

## Hausregeln: ein kurzer Name, und was sie ändern

option-on = an

option-off = aus

option-allow-concede = Verlorene Runde früher beenden
    .note = Ist der Schatz unerreichbar, dürfen alle gemeinsam aufhören.

option-allow-self-break = Eigenes Werkzeug kaputt machen
    .note = Du darfst eine Schadenskarte auch vor dir selbst spielen.

option-first-player = Wer beginnt
    .note = Es entscheidet das Los oder der Gastgeber.

option-first-player-random = das Los

option-first-player-host = der Gastgeber bestimmt

option-gold-draw = Gold für die Goldsucher
    .note = Gewinnen die Goldsucher, wird eine Goldkarte pro Goldsucher oder pro Person am Tisch gezogen (zu zehnt neun).

option-gold-draw-diggers = eine pro Goldsucher

option-gold-draw-players = eine pro Person

option-greedy-dwarf = Kein Gold bei Schaden
    .note = Wer als Goldsucher am Ende der Runde kaputtes Werkzeug hat, bekommt kein Gold.

option-hide-gold-card-count = Goldkarten geheim
    .note = Niemand sieht, wie viele Goldkarten die anderen haben.

option-house-table = Feste Rollenverteilung
    .note = Keine Zwergenkarte bleibt übrig, die Zahl der Saboteure ist bekannt; zu viert und zu sechst fällt die Belohnung anders aus.

option-known-saboteurs = Saboteure kennen einander
    .note = Sie erfahren es zu Beginn jeder Runde.

option-maximum-saboteurs = Alle Saboteure spielen mit
    .note = Ein Goldsucher weniger wird gemischt, so bleibt keine Karte übrig.

option-middle-treasure = Mittleres Ziel weiter weg
    .note = Es liegt ein Feld hinter den beiden anderen.

option-old-mine = Die alte Mine
    .note = Sechs der 16 Goldkarten mit 1 Gold sind nichts wert.

option-require-connection = Verbindung zum Start
    .note = Wenn aus: Eine Karte muss nur an eine offene Karte passen.

option-action-mix = Hilfsmittel, Fallen und Trolle
    .note = In der Schachtel sind 14 davon; wie viele von jeder Art, ist nicht gesichert.

option-action-mix-3-3-3-2-3 = 9 Hilfsmittel, 2 Fallen, 3 Trolle

option-action-mix-3-3-3-3-2 = 9 Hilfsmittel, 3 Fallen, 2 Trolle

option-action-mix-2-2-2-4-4 = 6 Hilfsmittel, 4 Fallen, 4 Trolle

option-early-end-vote = Eine Runde gemeinsam beenden
    .note = Sind Schätze unerreichbar, dürfen alle gemeinsam aufhören.

option-early-end-vote-unanimous = wenn alle wollen

option-hidden-vp = Punkte verbergen
    .note = Punkte sind erst am Ende zu sehen; wer mitzählt, kennt sie trotzdem.

option-last-card-move = Ein letzter Lauf
    .note = Wer die allerletzte Karte spielt, darf noch laufen. Wenn aus: Die Runde endet mit der Karte.

option-layout = Spielplan
    .note = Wo Startkarten und Minen liegen, ist nicht gesichert.

option-layout-default = üblich

option-layout-wide = von Rand zu Rand

option-layout-edge = vom Rand aus

option-layout-staggered = äußere Minen näher

option-layout-diamond = äußere Minen viel näher

option-owner-sees-treasure = Eigene Schätze ansehen
    .note = Wenn aus: Niemand weiß vor dem Ende der Runde, was ein Schatz wert ist.

option-quarter-turns = Vierteldrehungen
    .note = Wegekarten und Minen dürfen quer liegen.

option-rounds = Runden
    .note = Im Regelheft sind es zwei; jede weitere dauert etwa 20 Minuten.

option-treasure-always-optional = Schätze dürfen liegen bleiben
    .note = Wer eine Mine erreicht, muss keinen Schatz nehmen.

option-axe-keeps-moving = Nach der Axt weiterlaufen
    .note = Wer unterwegs eine Kreatur vertreibt, darf weiterlaufen.

option-axe-order = Wer die Axt einsetzt
    .note = Haben mehrere eine Axt, werden sie der Reihe nach gefragt oder stimmen geheim ab.

option-axe-order-clockwise = im Uhrzeigersinn gefragt

option-axe-order-secret = geheime Abstimmung

option-axe-ready = Wann eine Axt bereit ist
    .note = Eine Axt, die du vor dich legst, ist im selben Zug bereit oder erst im nächsten.

option-axe-ready-step = im selben Zug

option-axe-ready-turn = im nächsten Zug

option-bridge-needs-card = Brücken brauchen eine Karte
    .note = Ohne Handkarten kommt niemand über eine Brücke.

option-early-end = Gemeinsam aufhören
    .note = Ist der Ausgang unerreichbar, dürfen alle gemeinsam aufhören.

option-first-player-first = wer auf Platz 1 sitzt

option-hole-ambush = Hinterhalt am Loch
    .note = Kommt eine Kreatur aus einem Loch, auf dem Zwerge stehen, greift sie sofort an.

option-last-move = Ein letzter Lauf
    .note = Wer die allerletzte Karte spielt, spielt den Zug noch zu Ende, oder das Spiel endet mit der Karte.

option-last-move-finish = der Zug wird zu Ende gespielt

option-last-move-stop = mit der Karte ist Schluss

option-paralysis = Wann die Lähmung beginnt
    .note = Wirft der eigene Lindwurm einen Zwerg um, läuft der schon in diesem Zug nicht mehr oder erst im nächsten nicht.

option-paralysis-at-once = sofort

option-paralysis-next-turn = im nächsten Zug

option-show-backs = Offene Rückseiten
    .note = Alle sehen, aus welcher Gruppe Handkarten und Zugstapel sind.

option-single-clan = Clan zu dritt oder viert
    .note = Zu dritt oder viert haben alle dieselbe Farbe; Saboteure arbeiten für die andere.

option-single-clan-random = das Los

option-single-clan-yellow = Gelb

option-single-clan-blue = Blau

option-vein-optional = Gold der Ader ist freiwillig
    .note = Niemand muss das Gold einer Goldader nehmen und dafür die Clankarte zeigen.

## Mitspielen

join-title = Mitspielen

join-label = Tischcode oder Link

join-hint = Code oder ganzer Link – die Schreibweise ist egal.

join-means = Gemeint ist der Tisch { $code }.

join-go = Zum Tisch

join-nobody = Einen Tisch { $code } gibt es nicht. Vielleicht fehlt ein Buchstabe.

join-failed = Der Server hat nicht geantwortet. Versuche es gleich noch einmal.

## Warteraum

lobby-title = Tisch { $code }

lobby-by = Tisch von { $name }

lobby-watchers =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }

# Wer das liest, schaut selbst zu; $count sind die anderen.
lobby-watching =
    { $count ->
        [0] Du schaust zu
        [one] Du schaust zu, mit 1 weiteren Person
       *[other] Du schaust zu, mit { $count } weiteren
    }

lobby-heads =
    { $count ->
        [0] Niemand am Tisch
        [1] Eine Person am Tisch
        [2] Zwei am Tisch
        [3] Drei am Tisch
        [4] Vier am Tisch
        [5] Fünf am Tisch
        [6] Sechs am Tisch
        [7] Sieben am Tisch
        [8] Acht am Tisch
        [9] Neun am Tisch
        [10] Zehn am Tisch
       *[other] { $count } am Tisch
    }

lobby-news =
    { $state ->
        [ready] { $name } ist bereit.
       *[waiting] { $name } sitzt am Tisch.
    }

lobby-rename = Namen ändern

lobby-seats = Plätze

lobby-seat-ready = bereit

lobby-seat-thinking = noch nicht bereit

lobby-seat-away = kurz weg

lobby-seat-host-ready = Gastgeber, bereit

lobby-seat-host-thinking = Gastgeber

lobby-seat-host-away = Gastgeber, kurz weg

lobby-seat-bot = Bot

lobby-open = Freier Platz

lobby-open-host = Frei: Bot dazuholen

lobby-remove-bot = { $name } entfernen

lobby-name = Dein Name am Tisch

lobby-sit = Hinsetzen

lobby-full = Alle Plätze sind besetzt. Du kannst hier zuschauen.

lobby-open-sit = Frei: hier hinsetzen

lobby-before-rules =
    { $count ->
        [0] Regeln wie im Regelheft
        [one] 1 Hausregel
       *[other] { $count } Hausregeln
    }

lobby-before-open = nach dem Spiel werden alle Karten aufgedeckt

lobby-before-closed = die Karten bleiben auch danach verdeckt

lobby-ready = Ich bin bereit

lobby-unready = Doch noch nicht bereit

lobby-rise = Aufstehen

lobby-start = Spiel beginnen

lobby-start-bots =
    { $count ->
        [one] Mit 1 Bot beginnen
       *[other] Mit { $count } Bots beginnen
    }

lobby-start-wait =
    { $count ->
        [one] Warten auf { $names }
       *[other] Warten auf { $names }
    }

lobby-wait-people = Warten auf { $names }

lobby-wait-host = Bereit. Der Gastgeber beginnt das Spiel.

lobby-invite = Scannen oder Code unter „Mitspielen“ eingeben

lobby-invite-here = Der Code dieses Tisches

lobby-qr = Code zum Scannen für { $link }

lobby-copy = Link kopieren

lobby-share = Teilen

lobby-listed = Steht auf der Startseite: Fremde dürfen mitspielen.

lobby-private = Nur mit Link zu finden.

## Wen der Link erreicht

reach-this-machine = Dieser Link gilt nur auf diesem Computer.

# Der Befehl folgt.
reach-how = Damit andere Geräte mitspielen können, starte den Server mit

reach-local-network = Wer im selben Netz ist, spielt ohne Konto mit.

reach-public = Wer den Link bekommt, spielt ohne Konto mit.

## Was vereinbart ist

agreed-title = Regeln am Tisch

agreed-yes = ja

agreed-no = nein

agreed-printed = wie im Regelheft

agreed-change = Tischregeln ändern

agreed-keep = So spielen wir

## Das Siegel

sealed-title = Die Karten sind versiegelt

sealed-broken = Das Siegel ist offen

sealed-text = Vor der ersten Karte hat sich der Server auf eine geheime Zahl festgelegt und ihren Fingerabdruck gezeigt. Jeder Zufall entsteht aus dieser Zahl und aus den Wörtern, die Browser geschickt haben, sobald jemand bereit war. So kann niemand nachträglich Karten aussuchen.

sealed-promise = Fingerabdruck (SHA-256)

sealed-seed = Geheime Zahl

sealed-words = Wörter von allen am Tisch

sealed-check = Lade die Aufzeichnung herunter und prüfe selbst:

## Regeln

rules-page-title = Regeln: { $game }

rules-search = Regel finden

rules-search-hint = Sackgasse, Schatzplan, Gold …

rules-contents = Inhalt

rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }

rules-none = Das sagt keine Regel

rules-none-text = Versuche ein kürzeres Wort.

rules-link = Link zu Regel { $rule }

rules-example = Beispiel: { $title }

rules-unknown = Dieses Spiel gibt es hier nicht

rules-unknown-text = Vielleicht fehlt ein Buchstabe. Oben stehen alle Spiele.

## So wird gespielt, in einer Minute

howto-title = So wird gespielt

howto-saboteur-1 = Ihr seid Zwerge und grabt euch durch den Berg. Am anderen Ende liegen drei Ziele verdeckt, eines davon ist der Schatz.

howto-saboteur-2 = Die meisten sind Goldsucher und wollen dorthin. Andere können Saboteure sein und wollen das verhindern. Deine Rolle ist geheim.

howto-saboteur-3 = In deinem Zug spielst du eine Karte und ziehst eine nach: Lege eine Wegekarte, spiele eine Aktionskarte oder wirf eine Karte verdeckt ab.

howto-saboteur-4 = Wegekarten führen den Weg von der Leiter aus weiter. Wo sich zwei Karten berühren, trifft Weg auf Weg und Fels auf Fels.

howto-saboteur-5 = Aktionskarten machen ein Werkzeug kaputt oder wieder heil, lösen einen Steinschlag aus oder zeigen dir ein Ziel. Mit kaputtem Werkzeug kannst du nicht graben.

howto-saboteur-6 = Die Runde endet, wenn der Schatz erreicht ist oder niemand mehr Karten hat. Dann werden die Rollen aufgedeckt, und die Siegerseite bekommt Gold.

howto-saboteur-7 = Nach drei Runden gewinnt, wer das meiste Gold hat.

howto-saboteur-fits = Das passt: Der Weg geht von Karte zu Karte weiter.

howto-saboteur-fits-not = Das passt nicht: Der Weg endet am Fels.

howto-the-lost-mines-1 = Ihr seid Zwerge zweier Clans, Blau und Gelb. Hinter dem Wald liegen vier verdeckte Minen: In dreien sind Schätze, in der vierten schläft ein Drache.

howto-the-lost-mines-2 = Deinen Clan sehen alle, deinen Charakter niemand. Loyale Zwerge teilen mit ihrem Clan, ein Saboteur teilt mit dem anderen, ein selbstsüchtiger Zwerg teilt mit niemandem.

howto-the-lost-mines-3 = In deinem Zug spielst du eine Karte oder wirfst eine oder zwei ab. Dann darf dein Zwerg bis zu drei Karten weit laufen. Zuletzt ziehst du so viele Karten nach, wie du gespielt oder abgeworfen hast.

howto-the-lost-mines-4 = Eine Wegekarte setzt irgendeinen Weg auf dem Spielplan fort. Wo sich zwei Karten berühren, trifft Weg auf Weg und Wald auf Wald.

howto-the-lost-mines-5 = Baumstämme, See und Graben halten alle auf, bis jemand dort Axt, Boot oder Seil spielt. Auf einem Felsen oder einem Hindernis mit Hilfsmittel ist nur Platz für einen Zwerg; von einem Lagerfeuer aus läuft deiner bis zu fünf Karten weit.

howto-the-lost-mines-6 = Eine Falle kostet dich eine Karte. Ein Troll sperrt den Weg, bis wieder dran ist, wer ihn gespielt hat. Ein Gewitter spült eine Karte weg. Mit Informationskarten siehst du heimlich eine Mine, einen Schatz oder einen Zwerg an.

howto-the-lost-mines-7 = Wer eine Mine als Erster erreicht, deckt sie auf. Endet dein Lauf auf einer Mine, nimmst du einen Schatz ihrer Art, wenn noch einer da ist; weckst du den Drachen, kostet dich das bis zu zwei Punkte.

howto-the-lost-mines-8 = Die Runde endet, wenn alle Schätze genommen oder alle Karten verbraucht sind. Dann werden die Charaktere aufgedeckt, und jeder Clan teilt, was für ihn gefunden wurde. Nach zwei Runden gewinnt, wer die meisten Punkte hat.

howto-the-dark-cave-1 = Ihr seid Zwerge zweier Clans (zu dritt oder viert haben alle dieselbe Farbe) in einer Höhle, die voll Wasser läuft, und jeder trägt 3 Gold. Eine der vier Zielkarten in den Ecken ist der Ausgang.

howto-the-dark-cave-2 = Deine Farbe sehen alle; für wen du arbeitest, weiß niemand: Ein Saboteur rettet Gold für den anderen Clan.

howto-the-dark-cave-3 = In deinem Zug spielst du eine Karte oder wirfst eine oder zwei ab. Dann darf dein Zwerg bis zu drei Schritte laufen. Zuletzt ziehst du so viele Karten nach, wie du gespielt oder abgeworfen hast.

howto-the-dark-cave-4 = Eine Wegekarte setzt irgendeinen Weg in der Höhle fort. Je später sie gezogen wird, desto mehr Felder hat sie, und desto mehr Schritte kostet sie.

howto-the-dark-cave-5 = Von einer Leiter führt ein Schritt zu jeder anderen. Über eine Brücke zu laufen kostet dich eine Karte, in einen Tunnel zu laufen 1 Gold. Eine Goldader gibt dir Gold, deckt aber deine Clankarte auf.

howto-the-dark-cave-6 = Netze sperren einen Weg zwei Runden lang, ein Steinschlag entfernt eine Karte. Ratte, Lindwurm und Goblin kommen aus dunklen Löchern und nehmen allen, die sie treffen, Karten, Zeit oder Gold; eine Streitaxt vor dir vertreibt sie.

howto-the-dark-cave-7 = Wer als Erster eine Zielkarte erreicht, deckt sie auf. Wer den Ausgang betritt, ist mit allem Gold in Sicherheit, zeigt die Clankarte und spielt von draußen weiter.

howto-the-dark-cave-8 = Das Spiel endet, wenn eine Seite ganz draußen ist oder alle Karten verbraucht sind. Nur gerettetes Gold zählt: Es wird mit der Zahl der Zwerge auf der anderen Seite malgenommen. Der größere Schatz gewinnt.

## Wiedergabe

replay-title = Wiederholung

replay-board = Der Plan in diesem Moment

replay-seats = Alle am Tisch in diesem Moment

replay-controls = Durch das Spiel blättern

replay-moment = Moment

replay-where = { $moment } von { $last }, Runde { $round }

replay-where-game = { $moment } von { $last }

replay-back = Ein Schritt zurück

replay-on = Ein Schritt weiter

replay-round-back = Zum Anfang der Runde

replay-round-on = Zur nächsten Runde

replay-first = Zum Anfang

replay-last = Zum Ende

replay-play = Abspielen

replay-pause = Anhalten

replay-eyes = Blickwinkel

replay-public = Öffentlich

replay-me = Meine Sicht

replay-truth = Alles offen

replay-public-note = Was für alle offen lag.

replay-me-note = Was du damals wusstest.

replay-truth-note = Alle Karten, wie sie waren.

replay-seat-note = Was { $name } damals wusste.

replay-seat-mine = { $name } (du)

replay-closed = An diesem Tisch bleiben die Karten verdeckt.

replay-log = Was passiert ist

replay-log-none = Die Karten werden ausgeteilt.

replay-hand =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

replay-link = Link zu diesem Moment

replay-record = Aufzeichnung

replay-play-bots = { $game } mit Bots spielen

replay-missing = Diese Wiederholung gibt es nicht

replay-missing-text = Ansehen kannst du ein Spiel, sobald es zu Ende ist.

## Beendete Spiele

finished-title = Beendete Spiele

finished-none = Noch kein Spiel beendet

finished-none-text = Hier stehen Spiele, die du in diesem Browser zu Ende gespielt hast.

finished-replay = Wiederholung ansehen

finished-table = Zum Tisch

finished-score = { $gold } Gold

finished-won = gewonnen, { $gold } Gold

## Einstellungen

settings-title = Einstellungen

settings-back = Zurück zum Tisch

settings-look = Aussehen

settings-play = Spielen

settings-language = Sprache

settings-theme = Erscheinungsbild

settings-theme-dark = Dunkel

settings-theme-light = Hell

settings-theme-system = Wie das Gerät

settings-size = Schriftgröße

settings-motion = Animationen

settings-motion-full = Voll

settings-motion-less = Weniger

settings-motion-system = Wie das Gerät

settings-patterns = Muster auf den Figuren

settings-patterns-note = Streifen und Punkte helfen, wo Farben sich ähneln.

settings-peeks = Angesehene Ziele offen lassen

settings-peeks-note = Sonst siehst du sie nur, solange du gedrückt hältst. Achte auf neugierige Blicke.

settings-sound = Ton

settings-sound-all = Töne abspielen

settings-hear = Anhören: { $name }

settings-where = Das alles merkt sich nur dieser Browser.

## Keine solche Seite

missing-title = Eine Sackgasse

missing-line = Hier ist keine Seite

missing-text = Dieser Weg endet im Geröll.

## Gedruckt oder rekonstruiert

sure-title = Aus dem Regelheft oder rekonstruiert?

sure-printed-the-lost-mines = Aus dem Regelheft stammen: alle Regeln; 40 Wegekarten, 23 Aktionskarten, 4 Minen, 12 Schätze, 10 Zwergenkarten und 14 Waldplättchen; die Arten der Karten; die Zwerge jedes Clans; Handkarten und beiseitegelegte Karten.

sure-guessed-the-lost-mines = Rekonstruiert ist, weil wir die Schachtel nur aus Texten ohne Bilder kennen: wo Startkarten und Minen liegen, wie viele es von jeder Aktionskarte gibt, die Formen der Wege und Minen, der Wert der Schätze. Keine Regel hängt davon ab.

sure-correct-the-lost-mines = Du besitzt die Schachtel? „Spielplan“ und „Hilfsmittel, Fallen und Trolle“ wählst du bei den Hausregeln eines Tisches. Alles andere wird in { $file } berichtigt; { $guide } sagt, wie.
