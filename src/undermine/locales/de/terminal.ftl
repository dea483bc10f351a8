### Was das Spiel am Terminal sagt.
### Schreibweisen stehen in Klammern und Anführungszeichen, denn sie sind in jeder Sprache gleich.

## Der Bildschirm

terminal-welcome = Undermine: Ein Spiel beginnt.

terminal-goes-on = Undermine: Das Spiel geht weiter.

terminal-head = { $game } · Runde { $round } von { $rounds } · Zugstapel { $stock } · Ablagestapel { $discard }

terminal-head-only = { $game } · Zugstapel { $stock } · Ablagestapel { $discard }

terminal-column-seat = Spieler

terminal-column-cards = Karten

terminal-column-gold = Gold

terminal-column-points = Punkte

terminal-clan-blue = B

terminal-clan-yellow = G

terminal-legend-clans = Zahlen auf Karten: die Zwerge dieser Spieler. B: blauer Clan, G: gelber Clan.

terminal-own = (du)

## Auswählen

terminal-choose-card = { $name }, welche Karte? Ihre Nummer zeigt, was du mit ihr tun kannst; „hilfe“ erklärt alles.

terminal-cannot-dig = Kaputt: { $tools }. Erst reparieren, dann graben. { $hint }

terminal-choose-move = { $card }: Welcher Zug? Die Nummer genügt; Enter führt zurück.

terminal-choose-cell = { $card }: Welcher Zug? Nummer oder Feld genügt; Enter führt zurück.

terminal-choose = Was willst du tun? Wähle eine Nummer.

terminal-no-card = ohne Handkarte

terminal-put-away = abwerfen und passen

terminal-put-away-with = abwerfen mit { $cards }

## Zeilen, die nichts bedeuten

terminal-unread = „{ $text }“ verstehe ich nicht. „{ $help }“ zeigt, was möglich ist.

terminal-meant = Meintest du „{ $word }“?

terminal-no-such-card = Eine Karte mit der Nummer „{ $text }“ hast du nicht.

terminal-no-such-move = Einen Zug mit der Nummer „{ $text }“ gibt es nicht.

terminal-card-first = Ein Feld allein genügt nicht: Nenne zuerst die Nummer einer Karte, etwa „{ "3 2,0" }“.

terminal-not-there = „{ $text }“ geht nicht: Diese Karte spielst du nicht auf ein Feld.

terminal-bots-never-agree = Dafür müssen alle am Tisch zustimmen, und Bots stimmen nie zu.

## Wie Züge geschrieben werden

terminal-usage-place = Schreibweise: { "place NES~ 2,0" } (Karte, mit ~ auf dem Kopf; Feld)

terminal-usage-break = Schreibweise: { "break broken-lamp 4" } (Karte, Nummer des Spielers)

terminal-usage-mend = Schreibweise: { "mend fixed-lamp lamp 4" } (Karte, Werkzeug, Nummer des Spielers)

terminal-usage-rockfall = Schreibweise: { "rockfall 2,0" } (Feld)

terminal-usage-peek = Schreibweise: { "peek 2" } (Nummer der Zielkarte)

terminal-usage-discard = Schreibweise: { "discard NES" } (Karte)

terminal-usage-take = Schreibweise: { "take gold-2" } (Karte)

terminal-usage-orient = Schreibweise: { "orient stone-ne~" } (Zielkarte, mit ~ auf dem Kopf)

terminal-usage-bridge = Schreibweise: { "bridge axe 4,2" } (Karte, Feld)

terminal-usage-scout = Schreibweise: { "scout info-mine-dwarf 2" } (Karte, Nummer der Mine von oben)

terminal-usage-appraise = Schreibweise: { "appraise info-mine-treasure 3" } (Karte, Nummer des Schatzes)

terminal-usage-spy = Schreibweise: { "spy info-mine-dwarf 4" } (Karte, Nummer des Spielers)

terminal-usage-snare = Schreibweise: { "snare 3,2/E" } (Feld und Seite)

terminal-usage-troll = Schreibweise: { "troll 3,2/E" } (Feld und Seite)

terminal-usage-storm = Schreibweise: { "storm 3,2" } (Feld)

terminal-usage-step = Schreibweise: { "step 3,2" } (Feld)

terminal-usage-agree = Schreibweise: { "agree" }

terminal-usage-stop = Schreibweise: { "stop" }

terminal-usage-align = Schreibweise: { "align mine-gems~" } (Mine, mit ~ auf dem Kopf)

terminal-usage-pick = Schreibweise: { "pick 3" } (Nummer des Schatzes)

terminal-usage-leave = Schreibweise: { "leave" }

terminal-usage-spygoal = Schreibweise: { "spygoal secret-information-I 2" } (Karte, Nummer der Zielkarte, von Nordwesten aus im Uhrzeigersinn)

terminal-usage-spydwarf = Schreibweise: { "spydwarf secret-information-I 4" } (Karte, Nummer des Spielers)

terminal-usage-collapse = Schreibweise: { "collapse rockfall-II 2,0" } (Karte, Feld)

terminal-usage-tradehands = Schreibweise: { "tradehands swap-cards-II 4" } (Karte, Nummer des Spielers)

terminal-usage-spin = Schreibweise: { "spin web-circle 2,0/E" } (Karte, Feld und Seite)

terminal-usage-equip = Schreibweise: { "equip boots-I 4" } (Karte, Nummer des Spielers)

terminal-usage-lure = Schreibweise: { "lure rat-I 2,0/2" } (Karte, Stelle und Nummer des Feldes darauf)

terminal-usage-cut = Schreibweise: { "cut 2,0/E" } (Feld und Seite)

terminal-usage-strike = Schreibweise: { "strike rat" } (Kreatur)

terminal-usage-endure = Schreibweise: { "endure" }

terminal-usage-begin = Schreibweise: { "begin 2" } (Nummer des Spielers)

## Befehle: was getippt wird

terminal-word-help = hilfe

terminal-word-legal = züge

terminal-word-board = brett

terminal-word-log = verlauf

terminal-word-role = rolle

terminal-word-known = bekannt

terminal-word-gold = gold

terminal-word-why = warum

terminal-word-hint = tipp

terminal-word-save = speichern

terminal-word-quit = ende

## Befehle: was sie tun

terminal-about-help = diese Liste

terminal-about-legal = alle möglichen Züge mit ihrer Nummer

terminal-about-board = der ganze Plan

terminal-about-log = alles, was passiert ist

terminal-about-role = deine Zwergenkarte, bis Enter sie wieder verdeckt

terminal-about-known = was du über Zielkarten und andere Karten weißt, ebenso

terminal-about-gold = dein Gold, ebenso

terminal-about-why = warum ein Zug nicht erlaubt ist: { "warum 3 2,0" }

terminal-about-hint = was ein zielstrebiger Bot tun würde

terminal-about-save = das bisherige Spiel in eine Datei schreiben: { "speichern spiel.dig" }

terminal-about-quit = das Spiel verlassen

terminal-help-card = Eine Nummer wählt eine Karte und zeigt ihre Züge; { "3.2" } ist der zweite Zug von Karte 3. Eine Nummer in Klammern heißt: Diese Karte kannst du nur abwerfen.

terminal-help-cell = { "3 2,0" } spielt Karte 3 in Spalte 2, Zeile 0, { "3 C5" } ebenso. Die Spalten stehen über dem Plan ({ "C/2" }), die Zeilen links (0) und rechts davon (5).

terminal-help-notation = Züge kannst du auch ausschreiben: { "place NES~ 2,0" }. Tab ergänzt sie.

terminal-help-signs = Auf dem Plan ist S der Start, ?1 bis ?3 sind die verdeckten Zielkarten, $ ist der Schatz, o ein Stein, + ein Feld, auf das eine deiner Handkarten passt. Wege, die vom Start abgeschnitten sind, sind grau oder voller Geröll.

terminal-help-seats = Vor jedem Namen steht die Nummer des Spielers, dahinter ✗ für kaputtes Werkzeug; unter Gold steht die Zahl der Goldkarten, nicht ihr Wert.

terminal-help-cave = Auf dem Plan: S Start, H Leiter, @ dunkles Loch, T Tunnel, * Goldader, X getrennte Wege, E Ausgang, ?1 bis ?4 verdeckte Ziele; Zahlen sind Zwerge, R L G Kreaturen, # Netze, g Gold.

terminal-help-sides = Gelb oder Blau auf der Rückseite einer Clankarte sehen alle; ob loyal oder Saboteur, zeigt erst eine Goldader oder der Ausgang.

terminal-help-forest = Auf dem Plan ist S eine Startkarte, ?1 bis ?4 sind die verdeckten Minen; eine offene Mine ist * mit Edelsteinen, $ mit Gold, o mit Silber, D mit dem Drachen. = sind Baumstämme, ~ ein See, v ein Graben, ^ ein Felsen, f ein Lagerfeuer; a, b, r sind Axt, Boot und Seil darauf, ! ist eine Falle, T ein Troll. Kleine Zahlen sind die Spieler, deren Zwerge dort stehen, · ist ein freies Feld, + eines, auf das eine deiner Handkarten passt.

terminal-help-clans = Vor jedem Namen steht die Nummer des Spielers und B oder G für den Clan, · für eine Trollkarte; unter Punkte stehen die früherer Runden und die Zahl der Schätze.

terminal-help-rules = Alle Regeln zeigt außerhalb des Spiels „{ "undermine rules" } { $game }“.

## Antworten auf Befehle

terminal-why-what = Welcher Zug? Zum Beispiel: { $word } { "3 2,0" }

terminal-allowed = Das ist erlaubt.

terminal-put-away-only = Diese Karte kannst du jetzt nur abwerfen.

terminal-goal-known = { $goal }: { $card }

terminal-goal-unknown = { $goal }: unbekannt

terminal-note = Bekannt ({ $places }): { $cards }

terminal-hoard = { $cards }: zusammen { $worth } wert, soweit bekannt

terminal-gold =
    { $worth ->
        [one] { $cards }: zusammen 1 Gold
       *[other] { $cards }: zusammen { $worth } Gold
    }

terminal-hint = Ein zielstrebiger Bot würde { $action } ({ $number })

terminal-no-hint = Hier ist kein Bot, der einen Tipp geben könnte.

terminal-save-where = In welche Datei? Zum Beispiel: { $word } { "spiel.dig" }

terminal-save-exists = Die Datei { $file } gibt es schon; sie bleibt, wie sie ist.

terminal-save-failed = Die Datei { $file } konnte nicht geschrieben werden.

terminal-saved = Das bisherige Spiel steht in { $file }.

## Geheimnisse

terminal-round-begins = Runde { $round } beginnt.

terminal-new-hat = { $name } hat eine neue Zwergenkarte.

terminal-look-at-role = { $name }: Enter deckt deine Zwergenkarte auf; alle anderen schauen weg.

terminal-hide = Enter verdeckt das wieder.

terminal-aim-digger = Als Goldsucher willst du einen Weg vom Start zum Schatz.

terminal-aim-saboteur = Als Saboteur verhinderst du jeden Weg zum Schatz, am besten, ohne dass es jemand merkt.

terminal-aim-blue = Als Blauer Goldsucher willst du einen Weg zum Schatz, den keine grüne Tür versperrt.

terminal-aim-green = Als Grüner Goldsucher willst du einen Weg zum Schatz, den keine blaue Tür versperrt.

terminal-aim-boss = Als Chef gewinnst du mit den Goldsuchern, bekommst aber 1 Gold weniger.

terminal-aim-profiteer = Als Profiteur gewinnst du mit fast allen, bekommst aber 2 Gold weniger.

terminal-aim-geologist = Als Geologe bekommst du Gold für jeden sichtbaren Kristall.

terminal-aim-blue-loyal = Als loyaler blauer Zwerg arbeitest du für Blau und bekommst einen Anteil an dem, was Blau gewinnt.

terminal-aim-yellow-loyal = Als loyaler gelber Zwerg arbeitest du für Gelb und bekommst einen Anteil an dem, was Gelb gewinnt.

terminal-aim-blue-selfish = Als selbstsüchtiger Zwerg behältst du, was du findest, und teilst mit niemandem.

terminal-aim-yellow-selfish = Als selbstsüchtiger Zwerg behältst du, was du findest, und teilst mit niemandem.

terminal-aim-blue-saboteur = Als blauer Saboteur arbeitest du für Gelb und bekommst einen Anteil an dem, was Gelb gewinnt, am besten unbemerkt.

terminal-aim-yellow-saboteur = Als gelber Saboteur arbeitest du für Blau und bekommst einen Anteil an dem, was Blau gewinnt, am besten unbemerkt.

terminal-curtain = Die Tastatur geht jetzt an { $name }; alle anderen schauen weg.

terminal-curtain-enter = { "[Enter]" } zeigt den Tisch.

## Das Ende einer Runde und des Spiels

terminal-continue = Weiter mit Enter.

terminal-dwarves = Die Zwergenkarten werden aufgedeckt:

terminal-left-over = übrig: { $card }

terminal-diggers-share = Die Goldsucher nehmen jetzt reihum heimlich je eine Goldkarte.

terminal-nobody-paid = Niemand bekommt Gold.

terminal-total = { "  " }{ $name }: { $gold }

terminal-total-winner = { "* " }{ $name }: { $gold }

terminal-no-winner = Niemand gewinnt, denn niemand hat die Höhle verlassen.

terminal-purse = Gold auf der Zwergenkarte: { $gold }

terminal-winners =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }

## Gehen

terminal-interrupted = Spiel verlassen? Noch einmal Strg-C beendet es, jede andere Eingabe setzt es fort.

terminal-left = Das Spiel wurde vor seinem Ende verlassen.

terminal-kept = Es steht in { $file }; derselbe Befehl setzt es fort.

## Platz nehmen

terminal-no-such-game = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind: { $known }

terminal-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht; ein Platz ist { "me" }, { "me:NAME" }, { "NAME:BOT" } oder ein Bot, und die Bots sind: { $known }

terminal-missing-bot = Der Bot „{ $bot }“ ist nicht installiert.

terminal-bad-name = { $name } ist kein Name für einen Spieler.

terminal-name-twice = Zwei Spieler können nicht beide { $name } heißen.

terminal-seat-number = Das Spiel ist für { $fewest } bis { $most } Personen, nicht für { $count }.

terminal-bad-seed = Ein Startwert besteht aus bis zu 128 Buchstaben, Ziffern und { "_.-" }; { $seed } geht nicht.

## Aufzeichnungen

terminal-record-unread = { $file } ist kein Spiel, das sich fortsetzen ließe.

terminal-record-broken = { $file } bricht in Eintrag { $number } die Regeln.

terminal-other-game = { $file } ist ein anderes Spiel: { $rules } mit { $seats }.

terminal-seed-missing = Zu { $record } fehlt der Startwert: Ohne { $file } kann niemand weiter austeilen.

terminal-seed-wrong = Dieser Startwert ist nicht der, mit dem { $record } ausgeteilt wurde.
