### Was die Seiten im Browser sagen: Start, neuer Tisch, Warteraum, Regeln, Wiedergabe, Einstellungen.

## Bots

bot-greedy = stetiger Gräber

bot-random = wilder Rater

## Startseite

home-title = Undermine: gemeinsam nach Gold graben

home-motto = Vier Spiele vom Graben und Zweifeln, in einem Berg.

home-play = Sofort spielen

home-play-note = Saboteur mit vier Bots

home-nickname = Gast

home-new = Neuer Tisch

home-join = Mitspielen

home-rules = Regeln

home-games = Die Spiele

home-facts = { $fewest } bis { $most } · { $minutes } min

home-coming = wird noch gegraben

home-mine = Meine Tische

home-open = Offene Tische

home-over = Beendete Spiele

home-over-all =
    { $count ->
        [one] Das eine beendete Spiel
       *[other] Alle { $count } beendeten Spiele
    }

home-none = Kein Tisch ist offen

home-none-text = Eröffne einen; vier Bots sind wach.

home-lost = Die Leitung ist dunkel

home-lost-text = Der Server antwortet nicht. Nichts ist verloren.

home-more = Mehr

home-light = Hell schalten

home-dark = Dunkel schalten

home-unofficial = Nicht offiziell, von Spielern gemacht. Alle Zeichnungen sind unsere eigenen.

## Ein Tisch in einer Liste

home-row-round = { $game }, Runde { $round }

home-row-mine = Du bist am Zug

home-row-free =
    { $free ->
        [0] voll, gleich geht es los
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }

home-row-over = beendet, { $ago }

home-left-days =
    { $count ->
        [one] noch 1 Tag
       *[other] noch { $count } Tage
    }

home-left-hours = noch { $count } h

home-left-minutes = noch { $count } min

home-left-seconds = noch { $count } s

## Neuer Tisch

new-title = Neuer Tisch

new-game = Welches Spiel?

new-name = Mein Name am Tisch

new-name-hint = Ein Spitzname, kein Konto

new-seats = Plätze

new-seats-count =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }

new-seats-fewer = Ein Platz weniger

new-seats-more = Ein Platz mehr

new-pace = Tempo

new-listed = Auf der Startseite

new-listed-on = Fremde sehen den Tisch und dürfen sich setzen.

new-listed-off = Nur wer den Link hat, findet den Tisch.

new-talk = Reden

new-talk-on = Alle am Tisch dürfen schreiben.

new-talk-off = Niemand schreibt; die acht Zeichen bleiben.

new-watch = Zuschauen

new-watch-on = Wer den Link hat, sieht, was offen liegt, nie eine Hand.

new-watch-off = Nur wer mitspielt, sieht das Spiel.

new-open-cards = Karten danach aufdecken

new-open-cards-on = Nach dem Spiel dürfen alle jede Karte sehen, und jeder kann prüfen, dass ehrlich gegeben wurde.

new-open-cards-off = Hände und Rollen bleiben für immer verdeckt. Das Geben lässt sich danach nicht prüfen.

new-house = Hausregeln

new-house-count =
    { $count ->
        [0] wie gedruckt
        [one] 1 geändert
       *[other] { $count } geändert
    }

new-no-house = Dieses Spiel hat keine.

new-open = Tisch eröffnen

new-open-name = Erst ein Name, bitte

pace-none = Ohne Uhr
    .note = Keine Uhr im eigenen Zug, doch wenn die anderen zu lange warten, können sie für eine Vertretung stimmen. { $answer } Sekunden für eine Antwort im Zug anderer. Für jemanden, der weg ist und auf den andere warten, spielt ein Bot nach { $absent } Sekunden.

pace-live = Zügig
    .note =
        { $minutes ->
            [one] Etwa eine Minute je Entscheidung, { $answer } Sekunden für eine Antwort im Zug anderer.
           *[other] Etwa { $minutes } Minuten je Entscheidung, { $answer } Sekunden für eine Antwort im Zug anderer.
        }

pace-relaxed = Gemütlich
    .note =
        { $minutes ->
            [one] Etwa eine Minute je Entscheidung, { $answer } Sekunden für eine Antwort im Zug anderer.
           *[other] Etwa { $minutes } Minuten je Entscheidung, { $answer } Sekunden für eine Antwort im Zug anderer.
        }

pace-turns = Zug um Zug
    .note = Ein Tag je Entscheidung; kommen und gehen.

## Hausregeln: ein kurzer Name, und was sie ändern

option-on = an

option-off = aus

option-allow-concede = Verlorene Runde früher beenden
    .note = Der ganze Tisch darf sich einig sein, dass der Schatz unerreichbar ist.

option-allow-self-break = Eigenes Werkzeug kaputt machen
    .note = Eine Sabotagekarte darf auch vor sich selbst gespielt werden.

option-first-player = Wer beginnt
    .note = Der erste Sitz des Spiels wird gelost oder vom Gastgeber bestimmt.

option-first-player-random = das Los

option-first-player-host = der Gastgeber bestimmt

option-gold-draw = Gold für die Goldsucher
    .note = Gewinnen die Goldsucher, wird je Goldsucher oder je Sitz eine Goldkarte gezogen (zu zehnt neun).

option-gold-draw-diggers = eine je Goldsucher

option-gold-draw-players = eine je Sitz

option-greedy-dwarf = Kein Gold bei kaputtem Werkzeug
    .note = Ein Goldsucher mit kaputtem Werkzeug am Ende der Runde bekommt kein Gold.

option-hide-gold-card-count = Verdeckte Beutel
    .note = Niemand sieht, wie viele Goldkarten die anderen haben.

option-house-table = Feste Seiten
    .note = Keine Zwergenkarte bleibt übrig, die Zahl der Saboteure ist bekannt; anderer Lohn bei vier und sechs Sitzen.

option-known-saboteurs = Saboteure kennen einander
    .note = Sie erfahren es zu Beginn jeder Runde.

option-maximum-saboteurs = Alle Saboteure spielen mit
    .note = Ein Goldsucher weniger wird gemischt, so bleibt keine Karte übrig.

option-middle-treasure = Das mittlere Ziel liegt weiter weg
    .note = Es liegt ein Feld hinter den beiden anderen.

option-old-mine = Die alte Mine
    .note = Sechs der sechzehn Goldkarten zu 1 sind nichts wert.

option-require-connection = Karten müssen am Start hängen
    .note = Ausgeschaltet muss eine Karte nur neben eine offene passen.

option-action-mix = Hilfsmittel, Fallen und Trolle
    .note = In der Schachtel sind 14 solche Karten; wie viele wovon, ist nicht sicher bekannt.

option-action-mix-3-3-3-2-3 = 9 Hilfsmittel, 2 Fallen, 3 Trolle

option-action-mix-3-3-3-3-2 = 9 Hilfsmittel, 3 Fallen, 2 Trolle

option-action-mix-2-2-2-4-4 = 6 Hilfsmittel, 4 Fallen, 4 Trolle

option-early-end-vote = Eine Runde gemeinsam beenden
    .note = Alle dürfen gemeinsam aufhören, wenn Schätze unerreichbar sind.

option-early-end-vote-unanimous = wenn alle wollen

option-hidden-vp = Punkte nicht zeigen
    .note = Der Tisch zeigt Punkte erst am Ende; wer mitzählt, kennt sie trotzdem.

option-last-card-move = Ein letzter Lauf
    .note = Wer die allerletzte Karte spielt, darf noch laufen; ausgeschaltet endet die Runde mit der Karte.

option-layout = Spielplan
    .note = Wo Startkarten und Minen liegen, ist nicht sicher bekannt.

option-layout-default = üblich

option-layout-wide = von Rand zu Rand

option-layout-edge = vom Rand aus

option-layout-staggered = äußere Minen näher

option-layout-diamond = äußere Minen viel näher

option-owner-sees-treasure = Eigene Schätze ansehen
    .note = Ausgeschaltet weiß niemand vor dem Ende der Runde, was ein Schatz wert ist.

option-quarter-turns = Vierteldrehungen
    .note = Wegekarten und Minen dürfen quer liegen.

option-rounds = Runden
    .note = Gedruckt sind zwei; jede weitere dauert etwa zwanzig Minuten.

option-treasure-always-optional = Schätze dürfen liegen bleiben
    .note = Wer eine Mine erreicht, muss keinen Schatz nehmen.

option-axe-keeps-moving = Nach der Axt weitergehen
    .note = Wer eine Kreatur auf dem Weg vertreibt, darf weitergehen.

option-axe-order = Wer die Axt einsetzt
    .note = Haben mehrere eine Axt, werden sie der Reihe nach gefragt oder stimmen geheim ab.

option-axe-order-clockwise = im Uhrzeigersinn gefragt

option-axe-order-secret = geheime Abstimmung

option-axe-ready = Wann eine Axt bereit ist
    .note = Eine Axt, die du vor dich legst, ist im selben Zug bereit oder erst im nächsten.

option-axe-ready-step = im selben Zug

option-axe-ready-turn = im nächsten Zug

option-bridge-needs-card = Brücken brauchen eine Karte
    .note = Mit leerer Hand kommt niemand über eine Brücke.

option-early-end = Gemeinsam aufhören
    .note = Alle dürfen das Spiel gemeinsam beenden, wenn der Ausgang unerreichbar ist.

option-first-player-first = der erste Sitz

option-hole-ambush = Hinterhalt am Loch
    .note = Kommt eine Kreatur aus einem Loch, auf dem Zwerge stehen, greift sie sofort an.

option-last-move = Eine letzte Bewegung
    .note = Wer die allerletzte Karte spielt, spielt den Zug noch zu Ende, oder das Spiel endet mit der Karte.

option-last-move-finish = der Zug wird zu Ende gespielt

option-last-move-stop = mit der Karte ist Schluss

option-paralysis = Wann die Lähmung beginnt
    .note = Ein Zwerg, den der eigene Lindwurm hinlegt, geht schon in diesem Zug nicht mehr oder erst im nächsten nicht.

option-paralysis-at-once = sofort

option-paralysis-next-turn = im nächsten Zug

option-show-backs = Offene Rückseiten
    .note = Alle sehen die Gruppen der Karten auf den Händen und auf dem Zugstapel.

option-single-clan = Clan zu dritt oder viert
    .note = Zu dritt oder viert tragen alle dieselbe Farbe; Saboteure arbeiten für die andere.

option-single-clan-random = das Los

option-single-clan-yellow = Gelb

option-single-clan-blue = Blau

option-vein-optional = Goldadern dürfen liegen bleiben
    .note = Niemand muss Gold von einer Goldader nehmen und die Clankarte zeigen.

## Mitspielen

join-title = Mitspielen

join-label = Wie heißt der Tisch?

join-hint = Der Code oder der ganze Link, ganz gleich wie geschrieben.

join-means = Gemeint ist der Tisch { $code }.

join-go = Anklopfen

join-nobody = Kein Tisch heißt { $code }. Vielleicht fehlt ein Buchstabe.

join-failed = Der Server hat nicht geantwortet. Versuche es gleich noch einmal.

## Warteraum

lobby-title = Tisch { $code }

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
        [one] Du und 1 weitere Person schaut zu
       *[other] Du und { $count } weitere schaut zu
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

lobby-you = du

lobby-seat-ready = bereit

lobby-seat-thinking = noch nicht bereit

lobby-seat-away = kurz weg

lobby-seat-host-ready = Gastgeber, bereit

lobby-seat-host-thinking = Gastgeber

lobby-seat-host-away = Gastgeber, kurz weg

lobby-seat-bot = Bot, { $bot }

lobby-open = Freier Platz

lobby-open-host = Freier Platz: antippen für einen Bot

lobby-appoint = Bot setzen: { $bot }

lobby-remove-bot = Platz wieder freigeben

lobby-name = Mein Name am Tisch

lobby-sit = Hinsetzen

lobby-full = Alle Plätze sind besetzt. Zuschauen geht von hier aus.

lobby-open-sit = Freier Platz: antippen zum Hinsetzen

lobby-before-rules =
    { $count ->
        [0] Regeln wie gedruckt
        [one] 1 Hausregel
       *[other] { $count } Hausregeln
    }

lobby-before-open = nach dem Spiel werden alle Karten aufgedeckt

lobby-before-closed = die Karten bleiben auch danach verdeckt

lobby-ready = Ich bin bereit

lobby-unready = Doch noch nicht bereit

lobby-rise = Aufstehen

lobby-start = Spiel beginnen

lobby-start-bots =
    { $count ->
        [one] Beginnen; ein Bot nimmt den freien Platz
       *[other] Beginnen; Bots nehmen { $count } freie Plätze
    }

lobby-start-wait =
    { $count ->
        [one] Beginnen, sobald { $names } bereit ist
       *[other] Beginnen, sobald { $names } bereit sind
    }

lobby-wait-people = Warten auf { $names }

lobby-wait-host = Bereit. Der Gastgeber beginnt das Spiel.

lobby-invite = Scannen, oder den Code an der Tür eintippen

lobby-invite-here = Der Code dieses Tisches

lobby-qr = Code zum Scannen für { $link }

lobby-copy = Link kopieren

lobby-share = Teilen

lobby-listed = Auf der Startseite gelistet: Fremde dürfen sich setzen.

lobby-private = Nur mit Link, nicht gelistet.

## Wen der Link erreicht

reach-this-machine = Dieser Link gilt nur auf diesem Computer.

# Der Befehl folgt.
reach-how = Damit Handys und andere Computer mitspielen können, starte den Server mit

reach-local-network = Handys und Computer im selben Netz spielen ohne Konto mit.

reach-public = Wer den Link bekommt, spielt ohne Konto mit.

## Was vereinbart ist

agreed-title = Was vereinbart ist

agreed-yes = ja

agreed-no = nein

agreed-printed = wie gedruckt

agreed-change = Vereinbarung ändern

agreed-keep = So vereinbaren

## Das Siegel

sealed-title = Die Karten sind versiegelt

sealed-broken = Das Siegel ist offen

sealed-text = Vor der ersten Karte hat der Server eine geheime Zahl versprochen, indem er ihren Fingerabdruck zeigt. Jedes Los kommt aus dieser Zahl und aus den Wörtern, die Browser geschickt haben, sobald jemand bereit war. So kann niemand später Karten aussuchen.

sealed-promise = Versprechen (SHA-256)

sealed-seed = Geheime Zahl

sealed-words = Wörter der Mitspieler

sealed-check = Lade die Aufzeichnung herunter und prüfe selbst:

## Regeln

rules-page-title = Regeln: { $game }

rules-search = Regel finden

rules-search-hint = Sackgasse, Schatzplan, Gold …

rules-contents = Inhalt

rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }

rules-none = Das sagt keine Regel

rules-none-text = Versuche ein kürzeres Wort.

rules-link = Link zu Regel { $rule }

rules-example = Beispiel: { $title }

rules-unknown = Dieses Spiel gibt es hier nicht

rules-unknown-text = Vielleicht fehlt ein Buchstabe. Oben stehen alle Spiele.

## So wird gespielt, in einer Minute

howto-title = So wird gespielt

howto-saboteur-1 = Ihr seid Zwerge in einer Mine. Am anderen Ende liegen drei Ziele verdeckt, eines davon ist der Schatz.

howto-saboteur-2 = Die meisten sind Goldsucher und wollen dorthin. Andere können Saboteure sein und wollen das verhindern. Deine Rolle ist geheim.

howto-saboteur-3 = In deinem Zug spielst du eine Karte und ziehst eine nach: Leg eine Wegekarte, spiel eine Aktionskarte oder wirf eine Karte verdeckt ab.

howto-saboteur-4 = Wegekarten setzen den Stollen von der Leiter aus fort. Wo sich zwei Karten berühren, trifft Weg auf Weg und Fels auf Fels.

howto-saboteur-5 = Aktionskarten machen ein Werkzeug kaputt oder wieder heil, lösen einen Steinschlag aus oder zeigen dir ein Ziel. Mit kaputtem Werkzeug kannst du nicht graben.

howto-saboteur-6 = Die Runde endet, wenn der Schatz erreicht ist oder alle Hände leer sind. Dann werden die Rollen aufgedeckt, und die Sieger bekommen Gold.

howto-saboteur-7 = Nach drei Runden gewinnt, wer das meiste Gold hat.

howto-saboteur-fits = Das passt: Der Weg geht von Karte zu Karte weiter.

howto-saboteur-fits-not = Das passt nicht: Der Weg endet am Fels.

howto-the-lost-mines-1 = Ihr seid Zwerge zweier Clans, Blau und Gelb. Hinter dem Wald liegen vier Minen verdeckt: In dreien sind Schätze, in der vierten schläft ein Drache.

howto-the-lost-mines-2 = Deinen Clan sehen alle, deinen Charakter niemand. Loyale Zwerge teilen mit ihrem Clan, ein Saboteur teilt mit dem anderen, ein selbstsüchtiger Zwerg teilt mit niemandem.

howto-the-lost-mines-3 = In deinem Zug spielst du eine Karte oder wirfst eine oder zwei ab, dann darf dein Zwerg bis zu drei Karten weit laufen, dann ziehst du so viele nach, wie du gespielt oder abgeworfen hast.

howto-the-lost-mines-4 = Eine Wegekarte setzt irgendeinen Weg auf dem Spielplan fort. Wo zwei Karten sich berühren, trifft Weg auf Weg und Wald auf Wald.

howto-the-lost-mines-5 = Baumstämme, See und Graben halten alle auf, bis jemand dort Axt, Boot oder Seil spielt. Am Felsen oder auf einem Hindernis mit Hilfsmittel ist nur für einen Zwerg Platz; von einem Lagerfeuer aus läuft deiner bis zu fünf Karten weit.

howto-the-lost-mines-6 = Eine Falle kostet dich eine Karte, ein Troll sperrt den Weg, bis wieder dran ist, wer ihn gespielt hat, ein Gewitter räumt eine Karte ab. Mit Informationskarten siehst du heimlich eine Mine, einen Schatz oder einen Zwerg an.

howto-the-lost-mines-7 = Wer eine Mine als Erster erreicht, deckt sie auf. Endet dein Lauf auf einer Mine, nimmst du einen Schatz ihrer Art, wenn noch einer da ist; weckst du den Drachen, kostet dich das bis zu zwei Punkte.

howto-the-lost-mines-8 = Die Runde endet, wenn alle Schätze genommen oder alle Karten verbraucht sind. Dann werden die Charaktere gezeigt, und jeder Clan teilt, was für ihn gefunden wurde. Nach zwei Runden gewinnt, wer die meisten Punkte hat.

howto-the-dark-cave-1 = Ihr seid Zwerge zweier Clans (zu dritt oder viert tragen alle eine Farbe) in einer Höhle, die voll Wasser läuft, und jeder trägt drei Gold. Eine der vier Karten in den Ecken ist der Ausgang.

howto-the-dark-cave-2 = Deine Farbe sehen alle, für wen du arbeitest, weiß niemand: Ein Saboteur rettet Gold für den anderen Clan.

howto-the-dark-cave-3 = In deinem Zug spielst du eine Karte oder wirfst eine oder zwei ab, dann darf dein Zwerg bis zu drei Schritte gehen, dann ziehst du so viele nach, wie du gespielt oder abgeworfen hast.

howto-the-dark-cave-4 = Eine Wegekarte setzt irgendeinen Weg in der Höhle fort. Je später sie gezogen wird, desto mehr Felder hat sie, und desto länger dauert es hinüber.

howto-the-dark-cave-5 = Von einer Leiter führt ein Schritt zu jeder anderen. Über eine Brücke zu gehen, kostet dich eine Karte, in einen Tunnel 1 Gold, und eine Goldader gibt dir Gold, deckt aber deine Clankarte auf.

howto-the-dark-cave-6 = Netze sperren einen Weg zwei Runden lang, ein Steinschlag entfernt eine Karte. Ratte, Lindwurm und Goblin kommen aus dunklen Löchern und nehmen allen, die sie treffen, Karten, Zeit oder Gold; eine Streitaxt vor dir vertreibt sie.

howto-the-dark-cave-7 = Wer eine Ecke als Erster erreicht, deckt sie auf. Wer auf den Ausgang tritt, ist draußen, mit allem Gold in Sicherheit, zeigt die Clankarte und spielt von dort weiter.

howto-the-dark-cave-8 = Das Spiel endet, wenn eine Seite ganz draußen ist oder alle Karten verbraucht sind. Nur gerettetes Gold zählt, mal der Zahl der Zwerge auf der anderen Seite; der größere Schatz gewinnt.

## Wiedergabe

replay-title = Wiedergabe

replay-board = Die Mine in diesem Augenblick

replay-seats = Die Plätze in diesem Augenblick

replay-controls = Durch das Spiel gehen

replay-moment = Augenblick

replay-where = { $moment } von { $last }, Runde { $round }

replay-where-game = { $moment } von { $last }

replay-back = Ein Schritt zurück

replay-on = Ein Schritt weiter

replay-round-back = Zum Anfang der Runde

replay-round-on = Zur nächsten Runde

replay-first = Zum Anfang

replay-last = Zum Ende

replay-play = Abspielen

replay-pause = Anhalten

replay-eyes = Wessen Augen

replay-public = Öffentlich

replay-me = Wie ich

replay-truth = Wahrheit

replay-public-note = Was für alle offen lag.

replay-me-note = Was ich damals wusste.

replay-truth-note = Alle Karten, wie sie waren.

replay-closed = Dieser Tisch hält seine Karten verdeckt.

replay-log = Was geschah

replay-log-none = Die Karten werden gegeben.

replay-hand =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

replay-link = Link hierher

replay-record = Aufzeichnung

replay-missing = Diese Wiedergabe gibt es nicht

replay-missing-text = Ein Spiel lässt sich ansehen, sobald es zu Ende ist.

## Beendete Spiele

finished-title = Beendete Spiele

finished-none = Noch nichts beendet

finished-none-text = Hier stehen Spiele, die in diesem Browser zu Ende gespielt wurden.

finished-replay = Noch einmal ansehen

finished-table = Zum Tisch

finished-score = { $gold } Gold

finished-won = gewonnen, { $gold } Gold

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

settings-motion = Bewegung

settings-motion-full = Voll

settings-motion-less = Weniger

settings-motion-system = Wie das Gerät

settings-patterns = Muster auf den Zeichen

settings-patterns-note = Streifen und Punkte helfen, wo Farben sich gleichen.

settings-quick = Schnell spielen

settings-quick-note = Spielen beendet auch den Zug. Zurücknehmen geht dann nicht mehr.

settings-peeks = Angesehene Ziele offen lassen

settings-peeks-note = Sonst zeigen sie sich nur beim Halten. Achte auf neugierige Blicke.

settings-sound = Ton

settings-sound-all = Töne abspielen

settings-hear = Anhören: { $name }

settings-where = All das merkt sich nur dieser Browser.

## Keine solche Seite

missing-title = Eine Sackgasse

missing-line = Hier ist keine Seite

missing-text = Dieser Weg endet im Geröll.

## Gedruckt oder rekonstruiert

sure-title = Gedruckt oder rekonstruiert?

sure-printed-the-lost-mines = Gedruckt sind: alle Regeln; 40 Wegekarten, 23 Aktionskarten, 4 Minen, 12 Schätze, 10 Zwergenkarten und 14 Waldplättchen; die Arten der Karten; die Zwerge jedes Clans; Handkarten und beiseitegelegte Karten.

sure-guessed-the-lost-mines = Rekonstruiert ist, weil wir die Schachtel nur aus Texten ohne Bilder kennen: wo Startkarten und Minen liegen, wie viele es von jeder Aktionskarte gibt, die Formen der Wege und Minen, der Wert der Schätze. Keine Regel hängt davon ab.

sure-correct-the-lost-mines = Du besitzt die Schachtel? „Spielplan“ und „Hilfsmittel, Fallen und Trolle“ wählst du bei den Hausregeln eines Tisches. Alles andere wird in { $file } berichtigt; { $guide } sagt, wie.
