### Die Regeln von The Lost Mines in eigenen Worten: eine Nachricht je Regelnummer.
### .title ist ein kurzer Name; .no ist die Antwort auf einen Zug, den die Regel verbietet.
### In einem .no sind $seat und $count Zahlen; alles andere kommt in Worten.

## Ziel und Material

TLM-001 = Es spielen drei bis neun Sitze.
    .title = Drei bis neun

TLM-002 = Die Schachtel ist für Leute ab zehn gedacht und rechnet mit einer Dreiviertelstunde.
    .title = Alter und Dauer

TLM-003 = Zum Spiel gehören vierzig Wegekarten.
    .title = Vierzig Wegekarten

TLM-004 = Zum Spiel gehören dreiundzwanzig Aktionskarten.
    .title = Dreiundzwanzig Aktionskarten

TLM-005 = Zum Spiel gehören zwei Startkarten, für jeden Clan eine.
    .title = Zwei Startkarten

TLM-006 = Zum Spiel gehören vier Minen.
    .title = Vier Minen

TLM-007 = Zum Spiel gehören zwölf Schätze.
    .title = Zwölf Schätze

TLM-008 = Zum Spiel gehören zehn Zwergenkarten, für jeden Clan fünf.
    .title = Zehn Zwergenkarten

TLM-009 = Zum Spiel gehören zehn Zwergenfiguren und zu jeder ein Plättchen, das zeigt, wem sie gehört.
    .title = Zehn Figuren

TLM-010 = Siegpunkte werden mit 32 Plättchen gezählt.
    .title = Plättchen für Punkte

TLM-011 = Zum Spiel gehören vierzehn Waldplättchen.
    .title = Vierzehn Waldplättchen

TLM-012 = Es gibt ein einziges Drachenplättchen, also hat es höchstens ein Sitz.
    .title = Ein Drachenplättchen

TLM-013 = Gespielt wird auf einem Spielplan, der in Felder geteilt ist.
    .title = Ein Spielplan

TLM-014 = Karte für Karte wächst ein Weg durch den Wald, und Zwerge laufen darauf zu vier Minen, in denen Schätze warten.
    .title = Worum es geht

TLM-015 = Nach jeder Runde werden die gefundenen Schätze zu Siegpunkten und aufgeteilt.
    .title = Geteilt nach jeder Runde

TLM-016 = Nach zwei Runden gewinnt, wer die meisten Siegpunkte hat, und zwar allein, nicht als Clan.
    .title = Am Ende jeder für sich

## Clans und Charaktere

TLM-017 = Zwei Clans treten gegeneinander an, Blau und Gelb, und jeder Sitz gehört zu einem davon.
    .title = Blau und Gelb

TLM-018 = Kein Clan hat mehr als fünf Zwerge.
    .title = Höchstens fünf

TLM-019 = Manche Zwerge dienen nicht dem Clan, zu dem sie gehören.
    .title = Nicht alle sind treu

TLM-020 = Bis zu drei Zwerge eines Clans sind loyal: Alles, was sie finden, kommt in den Topf des eigenen Clans.
    .title = Loyale Zwerge geben

TLM-021 = Ein loyaler Zwerg hat an diesem Topf Anteil.
    .title = Loyale Zwerge teilen

TLM-022 = Ein Zwerg jedes Clans ist selbstsüchtig und behält jeden selbst gefundenen Schatz.
    .title = Selbstsüchtige behalten

TLM-023 = An den Funden des übrigen Clans hat ein selbstsüchtiger Zwerg keinen Anteil.
    .title = Selbstsüchtige teilen nicht

TLM-024 = Ein Zwerg jedes Clans ist ein Saboteur, und dessen Schätze kommen in den Topf des anderen Clans.
    .title = Saboteure geben den anderen

TLM-025 = Ein Saboteur hat Anteil am Topf des anderen Clans und keinen an dem des eigenen.
    .title = Saboteure teilen mit den anderen

## Spielvorbereitung

TLM-026 = Der Spielplan liegt in Reichweite aller, und außer Startkarten und Minen liegt noch nichts darauf.
    .title = Der leere Spielplan

TLM-027 = Die Minen werden gemischt und kommen verdeckt auf ihre vier Felder.
    .title = Minen verdeckt

TLM-028 = Beide Startkarten kommen auf ihre zwei Felder, für jeden Clan die seine.
    .title = Zwei Lager

TLM-029 = Die Schätze werden gemischt, und für jeden Sitz kommt einer verdeckt an den Rand des Spielplans.
    .title = Ein Schatz je Sitz

TLM-030 = Was an Schätzen darüber hinausgeht, kommt ungesehen beiseite und spielt in der Runde nicht mit.
    .title = Die anderen Schätze

TLM-031 = Die Zwergenkarten werden gemischt, und jeder Sitz bekommt eine.
    .title = Eine Zwergenkarte je Sitz

TLM-032 = Ein Sitz sieht die eigene Zwergenkarte heimlich an und lässt sie verdeckt liegen.
    .title = Ein heimlicher Blick

TLM-033 = Die Rückseite einer Zwergenkarte zeigt den Clan, den alle jederzeit sehen dürfen.
    .title = Der Clan ist offen

TLM-034 = Der Charakter auf der Vorderseite bleibt geheim, bis die Runde vorbei ist.
    .title = Der Charakter ist geheim

TLM-035 = Nicht ausgeteilte Zwergenkarten kommen ungesehen beiseite.
    .title = Übrige Zwerge

TLM-036 = Sind es weniger als sieben Sitze, scheiden einige loyale Zwerge aus, bevor die Zwergenkarten gemischt werden.
    .title = Weniger Zwerge für weniger Sitze

TLM-037 = Zu fünft oder sechst fehlt je Clan ein loyaler Zwerg, also werden acht Karten gemischt.
    .title = Zu fünft oder sechst

TLM-038 = Zu dritt oder viert fehlen je Clan zwei loyale Zwerge, also werden sechs Karten gemischt.
    .title = Zu dritt oder viert

TLM-039 = Zu siebt, acht oder neunt werden alle zehn Zwergenkarten gemischt.
    .title = Zu siebt bis neunt

TLM-040 = Jeder Sitz hat eine Figur des eigenen Clans und das Plättchen, das zu ihr gehört.
    .title = Eine Figur des eigenen Clans

TLM-041 = Ein Zwerg beginnt die Runde auf der Startkarte seines Clans.
    .title = Auf der eigenen Startkarte

TLM-042 = Welcher Zwerg zu welchem Sitz gehört, ist für alle zu sehen.
    .title = Wessen Zwerg es ist

TLM-043 = Alle Wege- und Aktionskarten werden zu einem Stapel aus 63 gemischt.
    .title = Ein Stapel

TLM-044 = Zehn Karten des Stapels werden abgezählt und kommen ungesehen beiseite.
    .title = Zehn Karten beiseite

TLM-045 = Diese zehn spielen in der Runde nicht mit: Niemand zieht sie oder bekommt sie zu sehen.
    .title = Für die Runde beiseite

TLM-046 = Zu dritt bis sechst bekommt jeder Sitz fünf Karten.
    .title = Fünf Karten je Sitz

TLM-047 = Zu siebt bis neunt bekommt jeder Sitz vier Karten.
    .title = Vier Karten je Sitz

TLM-048 = Handkarten werden verdeckt ausgeteilt, und nur der Sitz, der sie hält, sieht sie.
    .title = Hände sind geheim

TLM-049 = Was vom Stapel übrig ist, bildet den verdeckten Zugstapel.
    .title = Zugstapel
    .no = „{ $card }“ lässt sich so nicht austeilen: Die Karte liegt nicht dort ({ $pile }), oder sie gehört an einen anderen Platz.

TLM-050 = Daneben wächst im Lauf der Runde ein Ablagestapel, ebenfalls verdeckt.
    .title = Ablagestapel

TLM-051 = Waldplättchen, Drachenplättchen und Siegpunkte liegen griffbereit.
    .title = Der Vorrat

## Zug

TLM-052 = Gedruckt eröffnet die Person mit der größten Lust auf Abenteuer die erste Runde; hier entscheidet stattdessen TLM-R70.
    .title = Wer beginnt
    .no = „{ $action }“ muss warten: Erst entscheidet sich, wer beginnt.

TLM-053 = Es geht im Uhrzeigersinn weiter.
    .title = Im Uhrzeigersinn

TLM-054 = Ein Zug hat drei Schritte, immer in dieser Reihenfolge: Karten, Laufen, Ziehen.
    .title = Drei Schritte
    .no = „{ $action }“ ist im ersten Schritt nicht möglich: eine Wegekarte legen, eine Aktionskarte spielen oder passen.

TLM-055 = Der erste Schritt ist Pflicht: eine Karte spielen oder eine bis zwei abwerfen.
    .title = Zuerst eine Karte
    .no = „{ $card }“ ist nicht auf dieser Hand.

TLM-056 = Der zweite Schritt ist freiwillig: Der eigene Zwerg darf bis zu drei Karten weit laufen.
    .title = Dann laufen

TLM-057 = Der dritte Schritt ist Pflicht: eine oder zwei Karten ziehen.
    .title = Dann ziehen
    .no = Es werden Karten ausgeteilt; das muss warten: „{ $action }“.

TLM-058 = Damit ist der Zug vorbei, und der nächste Sitz ist an der Reihe.
    .title = Ende des Zuges

TLM-059 = Sobald der Zugstapel leer ist, fällt der dritte Schritt weg.
    .title = Ohne Stapel kein Schritt

TLM-060 = Ein Sitz, der bei Beginn des eigenen Zuges keine Karte auf der Hand hat, setzt aus, bis die Runde vorbei ist.
    .title = Ohne Karten aus der Runde

TLM-061 = Im ersten Schritt geschieht genau eins von dreien: eine Wegekarte legen, eine Aktionskarte spielen oder passen.
    .title = Genau eins von dreien
    .no = „{ $card }“ ist keine Karte dafür: „{ $action }“.

## Wegekarten

TLM-062 = Eine Wegekarte kommt neben eine Startkarte, eine Wegekarte oder eine Mine, die offen liegt.
    .title = Neben einer offenen Karte
    .no = Feld { $at } liegt neben keiner offenen Karte.

TLM-063 = An jeder Seite, an der sich Karten berühren, muss Weg auf Weg und Wald auf Wald treffen.
    .title = Alle Seiten müssen passen
    .no = Auf Feld { $at } passt „{ $card }“ nicht: Im { $side } träfe Weg auf Wald.

TLM-064 = Eine neue Karte muss einen Weg fortsetzen, den es schon gibt.
    .title = Einen Weg fortsetzen
    .no = Auf Feld { $at } setzt „{ $card }“ keinen Weg fort.

TLM-065 = Mit der eigenen Startkarte muss sie nicht zusammenhängen.
    .title = Nicht an den eigenen Start gebunden

TLM-066 = Auch mit dem eigenen Zwerg muss sie nicht zusammenhängen.
    .title = Nicht an den eigenen Zwerg gebunden

TLM-067 = Erster gedruckter Fehler: Die Karte liegt neben keiner anderen.
    .title = Fehler: ganz allein

TLM-068 = Zweiter gedruckter Fehler: Eine Seite passt nicht, auch wenn andere passen.
    .title = Fehler: eine Seite passt nicht

TLM-069 = Dritter gedruckter Fehler: Nur Wald berührt Wald, kein Weg geht weiter.
    .title = Fehler: kein Weg geht weiter

TLM-070 = Ein Hindernis sperrt seine Karte: Kein Zwerg kommt darauf oder darüber, ehe dort das richtige Hilfsmittel gespielt ist.
    .title = Hindernisse sperren den Weg

TLM-071 = Hindernisse gibt es in drei Arten: Baumstämme, See und Graben.
    .title = Baumstämme, See, Graben

TLM-072 = Auf einer Karte mit Felsen ist nur für einen Zwerg Platz.
    .title = Am Felsen Platz für einen

TLM-073 = Solange ein Zwerg am Felsen steht, kommt kein anderer vorbei.
    .title = Kein Vorbei am Felsen

TLM-074 = Bricht ein Zwerg von einem Lagerfeuer auf, darf er bis zu fünf statt drei Karten weit laufen.
    .title = Ausgeruht vom Lagerfeuer

## Aktionskarten

TLM-075 = Aktionskarten überbrücken Hindernisse, verraten Geheimes, stellen Fallen, rufen Trolle herbei oder räumen Wegekarten und Waldplättchen ab.
    .title = Was Aktionskarten bewirken

TLM-076 = Gegen jede Art Hindernis hilft genau ein Hilfsmittel.
    .title = Das richtige Hilfsmittel
    .no = „{ $card }“ ist nicht das Hilfsmittel für das, was auf Feld { $at } liegt.

TLM-077 = Ein Hilfsmittel ist nur spielbar, solange ein Hindernis seiner Art auf dem Spielplan liegt.
    .title = Kein Hilfsmittel ohne Hindernis
    .no = Auf dem Spielplan liegt kein Hindernis für „{ $card }“.

TLM-078 = Ein gespieltes Hilfsmittel wird allen gezeigt und kommt verdeckt auf den Ablagestapel.
    .title = Hilfsmittel werden gezeigt

TLM-079 = Aus dem Vorrat kommt ein Waldplättchen mit diesem Hilfsmittel auf das Hindernis.
    .title = Das Plättchen zeigt die Brücke

TLM-080 = Von da an ist das Hindernis überbrückt, für jeden Zwerg beider Clans.
    .title = Für alle überbrückt

TLM-081 = Die Axt räumt Baumstämme weg.
    .title = Axt gegen Baumstämme

TLM-082 = Das Boot fährt über den See.
    .title = Boot gegen See

TLM-083 = Das Seil führt über den Graben.
    .title = Seil gegen Graben

TLM-084 = Auf einem überbrückten Hindernis ist nur für einen Zwerg Platz.
    .title = Auf der Brücke Platz für einen

TLM-085 = Solange ein Zwerg auf einem überbrückten Hindernis steht, kommt kein anderer vorbei.
    .title = Kein Vorbei auf der Brücke

TLM-086 = Informationskarten handeln von Minen, Schätzen oder anderen Sitzen.
    .title = Information

TLM-087 = Eine gespielte Informationskarte wird allen gezeigt und kommt verdeckt auf den Ablagestapel.
    .title = Information wird gezeigt

TLM-088 = Jede Informationskarte nennt zwei Dinge, die sich ansehen lassen.
    .title = Zwei Angebote

TLM-089 = Davon wird eins gewählt und ausgeführt, nie beide.
    .title = Eins von beiden
    .no = „{ $card }“ bietet das nicht an: „{ $action }“.

TLM-090 = Das Gesehene gehört dem Sitz, der nachgesehen hat; herumgezeigt wird es nicht.
    .title = Nur einer sieht es

TLM-091 = Ansehen lässt sich eine Mine, die noch verdeckt liegt; danach liegt sie wie zuvor.
    .title = Ein Blick auf eine Mine
    .no = Mine { $mine } liegt nicht verdeckt.

TLM-092 = Ansehen lässt sich ein Schatz, den noch niemand hat; danach liegt er wie zuvor.
    .title = Ein Blick auf einen Schatz
    .no = Schatz { $treasure } liegt nicht am Rand des Spielplans.

TLM-093 = Ansehen lässt sich die Zwergenkarte eines anderen Sitzes; danach liegt sie wie zuvor.
    .title = Ein Blick auf einen Zwerg
    .no = Einen Sitz { $seat } gibt es nicht.

TLM-094 = Eine gespielte Falle wird allen gezeigt und kommt verdeckt auf den Ablagestapel.
    .title = Fallen werden gezeigt

TLM-095 = Aus dem Vorrat kommt ein Fallenplättchen auf den Spielplan.
    .title = Das Fallenplättchen

TLM-096 = Eine Falle darf dort liegen, wo ein Weg von einer Karte zur nächsten führt.
    .title = Zwischen zwei Karten
    .no = An Feld { $way } im { $way_side } ist weder ein Weg zwischen zwei Karten noch ein offenes Ende.

TLM-097 = Eine Falle darf auch an einem offenen Ende liegen, wo ein Weg von einer Karte auf ein freies Feld führt.
    .title = An einem offenen Ende

TLM-098 = Jedes Mal, wenn ein Zwerg über eine Falle läuft, verliert sein Sitz auf der Stelle eine Handkarte.
    .title = Fallen kosten eine Karte
    .no = Erst nimmt eine Falle eine Karte; das muss warten: „{ $action }“.

TLM-099 = Diese Karte zieht der linke Nachbar blind.
    .title = Blind gezogen
    .no = „{ $card }“ lässt sich nicht ziehen: Die Karte liegt nicht dort ({ $pile }).

TLM-100 = Sie kommt verdeckt auf den Ablagestapel, und niemand sieht sie an.
    .title = Ungesehen verloren

TLM-101 = Bis zum Ende der Runde hat dieser Sitz eine Karte weniger.
    .title = Eine kleinere Hand

TLM-102 = Eine gespielte Trollkarte liegt offen vor dem eigenen Sitz.
    .title = Trolle liegen offen

TLM-103 = Aus dem Vorrat kommt ein Trollplättchen dorthin, wo auch eine Falle liegen dürfte.
    .title = Das Trollplättchen

TLM-104 = An einem Troll kommt niemand vorbei, gleich aus welchem Clan.
    .title = Trolle halten alle auf

TLM-105 = Der Troll bleibt, bis der Sitz wieder an der Reihe ist, der ihn gespielt hat.
    .title = Bis zum nächsten Zug

TLM-106 = Dieser Sitz nimmt das Plättchen als Erstes im nächsten eigenen Zug vom Spielplan.
    .title = Trolle gehen zuerst

TLM-107 = Mit dem Plättchen geht die Trollkarte, verdeckt auf den Ablagestapel.
    .title = Auch die Karte geht

TLM-108 = Unter eine Falle oder einen Troll an einem offenen Ende lässt sich eine Wegekarte schieben, die den Weg fortsetzt.
    .title = Unter einem Plättchen bauen

TLM-109 = Ein gespieltes Gewitter wird allen gezeigt und kommt verdeckt auf den Ablagestapel.
    .title = Gewitter werden gezeigt

TLM-110 = Ein Gewitter entfernt irgendeine unbesetzte Wegekarte.
    .title = Eine Karte wird weggespült
    .no = Auf Feld { $at } steht ein Zwerg.

TLM-111 = Ein Hilfsmittel, das als Plättchen darauf liegt, geht mit.
    .title = Auch die Brücke geht

TLM-112 = Die entfernte Karte wird abgeworfen.
    .title = Wohin die Karte kommt

TLM-113 = Eine Falle oder ein Troll an ihrem Rand geht nur mit, wenn das Plättchen sonst zwischen zwei freien Feldern läge.
    .title = Fallen und Trolle bleiben meist

TLM-114 = Eine Startkarte kann ein Gewitter nicht treffen.
    .title = Keine Startkarte
    .no = Auf Feld { $at } liegt eine Startkarte, die kein Gewitter trifft.

TLM-115 = Eine Mine kann ein Gewitter nicht treffen.
    .title = Keine Mine
    .no = Auf Feld { $at } liegt eine Mine, die kein Gewitter trifft.

## Passen

TLM-116 = Wer keine Karte spielen kann oder will, muss passen und eine oder zwei abwerfen.
    .title = Passen mit einer oder zwei
    .no = Passen kostet eine oder zwei Karten, nicht { $count }.

TLM-117 = Diese Karten kommen verdeckt auf den Ablagestapel.
    .title = Verdeckt abgeworfen

## Laufen

TLM-118 = Nach den Karten darf der eigene Zwerg eine, zwei oder drei Karten weit laufen oder stehen bleiben.
    .title = Bis zu drei Karten
    .no = „{ $action }“ muss warten: Jetzt darf der Zwerg laufen oder stehen bleiben.

TLM-119 = Er läuft von Karte zu Karte, wo ein Weg sie verbindet.
    .title = Auf den Wegen
    .no = Zu Feld { $at } führt kein Weg in einem Schritt.

TLM-120 = Gedrucktes Beispiel: Eine Karte wird gespielt, dann läuft ein blauer Zwerg drei Karten weiter.
    .title = Der gedruckte Lauf

TLM-121 = Von einem Lagerfeuer aus dürfen es fünf Karten sein.
    .title = Fünf vom Lagerfeuer

TLM-122 = Eine Karte mit einem Hindernis ohne Hilfsmittel lässt sich weder betreten noch überqueren.
    .title = Hindernisse halten Zwerge auf
    .no = Das Hindernis auf Feld { $at } ist nicht überbrückt.

TLM-123 = Felsen und überbrückte Hindernisse fassen einen Zwerg.
    .title = Enge Stellen

TLM-124 = Ein zweiter Zwerg darf dort weder anhalten noch hindurch.
    .title = Kein zweiter Zwerg
    .no = Auf Feld { $at } ist nur für einen Zwerg Platz, und dort steht schon einer.

TLM-125 = Ein Troll sperrt nur die eine Kante, auf der er steht: Dort verlässt oder betritt niemand eine Karte.
    .title = Ein Troll sperrt eine Kante
    .no = An Feld { $way } im { $way_side } steht ein Troll.

TLM-126 = Ein Schritt über eine Falle kostet sofort eine Handkarte.
    .title = Der Preis einer Falle

TLM-127 = Der linke Nachbar zieht sie blind, und sie wird ungesehen abgeworfen.
    .title = Wer sie zieht

TLM-128 = Wer aussetzt, läuft für den Rest der Runde nicht mehr.
    .title = Wer aussetzt, steht still

## Minen und Schätze

TLM-129 = Der erste Zwerg, der eine Mine erreicht, deckt sie auf.
    .title = Eine Mine aufdecken

TLM-130 = Die Mine wird so gedreht, dass sie zu den Wegen ringsum passt.
    .title = Die Mine muss passen
    .no = Erst muss die Mine liegen; das muss warten: „{ $action }“.

TLM-131 = Der Lauf endet dort, und der Zwerg steht auf der Mine.
    .title = Der Lauf endet

TLM-132 = Passt sie nicht ringsum, wird sie so gedreht, dass der eben gelaufene Weg hineinführt.
    .title = Der eigene Weg führt hinein

TLM-133 = Die vier Minen sind verschieden: In dreien sind Schätze, in einer ist ein Drache.
    .title = Drei mit Schätzen, eine mit Drache

TLM-134 = Es sind Edelsteinmine, Goldmine, Silbermine und Drachenmine.
    .title = Edelsteine, Gold, Silber, Drache

TLM-135 = Wer nach dem Laufen auf einer Mine steht, nimmt einen Schatz ihrer Art, wenn noch einer da ist.
    .title = Einen Schatz nehmen
    .no = Schatz { $treasure } ist nicht von der Art, die es in dieser Mine gibt.

TLM-136 = Er liegt verdeckt vor dem Sitz, der ihn genommen hat.
    .title = Verdeckt behalten

TLM-137 = Wer im nächsten Zug auf der Mine bleibt, darf noch einen dieser Art nehmen, wenn einer da ist.
    .title = Bleiben für mehr
    .no = „{ $action }“ muss warten: Jetzt geht es um einen Schatz.

TLM-138 = Wer inzwischen auf die offene Mine kommt, darf sich ebenso bedienen.
    .title = Andere dürfen kommen

TLM-139 = Gedrucktes Beispiel: Ein gelber Zwerg betritt eine Mine, deckt die Goldmine auf, legt sie passend hin und nimmt verdeckt einen Goldschatz.
    .title = Die gedruckte Mine

TLM-140 = Wer die Drachenmine aufdeckt, muss das Drachenplättchen nehmen.
    .title = Der Drache erwacht

TLM-141 = Am Ende der Runde kostet der Drache 2 Siegpunkte.
    .title = Zwei Punkte für den Drachen

TLM-142 = Danach ist die Drachenmine ein Weg wie jeder andere und tut niemandem etwas.
    .title = Der Drache schläft wieder

## Ziehen

TLM-143 = Am Ende des Zuges müssen Karten gezogen werden.
    .title = Ziehen ist Pflicht

TLM-144 = Nach einer Wegekarte oder Aktionskarte wird eine Karte gezogen.
    .title = Eine für eine

TLM-145 = Nach dem Passen werden so viele gezogen, wie abgeworfen wurden.
    .title = So viele wie abgeworfen

TLM-146 = Ist der Zugstapel leer, wird nichts gezogen.
    .title = Leerer Zugstapel

## Ende einer Runde

TLM-147 = Eine Runde kann auf zwei Arten enden, und sie endet im selben Augenblick.
    .title = Auf der Stelle

TLM-148 = Die Runde endet, wenn Zugstapel und alle Hände leer sind.
    .title = Keine Karten mehr

TLM-149 = Die Runde endet, wenn der letzte Schatz am Rand des Spielplans genommen ist.
    .title = Keine Schätze mehr

TLM-150 = Alle gemeinsam dürfen aufhören, wenn eine Mine und damit ihre Schätze nicht mehr zu erreichen sind.
    .title = Gemeinsam aufhören

## Siegpunkte

TLM-151 = Nun deckt jeder Sitz die eigene Zwergenkarte auf.
    .title = Charaktere werden gezeigt

TLM-152 = Die genommenen Schätze werden aufgedeckt und zu Siegpunkten.
    .title = Schätze werden gezeigt

TLM-153 = Jeder selbstsüchtige Zwerg bekommt, was die Schätze des eigenen Sitzes wert sind.
    .title = Selbstsüchtige werden bezahlt

TLM-154 = Alle anderen sammeln sich nach Clans, ein Saboteur beim anderen Clan.
    .title = An den Töpfen sammeln

TLM-155 = Was die Schätze eines Topfes wert sind, wird zusammengezählt; jeder Wertpunkt ist ein Siegpunkt.
    .title = Einen Topf zählen

TLM-156 = Die Punkte eines Topfes gehen zu gleichen Teilen an alle, die dort versammelt sind.
    .title = Gleiche Teile

TLM-157 = Was sich nicht teilen lässt, geht an den Sitz, der den wertvollsten Schatz beigetragen hat.
    .title = Der Rest für den besten Fund

TLM-158 = Trifft das auf mehrere zu, teilen sie diesen Rest wieder zu gleichen Teilen.
    .title = Mehrere beste Funde

TLM-159 = Punkte, die selbst dann übrig sind, bekommt niemand.
    .title = Was verfällt

TLM-160 = Zuletzt gibt der Sitz mit dem Drachen zwei der Punkte ab, die er in dieser Runde gewonnen hat.
    .title = Der Drache frisst zuletzt

TLM-161 = Ist es nur ein solcher Punkt, gibt er diesen ab, ist es keiner, dann nichts.
    .title = Mehr nimmt der Drache nicht

TLM-162 = Gedrucktes Beispiel: Zwei loyale gelbe Zwerge haben 8 und bekommen je 4.
    .title = Gedruckt: der gelbe Topf

TLM-163 = Gedrucktes Beispiel: Zwei loyale blaue Zwerge und der gelbe Saboteur haben 8; jeder bekommt 2, der Saboteur für einen Schatz vom Wert 4 noch 2, und einem der loyalen frisst der Drache seine 2 weg.
    .title = Gedruckt: der blaue Topf

TLM-164 = Gedrucktes Beispiel: Der selbstsüchtige blaue Zwerg hat Schätze im Wert von 3 und bekommt 3.
    .title = Gedruckt: der selbstsüchtige Zwerg

## Nächste Runde und Ende des Spiels

TLM-165 = Eine neue Runde wird vorbereitet wie die vorige.
    .title = Neu vorbereitet

TLM-166 = Die Minen werden wieder gemischt.
    .title = Minen gemischt

TLM-167 = An den Rand des Spielplans kommen wieder Schätze, aus allen zwölf.
    .title = Schätze verteilt

TLM-168 = Jeder Sitz bekommt eine neue Zwergenkarte und damit eine neue Figur, falls der Clan gewechselt hat.
    .title = Neue Zwerge

TLM-169 = Alle Wege- und Aktionskarten werden wieder gemischt, und zehn kommen beiseite.
    .title = Alles wird gemischt

TLM-170 = Jeder Sitz bekommt wieder fünf Karten, zu siebt bis neunt vier.
    .title = Neue Hände

TLM-171 = Eine neue Runde eröffnet der linke Nachbar des Sitzes, der die letzte Karte gespielt hat.
    .title = Wer eine neue Runde eröffnet

TLM-172 = Nach der zweiten Runde ist das Spiel vorbei.
    .title = Zwei Runden
    .no = Das Spiel ist vorbei.

TLM-173 = Wer insgesamt die meisten Siegpunkte hat, gewinnt.
    .title = Die meisten Punkte gewinnen

TLM-174 = Haben mehrere Sitze gleich viele und die meisten Punkte, gewinnen sie gemeinsam.
    .title = Geteilter Sieg

TLM-175 = Ein Tisch kann drei oder mehr Runden vereinbaren.
    .title = Mehr Runden

TLM-176 = Jede weitere Runde soll etwa zwanzig Minuten dauern.
    .title = Zeit für mehr

## Klärungen

TLM-R01 = Wegekarten liegen aufrecht oder auf dem Kopf, nie quer; ein Tisch kann Vierteldrehungen erlauben.
    .title = Zwei Lagen
    .no = „{ $card }“ darf nicht quer liegen.

TLM-R02 = Karten bleiben auf den Feldern des Spielplans.
    .title = Nicht über den Rand
    .no = Feld { $at } liegt nicht auf dem Spielplan.

TLM-R03 = Ein Weg darf aus dem Spielplan hinausführen; er endet im Nichts, und dort liegt weder Falle noch Troll.
    .title = Wege ins Nichts
    .no = An Feld { $way } im { $way_side } endet der Spielplan.

TLM-R04 = Gegenüber einer noch verdeckten Mine darf eine Seite offen oder geschlossen sein.
    .title = Neben einer verdeckten Mine

TLM-R05 = Eine noch verdeckte Mine trägt keine Wegekarte: Eine andere offene Karte muss anliegen und ihr Weg weitergehen.
    .title = Verdeckte Minen tragen nicht
    .no = Feld { $at } liegt nur neben einer verdeckten Mine.

TLM-R06 = An einem Stück, das ein Gewitter abgeschnitten hat, darf weitergebaut werden.
    .title = Auf einer Insel bauen

TLM-R07 = Hindernisse, Trolle und Fallen halten Zwerge auf, nicht das Bauen: Dahinter darf ein Weg weitergehen.
    .title = Dahinter bauen

TLM-R08 = Jedes Feld fasst eine Karte; auf Startkarte, Mine oder Wegekarte wird nichts gelegt.
    .title = Eine Karte je Feld
    .no = Auf Feld { $at } liegt schon eine Karte.

TLM-R09 = Eine Karte darf eine Mine oder einen Zwerg einschließen.
    .title = Einschließen ist erlaubt

TLM-R10 = Neben einer offenen Mine muss eine neue Karte zur Mine passen, wie sie liegt, auch wenn die Mine anderswo nicht passt.
    .title = Passend zur Mine, wie sie liegt

TLM-R11 = Wo eine Mine und ihre Nachbarkarte nicht zueinander passen, läuft niemand hinüber, in keiner Richtung.
    .title = Kein Schritt, wo Wege sich verfehlen

TLM-R12 = Auf ein schon überbrücktes Hindernis lässt sich kein Hilfsmittel spielen.
    .title = Einmal überbrückt genügt
    .no = Das Hindernis auf Feld { $at } ist schon überbrückt.

TLM-R13 = Das Hindernis darf irgendwo auf dem Spielplan liegen, nah beim eigenen Zwerg oder fern.
    .title = Hilfsmittel reichen weit

TLM-R14 = Andere Karten fassen beliebig viele Zwerge: einfache Wege, Lagerfeuer, Startkarten und Minen.
    .title = Platz für viele

TLM-R15 = Ein Lagerfeuer hilft nur dort, wo der Lauf beginnt, nicht im Vorbeigehen.
    .title = Nur am Anfang

TLM-R16 = Fünf statt drei Karten, sonst ändert sich nichts: Was einen Zwerg aufhält, hält auch diesen auf.
    .title = Ausgeruht, nicht stärker

TLM-R17 = Eine Karte, die ein Waldplättchen braucht, ist nicht spielbar, solange keins davon im Vorrat ist.
    .title = Ohne Plättchen nicht spielbar
    .no = Für „{ $card }“ ist kein Waldplättchen mehr da.

TLM-R18 = Ein Felsen oder ein überbrücktes Hindernis verschwindet nie unter einem Zwerg, denn eine besetzte Karte ist vor Gewittern sicher.
    .title = Sicher, wo einer steht

TLM-R19 = Gibt es zu einem der Angebote einer Informationskarte nichts anzusehen, muss das andere gewählt werden.
    .title = Nur noch ein Angebot

TLM-R20 = Gäbe es zu beiden Angeboten nichts anzusehen, wäre die Karte nicht spielbar; solange eine Runde läuft, kommt das nicht vor.
    .title = Kein Angebot mehr

TLM-R21 = Die eigene Zwergenkarte, nicht ausgeteilte Zwergenkarten und beiseitegelegte Schätze und Karten lassen sich nicht ansehen.
    .title = Außer Sicht
    .no = Ansehen lässt sich nur die Zwergenkarte eines anderen Sitzes.

TLM-R22 = Dasselbe darf noch einmal angesehen werden.
    .title = Zweimal ist erlaubt

TLM-R23 = Über Gesehenes darf geredet werden, wahr oder falsch; gezeigt wird nichts.
    .title = Reden ist frei

TLM-R24 = Alle sehen, welches Angebot gewählt und was angesehen wurde, nicht, was es zeigte.
    .title = Ansehen ist kein Geheimnis

TLM-R25 = Auch die Zwergenkarte eines Sitzes, der aussetzt, darf angesehen werden.
    .title = Wer aussetzt, wird auch angesehen

TLM-R26 = Eine Falle wirkt in beide Richtungen, bei jedem Überqueren, bei jedem Zwerg, und bleibt liegen.
    .title = Fallen nutzen sich nicht ab

TLM-R27 = Mit leerer Hand geht nichts verloren, und der Lauf geht weiter.
    .title = Nichts zu verlieren

TLM-R28 = Nach dem Verlust darf der Zwerg anhalten; der Schritt über die Falle ist getan.
    .title = Anhalten nach einer Falle

TLM-R29 = Wer die letzte Karte an eine Falle verliert, läuft noch zu Ende.
    .title = Die letzte Karte verloren

TLM-R30 = Die verlorene Karte wird einfach nicht ersetzt; eine andere Handgrenze gibt es nicht.
    .title = Keine Grenze zu zählen

TLM-R31 = Linker Nachbar ist der nächste Sitz im Uhrzeigersinn, auch wenn er aussetzt.
    .title = Wer der linke Nachbar ist

TLM-R32 = Welche Karte fehlt, merkt der betroffene Sitz an der eigenen Hand; sonst weiß es niemand.
    .title = Wer verliert, weiß es

TLM-R33 = Eine Falle oder ein Troll darf zwischen einer Karte und einer noch verdeckten Mine liegen, wenn die Karte dort einen Weg hat.
    .title = An einer verdeckten Mine

TLM-R34 = Erweist sich die Mine auf dieser Seite als geschlossen, bleibt das Plättchen liegen und bewirkt nichts.
    .title = Plättchen an geschlossener Seite

TLM-R35 = Startkarten, offene Minen, Hindernisse und Felsen zählen hier als Karten: An jedem ihrer Wege darf eine Falle oder ein Troll liegen.
    .title = An jedem Weg

TLM-R36 = Auf einer Kante liegt eine Falle oder ein Troll, nicht beides und nicht zwei.
    .title = Ein Plättchen je Kante
    .no = An Feld { $way } im { $way_side } liegt schon eine Falle oder ein Troll.

TLM-R37 = Ein Troll hält auch den Zwerg des Sitzes auf, der ihn gespielt hat, und das schon im selben Zug.
    .title = Vom eigenen Troll aufgehalten

TLM-R38 = Hat der Sitz, der den Troll gespielt hat, keine Karten mehr, wenn er an die Reihe kommt, geht der Troll, und der Zug fällt aus.
    .title = Trolle derer, die aussetzen

TLM-R39 = Nimmt ein Gewitter das Trollplättchen vorzeitig mit, wird die Trollkarte gleich abgeworfen.
    .title = Ein Troll im Gewitter

TLM-R40 = Ein Gewitter ist nicht spielbar, solange es keine Karte zu entfernen gibt.
    .title = Nichts wegzuspülen
    .no = Auf Feld { $at } liegt keine Karte, die sich entfernen ließe.

TLM-R41 = Auch ein überbrücktes Hindernis, auf dem ein Zwerg steht, ist sicher.
    .title = Brücken mit Zwerg

TLM-R42 = Die Drachenmine bleibt eine Mine, auch wenn sie offen liegt: Ein Gewitter kann sie nicht treffen.
    .title = Die Drachenmine bleibt

TLM-R43 = Eine Falle oder ein Troll zwischen der entfernten Karte und einer Startkarte oder Mine bleibt, selbst wenn die Mine verdeckt ist.
    .title = Plättchen an Minen bleiben

TLM-R44 = Alle haben die entfernte Karte gesehen, die dann verdeckt zu den anderen kommt.
    .title = Gesehen, dann abgeworfen

TLM-R45 = Ein Gewitter darf Zwerge stranden lassen und Startkarten abschneiden.
    .title = Abschneiden ist erlaubt

TLM-R46 = Ein Zwerg läuft nie, ehe der erste Schritt getan ist.
    .title = Kein Lauf vor der Karte

TLM-R47 = Ein Zwerg darf hin und her laufen; jede betretene Karte zählt.
    .title = Hin und her

TLM-R48 = Die Startkarte des anderen Clans lässt sich betreten, überqueren und besetzen.
    .title = Das andere Lager

TLM-R49 = Der Schritt auf eine Mine zählt wie jede andere Karte.
    .title = Minen zählen

TLM-R50 = Ein Zwerg darf durch eine offene Mine weiterlaufen und nimmt dort nichts.
    .title = Nur auf der Durchreise

TLM-R51 = Ein Zwerg darf eine Mine verlassen und im selben Lauf zurückkehren; das zählt als Ankunft.
    .title = Hinaus und wieder hinein

TLM-R52 = Wer auf eine Mine läuft, muss einen passenden Schatz nehmen; wer dort geblieben ist, darf ihn liegen lassen. Ein Tisch kann es allen freistellen.
    .title = Müssen oder dürfen
    .no = Wer auf die Mine gelaufen ist, muss einen Schatz nehmen.

TLM-R53 = Warum ein Zwerg auf der Mine blieb, freiwillig oder weil er festsaß, spielt keine Rolle.
    .title = Bleiben ist Bleiben

TLM-R54 = Von mehreren Schätzen der richtigen Art darf irgendeiner genommen werden.
    .title = Freie Wahl

TLM-R55 = Die eigenen Schätze darf ein Sitz jederzeit ansehen; ein Tisch kann ihren Wert bis zum Ende der Runde verborgen halten.
    .title = Die eigenen Schätze ansehen

TLM-R56 = Passt die Mine in einer Lage zu allen offenen Karten ringsum, muss eine solche Lage gewählt werden, sonst irgendeine mit Eingang dort, wo der Zwerg herkommt. Freie Felder, verdeckte Minen und der Rand zählen nicht.
    .title = Wie herum
    .no = So lässt sich die Mine nicht hinlegen: „{ $card }“.

TLM-R57 = Wer die Mine vorher angesehen hat, deckt sie genauso auf.
    .title = Keine Überraschung, gleiche Regel

TLM-R58 = Ein Sitz, der aussetzt, nimmt keine Schätze, auch wenn sein Zwerg auf einer Mine steht.
    .title = Kein Schatz beim Aussetzen

TLM-R59 = Eine Falle am Eingang einer verdeckten Mine nimmt zuerst ihre Karte, dann wird die Mine aufgedeckt.
    .title = Zuerst die Falle

TLM-R60 = Wer die allerletzte Karte spielt, darf noch laufen und einen Schatz nehmen, dann endet die Runde; ein Tisch kann sie mit der Karte enden lassen.
    .title = Ein letzter Lauf

TLM-R61 = Die letzte Karte hat der Sitz gespielt, der zuletzt einen ersten Schritt getan hat, und sei es durch Abwerfen.
    .title = Wer zuletzt gespielt hat

TLM-R62 = Ist der letzte Schatz genommen, zieht niemand mehr.
    .title = Kein Ziehen am Ende

TLM-R63 = Treffen beide Enden zusammen, haben die Schätze die Runde beendet.
    .title = Zwei Enden zugleich

TLM-R64 = Zwischen zwei Zügen darf jeder Sitz vorschlagen aufzuhören; alle müssen zustimmen, auch wer aussetzt, und niemand muss etwas beweisen. Ein Tisch kann darauf verzichten.
    .title = Wie man gemeinsam aufhört
    .no = Gemeinsam aufhören lässt sich nur zwischen zwei Zügen.

TLM-R65 = Wer aussetzt, kehrt in dieser Runde nicht zurück; der Zwerg bleibt stehen und im Weg, und seine Schätze zählen.
    .title = Draußen bleibt draußen

TLM-R66 = Sind weniger Karten da, als zu ziehen wären, wird gezogen, was da ist.
    .title = Die letzte Karte ziehen

TLM-R67 = Mit einer einzigen Handkarte lässt sich nur eine abwerfen.
    .title = Nicht mehr, als da sind

TLM-R68 = Aus dem Ablagestapel wird nie ein neuer Zugstapel.
    .title = Kein zweiter Stapel

TLM-R69 = Beiseitegelegte Karten, Schätze und Zwerge bleiben auch nach der Runde verdeckt.
    .title = Beiseite bleibt verdeckt

TLM-R70 = Wer die erste Runde eröffnet, entscheidet das Los; ein Tisch kann es den Gastgeber bestimmen lassen.
    .title = Der erste Sitz
    .no = Sitz { $seat } gibt es nicht und kann also nicht beginnen.

TLM-R71 = Siegpunkte liegen für alle offen; ein Tisch kann sie bis zum Ende ausblenden, doch wer mitzählt, kennt sie.
    .title = Offene Punkte

TLM-R72 = Welche Figur des Clans für einen Sitz steht, ist Geschmackssache.
    .title = Welche Figur

TLM-R73 = Zu dritt kann ein Clan ohne Mitglied bleiben; seine Startkarte liegt trotzdem da, und sein Topf kann an einen Saboteur gehen.
    .title = Ein Clan ohne Mitglieder

TLM-R74 = Ein Topf, an dem sich niemand sammelt, ist leer; Punkte gehen dadurch nicht verloren und wandern nicht.
    .title = Ein Topf für niemanden

TLM-R75 = Wer allein an einem Topf ist, bekommt ihn ganz.
    .title = Ein Topf für einen

TLM-R76 = Welche Zwergenkarten gemischt wurden, wissen alle; welche davon nicht verteilt wurden, weiß niemand.
    .title = Was über Zwerge bekannt ist

TLM-R77 = Niemand erfährt, wer sonst Saboteur oder loyal ist.
    .title = Keine geheimen Zeichen

TLM-R78 = Eine Falle oder ein Troll, den ein Gewitter neben einer verdeckten Mine übrig ließ, bleibt auch, wenn dort eine Karte ohne Weg gelegt wird, und bewirkt dann nichts.
    .title = Ein Plättchen ohne Weg darunter

TLM-R79 = Erlaubt ein Tisch Vierteldrehungen, gelten sie für Wegekarten wie für Minen.
    .title = Vierteldrehungen für Minen

TLM-R80 = Gemeinsam aufzuhören, lässt sich erst nach dem ersten Zug der Runde vorschlagen.
    .title = Nicht vor dem ersten Zug
    .no = Erst muss jemand am Zug gewesen sein.

TLM-R81 = Was niemand sehen darf, bleibt verborgen, solange das Spiel dauert; die Aufzeichnung eines beendeten Spiels darf es zeigen, wenn der Tisch das will.
    .title = Geheimnisse danach

TLM-R82 = Die Karte für eine Falle zieht der Zufall, so wie ein Nachbar aus verdeckter Hand.
    .title = Der Zufall ist der Nachbar
