### Was das Spiel am Terminal sagt.
### Schreibweisen stehen in Klammern und Anführungszeichen, denn sie sind in jeder Sprache gleich.

## Der Bildschirm

terminal-welcome = Undermine: Ein Spiel beginnt.

terminal-goes-on = Undermine: Das Spiel geht weiter.

terminal-head = { $game } · Runde { $round } von { $rounds } · Zugstapel { $stock } · Ablage { $discard }

terminal-head-only = { $game } · Zugstapel { $stock } · Ablage { $discard }

terminal-column-seat = Sitz

terminal-column-cards = Hand

terminal-column-gold = Gold

terminal-column-points = Punkte

terminal-clan-blue = B

terminal-clan-yellow = G

terminal-legend-clans = Zahlen auf Karten: die Zwerge dieser Sitze. B: blauer Clan, G: gelber Clan.

terminal-own = (ich)

## Auswählen

terminal-choose-card = { $name }, welche Karte? Die Nummer zeigt die Züge der Karte; „hilfe“ erklärt alles.

terminal-cannot-dig = Kaputt: { $tools }. Ohne Reparatur kein Graben. { $hint }

terminal-choose-move = { $card }: welcher Zug? Nummer genügt; zurück mit Enter.

terminal-choose-cell = { $card }: welcher Zug? Nummer oder Feld genügt; zurück mit Enter.

terminal-choose = Was soll geschehen? Bitte eine Nummer wählen.

terminal-no-card = ohne Handkarte

terminal-put-away = abwerfen und passen

terminal-put-away-with = abwerfen mit { $cards }

## Zeilen, die nichts bedeuten

terminal-unread = „{ $text }“ ist nicht zu verstehen. „{ $help }“ zeigt, was möglich ist.

terminal-meant = Vielleicht war „{ $word }“ gemeint.

terminal-no-such-card = Eine Karte mit der Nummer „{ $text }“ ist nicht in dieser Hand.

terminal-no-such-move = Einen Zug mit der Nummer „{ $text }“ gibt es nicht.

terminal-card-first = Ein Feld allein genügt nicht: Zuerst kommt die Nummer einer Karte, etwa „{ "3 2,0" }“.

terminal-not-there = „{ $text }“ geht nicht: Diese Karte wird nicht auf ein Feld gespielt.

terminal-bots-never-agree = Dafür braucht es alle am Tisch, und Bots stimmen nie zu.

## Wie Züge geschrieben werden

terminal-usage-place = Schreibweise: { "place NES~ 2,0" } (Karte, mit ~ auf dem Kopf; Feld)

terminal-usage-break = Schreibweise: { "break broken-lamp 4" } (Karte, Nummer des Sitzes)

terminal-usage-mend = Schreibweise: { "mend fixed-lamp lamp 4" } (Karte, Werkzeug, Nummer des Sitzes)

terminal-usage-rockfall = Schreibweise: { "rockfall 2,0" } (Feld)

terminal-usage-peek = Schreibweise: { "peek 2" } (Nummer der Zielkarte)

terminal-usage-discard = Schreibweise: { "discard NES" } (Karte)

terminal-usage-take = Schreibweise: { "take gold-2" } (Karte)

terminal-usage-orient = Schreibweise: { "orient stone-ne~" } (Zielkarte, mit ~ auf dem Kopf)

terminal-usage-bridge = Schreibweise: { "bridge axe 4,2" } (Karte, Feld)

terminal-usage-scout = Schreibweise: { "scout info-mine-dwarf 2" } (Karte, Nummer der Mine von oben)

terminal-usage-appraise = Schreibweise: { "appraise info-mine-treasure 3" } (Karte, Nummer des Schatzes)

terminal-usage-spy = Schreibweise: { "spy info-mine-dwarf 4" } (Karte, Nummer des Sitzes)

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

terminal-usage-spydwarf = Schreibweise: { "spydwarf secret-information-I 4" } (Karte, Nummer des Sitzes)

terminal-usage-collapse = Schreibweise: { "collapse rockfall-II 2,0" } (Karte, Feld)

terminal-usage-tradehands = Schreibweise: { "tradehands swap-cards-II 4" } (Karte, Nummer des Sitzes)

terminal-usage-spin = Schreibweise: { "spin web-circle 2,0/E" } (Karte, Feld und Seite)

terminal-usage-equip = Schreibweise: { "equip boots-I 4" } (Karte, Nummer des Sitzes)

terminal-usage-lure = Schreibweise: { "lure rat-I 2,0/2" } (Karte, Feld und Nummer des Platzes darauf)

terminal-usage-cut = Schreibweise: { "cut 2,0/E" } (Feld und Seite)

terminal-usage-strike = Schreibweise: { "strike rat" } (Kreatur)

terminal-usage-endure = Schreibweise: { "endure" }

terminal-usage-begin = Schreibweise: { "begin 2" } (Nummer des Sitzes)

## Befehle: was getippt wird

terminal-word-help = hilfe

terminal-word-legal = züge

terminal-word-board = brett

terminal-word-log = protokoll

terminal-word-role = rolle

terminal-word-known = bekannt

terminal-word-gold = gold

terminal-word-why = warum

terminal-word-hint = tipp

terminal-word-save = speichern

terminal-word-quit = ende

## Befehle: was sie tun

terminal-about-help = diese Liste

terminal-about-legal = alle möglichen Züge und wie sie geschrieben werden

terminal-about-board = das ganze Spielfeld

terminal-about-log = alles, was geschehen ist

terminal-about-role = die eigene Zwergenkarte, bis Enter sie wieder verdeckt

terminal-about-known = was über Zielkarten und andere Karten bekannt ist, ebenso

terminal-about-gold = das eigene Gold, ebenso

terminal-about-why = warum ein Zug nicht erlaubt ist: { "warum 3 2,0" }

terminal-about-hint = was ein gieriger Bot tun würde

terminal-about-save = das bisherige Spiel in eine Datei schreiben: { "speichern spiel.dig" }

terminal-about-quit = das Spiel verlassen

terminal-help-card = Eine Nummer wählt eine Karte und zeigt ihre Züge; { "3.2" } ist der zweite Zug von Karte 3. Eine Nummer in Klammern heißt: Die Karte lässt sich nur abwerfen.

terminal-help-cell = { "3 2,0" } spielt Karte 3 in Spalte 2, Zeile 0. Die Zahlen der Spalten stehen über dem Spielfeld, die der Zeilen links davon.

terminal-help-notation = Züge lassen sich auch ausschreiben: { "place NES~ 2,0" }. Tab ergänzt sie.

terminal-help-signs = Auf dem Spielfeld ist S der Start, ?1 bis ?3 sind die verdeckten Zielkarten, $ ist der Schatz, o ein Stein, + ein Feld, auf das eine Karte dieser Hand passt. Wege, die vom Start abgeschnitten sind, sind grau oder voller Geröll.

terminal-help-seats = Bei den Sitzen steht ihre Nummer, ✗ für kaputtes Werkzeug, unter Gold die Zahl der Goldkarten, nicht ihr Wert.

terminal-help-cave = Auf dem Plan: S Start, H Leiter, @ dunkles Loch, T Tunnel, * Goldader, X getrennte Wege, E Ausgang, ?1 bis ?4 verdeckte Ziele; Zahlen sind Zwerge, R L G Kreaturen, # Netze, g Gold.

terminal-help-sides = Gelb oder Blau auf der Rückseite einer Clankarte ist offen; loyal oder Saboteur nicht, bis eine Goldader oder der Ausgang es zeigt.

terminal-help-forest = Auf dem Plan ist S eine Startkarte, ?1 bis ?4 sind die verdeckten Minen; eine offene Mine ist * mit Edelsteinen, $ mit Gold, o mit Silber, D mit dem Drachen. = sind Baumstämme, ~ ein See, v ein Graben, ^ ein Felsen, f ein Lagerfeuer; a, b, r sind Axt, Boot und Seil darauf, ! ist eine Falle, T ein Troll. Kleine Zahlen sind die Sitze, deren Zwerge dort stehen, · ist ein freies Feld, + eines, an das eine Handkarte passt.

terminal-help-clans = Vor jedem Sitz steht seine Nummer und B oder G für seinen Clan, · für eine Trollkarte, und unter Punkte stehen die früherer Runden und die Zahl der Schätze.

terminal-help-rules = Alle Regeln zeigt außerhalb des Spiels „{ "undermine rules" } { $game }“.

## Antworten auf Befehle

terminal-why-what = Welcher Zug? Zum Beispiel: { $word } { "3 2,0" }

terminal-allowed = Das ist erlaubt.

terminal-put-away-only = Diese Karte lässt sich jetzt nur abwerfen.

terminal-goal-known = { $goal }: { $card }

terminal-goal-unknown = { $goal }: nicht bekannt

terminal-note = Bekannt ({ $places }): { $cards }

terminal-hoard = { $cards }: zusammen { $worth } wert, soweit bekannt

terminal-gold =
    { $worth ->
        [one] { $cards }: zusammen 1 Goldstück
       *[other] { $cards }: zusammen { $worth } Goldstücke
    }

terminal-hint = Ein gieriger Bot würde { $action } [{ $notation }]

terminal-no-hint = Hier ist kein Bot, der einen Tipp geben könnte.

terminal-save-where = In welche Datei? Zum Beispiel: { $word } { "spiel.dig" }

terminal-save-exists = Die Datei { $file } gibt es schon, und sie bleibt, wie sie ist.

terminal-save-failed = Die Datei { $file } lässt sich nicht schreiben.

terminal-saved = Das bisherige Spiel steht in { $file }.

## Geheimnisse

terminal-round-begins = Runde { $round } beginnt.

terminal-new-hat = { $name } hat eine neue Zwergenkarte.

terminal-look-at-role = { $name }: Enter deckt die Zwergenkarte auf; alle anderen schauen weg.

terminal-hide = Enter verdeckt das wieder.

terminal-aim-digger = Wer Gold sucht, will einen Weg vom Start zum Schatz.

terminal-aim-saboteur = Wer sabotiert, verhindert jeden Weg zum Schatz, am besten, ohne dass es jemand merkt.

terminal-aim-blue = Blaue Goldsucher wollen einen Weg zum Schatz, den keine grüne Tür versperrt.

terminal-aim-green = Grüne Goldsucher wollen einen Weg zum Schatz, den keine blaue Tür versperrt.

terminal-aim-boss = Der Chef gewinnt mit den Goldsuchern, für 1 Gold weniger.

terminal-aim-profiteer = Der Profiteur gewinnt mit fast allen, für 2 Gold weniger.

terminal-aim-geologist = Geologen werden für jeden sichtbaren Kristall bezahlt.

terminal-aim-blue-loyal = Ein loyaler blauer Zwerg arbeitet für Blau und hat teil an dem, was Blau gewinnt.

terminal-aim-yellow-loyal = Ein loyaler gelber Zwerg arbeitet für Gelb und hat teil an dem, was Gelb gewinnt.

terminal-aim-blue-selfish = Selbstsüchtige Zwerge behalten, was sie finden, und teilen mit niemandem.

terminal-aim-yellow-selfish = Selbstsüchtige Zwerge behalten, was sie finden, und teilen mit niemandem.

terminal-aim-blue-saboteur = Ein blauer Saboteur arbeitet für Gelb und hat teil an dem, was Gelb gewinnt, am besten unbemerkt.

terminal-aim-yellow-saboteur = Ein gelber Saboteur arbeitet für Blau und hat teil an dem, was Blau gewinnt, am besten unbemerkt.

terminal-curtain = Die Tastatur geht jetzt an { $name }; alle anderen schauen weg.

terminal-curtain-enter = { "[Enter]" } zeigt den Tisch.

## Das Ende einer Runde und des Spiels

terminal-continue = Weiter mit Enter.

terminal-dwarves = Die Zwergenkarten werden aufgedeckt:

terminal-left-over = übrig: { $card }

terminal-diggers-share = Wer nach Gold gesucht hat, nimmt jetzt reihum heimlich eine Goldkarte.

terminal-nobody-paid = Niemand bekommt Gold.

terminal-total = { "  " }{ $name }: { $gold }

terminal-total-winner = { "* " }{ $name }: { $gold }

terminal-no-winner = Niemand gewinnt: Niemand hat die Höhle verlassen.

terminal-purse = Gold auf der Zwergenkarte: { $gold }

terminal-winners =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }

## Gehen

terminal-interrupted = Das Spiel verlassen? Noch einmal Strg-C beendet es, jede andere Eingabe setzt es fort.

terminal-left = Das Spiel wurde vor seinem Ende verlassen.

terminal-kept = Es steht in { $file }; derselbe Befehl setzt es fort.

## Platz nehmen

terminal-no-such-game = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind: { $known }

terminal-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht; ein Sitz ist { "me" }, { "me:NAME" }, { "NAME:BOT" } oder ein Bot, und die Bots sind: { $known }

terminal-missing-bot = Der Bot „{ $bot }“ ist nicht installiert.

terminal-bad-name = { $name } ist kein Name für einen Sitz.

terminal-name-twice = Zwei Sitze können nicht beide { $name } heißen.

terminal-seat-number = Das Spiel ist für { $fewest } bis { $most } Sitze, nicht für { $count }.

terminal-bad-seed = Ein Startwert besteht aus bis zu 128 Buchstaben, Ziffern und { "_.-" }; { $seed } geht nicht.

## Aufzeichnungen

terminal-record-unread = { $file } ist keine Aufzeichnung, die sich fortsetzen ließe.

terminal-record-broken = { $file } bricht in Eintrag { $number } die Regeln.

terminal-other-game = { $file } ist ein anderes Spiel: { $rules } mit { $seats }.

terminal-seed-missing = Zu { $record } fehlt der Startwert: Ohne { $file } kann niemand weiter austeilen.

terminal-seed-wrong = Dieser Startwert ist nicht der, mit dem { $record } ausgeteilt wurde.
