### Die Regeln von The Lost Mines in eigenen Worten: eine Nachricht je Regelnummer.
### .title ist ein kurzer Name; .no ist die Antwort auf einen Zug, den die Regel verbietet.
### In einem .no sind $seat und $count Zahlen; alles andere kommt in Worten.

## Ziel und Material

TLM-001 = Spielbar zu dritt bis zu neunt.
    .title = Drei bis neun

TLM-002 = Empfohlen ab 10 Jahren; eine Partie dauert etwa 45 Minuten.
    .title = Alter und Dauer

TLM-003 = Zum Spiel gehören 40 Wegekarten.
    .title = 40 Wegekarten

TLM-004 = Zum Spiel gehören 23 Aktionskarten.
    .title = 23 Aktionskarten

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

TLM-010 = Siegpunkte werden mit 32 Plättchen gezählt.
    .title = Plättchen für Punkte

TLM-011 = Zum Spiel gehören 14 Waldplättchen.
    .title = 14 Waldplättchen

TLM-012 = Es gibt nur ein Drachenplättchen, also hat es höchstens eine Person.
    .title = Ein Drachenplättchen

TLM-013 = Gespielt wird auf einem Spielplan, der in Felder geteilt ist.
    .title = Ein Spielplan

TLM-014 = Karte für Karte wächst ein Weg durch den Wald, und Zwerge laufen darauf zu vier Minen, in denen Schätze warten.
    .title = Worum es geht

TLM-015 = Nach jeder Runde werden die gefundenen Schätze zu Siegpunkten und aufgeteilt.
    .title = Geteilt nach jeder Runde

TLM-016 = Nach zwei Runden gewinnt, wer die meisten Siegpunkte hat, und zwar allein, nicht als Clan.
    .title = Am Ende alle für sich

## Clans und Charaktere

TLM-017 = Zwei Clans treten gegeneinander an, Blau und Gelb, und alle gehören zu einem davon.
    .title = Blau und Gelb

TLM-018 = Kein Clan hat mehr als fünf Zwerge.
    .title = Höchstens fünf

TLM-019 = Manche Zwerge dienen nicht dem Clan, zu dem sie gehören.
    .title = Nicht alle sind treu

TLM-020 = Bis zu drei Zwerge eines Clans sind loyal: Alles, was sie finden, kommt in den Topf des eigenen Clans.
    .title = Loyale Zwerge geben

TLM-021 = Ein loyaler Zwerg bekommt einen Anteil am Topf seines Clans.
    .title = Loyale Zwerge teilen

TLM-022 = Ein Zwerg jedes Clans ist selbstsüchtig und behält jeden selbst gefundenen Schatz.
    .title = Selbstsüchtige behalten

TLM-023 = An den Funden der anderen im Clan hat ein selbstsüchtiger Zwerg keinen Anteil.
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

TLM-028 = Beide Startkarten kommen auf ihre zwei Felder, eine für jeden Clan.
    .title = Zwei Startkarten liegen aus

TLM-029 = Die Schätze werden gemischt, und für jede Person kommt einer verdeckt an den Rand des Spielplans.
    .title = Ein Schatz pro Person

TLM-030 = Die übrigen Schätze werden ungesehen beiseitegelegt und spielen in der Runde nicht mit.
    .title = Die anderen Schätze

TLM-031 = Die Zwergenkarten werden gemischt, und jede Person bekommt eine.
    .title = Eine Zwergenkarte pro Person

TLM-032 = Du siehst deine Zwergenkarte heimlich an und lässt sie verdeckt liegen.
    .title = Ein heimlicher Blick

TLM-033 = Die Rückseite einer Zwergenkarte zeigt den Clan, den alle jederzeit sehen dürfen.
    .title = Der Clan ist offen

TLM-034 = Der Charakter auf der Vorderseite bleibt geheim, bis die Runde vorbei ist.
    .title = Der Charakter ist geheim

TLM-035 = Nicht ausgeteilte Zwergenkarten werden ungesehen beiseitegelegt.
    .title = Übrige Zwerge

TLM-036 = Spielen weniger als sieben Personen mit, scheiden einige loyale Zwerge aus, bevor die Zwergenkarten gemischt werden.
    .title = Weniger Personen, weniger Zwerge

TLM-037 = Zu fünft oder sechst fehlt je Clan ein loyaler Zwerg, also werden acht Karten gemischt.
    .title = Zu fünft oder sechst

TLM-038 = Zu dritt oder viert fehlen je Clan zwei loyale Zwerge, also werden sechs Karten gemischt.
    .title = Zu dritt oder viert

TLM-039 = Zu siebt, acht oder neunt werden alle zehn Zwergenkarten gemischt.
    .title = Zu siebt bis neunt

TLM-040 = Du bekommst eine Figur deines Clans und das Plättchen, das zu ihr gehört.
    .title = Eine Figur des eigenen Clans

TLM-041 = Ein Zwerg beginnt die Runde auf der Startkarte seines Clans.
    .title = Auf der eigenen Startkarte

TLM-042 = Welcher Zwerg wem gehört, ist für alle zu sehen.
    .title = Wessen Zwerg es ist

TLM-043 = Alle Wege- und Aktionskarten werden zu einem Stapel aus 63 gemischt.
    .title = Ein Stapel

TLM-044 = Zehn Karten des Stapels werden abgezählt und ungesehen beiseitegelegt.
    .title = Zehn Karten beiseite

TLM-045 = Die zehn beiseitegelegten Karten spielen in der Runde nicht mit: Niemand zieht sie oder bekommt sie zu sehen.
    .title = Für die Runde beiseite

TLM-046 = Zu dritt bis sechst bekommen alle fünf Handkarten.
    .title = Fünf Handkarten

TLM-047 = Zu siebt bis neunt bekommen alle vier Handkarten.
    .title = Vier Handkarten

TLM-048 = Handkarten werden verdeckt ausgeteilt; du siehst nur deine eigenen.
    .title = Handkarten sind geheim

TLM-049 = Was vom Stapel übrig ist, bildet den verdeckten Zugstapel.
    .title = Zugstapel
    .no = „{ $card }“ kann so nicht ausgeteilt werden: Entweder liegt die Karte nicht dort ({ $pile }), oder sie gehört woandershin.

TLM-050 = Daneben wächst im Lauf der Runde ein Ablagestapel, ebenfalls verdeckt.
    .title = Ablagestapel

TLM-051 = Waldplättchen, Drachenplättchen und Siegpunkte liegen griffbereit.
    .title = Der Vorrat

## Zug

TLM-052 = Laut Regelheft beginnt die erste Runde, wer am abenteuerlustigsten ist; hier entscheidet stattdessen das Los oder der Gastgeber.
    .title = Wer beginnt
    .no = Zuerst muss feststehen, wer beginnt.

TLM-053 = Es geht im Uhrzeigersinn weiter.
    .title = Im Uhrzeigersinn

TLM-054 = Ein Zug hat drei Schritte, immer in dieser Reihenfolge: Karten, Laufen, Nachziehen.
    .title = Drei Schritte
    .no = Das geht im ersten Schritt nicht: Lege eine Wegekarte, spiele eine Aktionskarte oder passe.

TLM-055 = Der erste Schritt ist Pflicht: eine Karte spielen oder eine bis zwei abwerfen.
    .title = Zuerst eine Karte
    .no = „{ $card }“ hast du nicht auf der Hand.

TLM-056 = Der zweite Schritt ist freiwillig: Dein Zwerg darf bis zu drei Karten weit laufen.
    .title = Dann laufen

TLM-057 = Der dritte Schritt ist Pflicht: eine oder zwei Karten nachziehen.
    .title = Dann nachziehen
    .no = Zuerst werden die Karten ausgeteilt.

TLM-058 = Damit ist dein Zug vorbei, und die nächste Person ist an der Reihe.
    .title = Ende des Zuges

TLM-059 = Sobald der Zugstapel leer ist, fällt der dritte Schritt weg.
    .title = Ohne Stapel kein Schritt

TLM-060 = Wer zu Beginn des eigenen Zuges keine Karte auf der Hand hat, setzt aus, bis die Runde vorbei ist.
    .title = Ohne Karten aus der Runde

TLM-061 = Im ersten Schritt geschieht genau eins von dreien: eine Wegekarte legen, eine Aktionskarte spielen oder passen.
    .title = Genau eins von dreien
    .no = Dafür ist „{ $card }“ nicht die richtige Karte.

## Wegekarten

TLM-062 = Eine Wegekarte kommt neben eine Startkarte, eine Wegekarte oder eine Mine, die offen liegt.
    .title = Neben einer offenen Karte
    .no = Hier grenzt keine offene Karte an.

TLM-063 = An jeder Seite, an der sich Karten berühren, muss Weg auf Weg und Wald auf Wald treffen.
    .title = Alle Seiten müssen passen
    .no = „{ $card }“ passt hier nicht: Im { $side } träfe Weg auf Wald.

TLM-064 = Eine neue Karte muss einen Weg fortsetzen, den es schon gibt.
    .title = Einen Weg fortsetzen
    .no = „{ $card }“ setzt hier keinen Weg fort.

TLM-065 = Eine neue Karte muss nicht mit deiner Startkarte verbunden sein.
    .title = Nicht an deinen Start gebunden

TLM-066 = Eine neue Karte muss auch nicht mit deinem Zwerg verbunden sein.
    .title = Nicht an deinen Zwerg gebunden

TLM-067 = Erster Fehler im Regelheft: Die Karte liegt neben keiner anderen.
    .title = Fehler: ganz allein

TLM-068 = Zweiter Fehler im Regelheft: Eine Seite passt nicht, auch wenn andere passen.
    .title = Fehler: eine Seite passt nicht

TLM-069 = Dritter Fehler im Regelheft: Nur Wald berührt Wald, kein Weg geht weiter.
    .title = Fehler: kein Weg geht weiter

TLM-070 = Ein Hindernis sperrt seine Karte: Kein Zwerg kommt darauf oder darüber, ehe dort das richtige Hilfsmittel gespielt ist.
    .title = Hindernisse sperren den Weg

TLM-071 = Hindernisse gibt es in drei Arten: Baumstämme, See und Graben.
    .title = Baumstämme, See, Graben

TLM-072 = Auf einer Karte mit Felsen ist nur für einen Zwerg Platz.
    .title = Auf dem Felsen Platz für einen

TLM-073 = Solange ein Zwerg auf einem Felsen steht, kommt kein anderer vorbei.
    .title = Kein Vorbei am Felsen

TLM-074 = Bricht ein Zwerg von einem Lagerfeuer auf, darf er bis zu fünf statt drei Karten weit laufen.
    .title = Ausgeruht vom Lagerfeuer

## Aktionskarten

TLM-075 = Aktionskarten überbrücken Hindernisse, verraten Geheimes, stellen Fallen, rufen Trolle herbei oder räumen Wegekarten und Waldplättchen ab.
    .title = Was Aktionskarten bewirken

TLM-076 = Gegen jede Art Hindernis hilft genau ein Hilfsmittel.
    .title = Das richtige Hilfsmittel
    .no = „{ $card }“ hilft nicht gegen dieses Hindernis.

TLM-077 = Ein Hilfsmittel ist nur spielbar, solange ein Hindernis seiner Art auf dem Spielplan liegt.
    .title = Kein Hilfsmittel ohne Hindernis
    .no = Auf dem Spielplan liegt kein Hindernis für „{ $card }“.

TLM-078 = Ein gespieltes Hilfsmittel wird allen gezeigt und kommt verdeckt auf den Ablagestapel.
    .title = Hilfsmittel werden gezeigt

TLM-079 = Aus dem Vorrat kommt ein Waldplättchen mit diesem Hilfsmittel auf das Hindernis.
    .title = Das Plättchen zeigt das Hilfsmittel

TLM-080 = Von da an ist das Hindernis überbrückt, für jeden Zwerg beider Clans.
    .title = Für alle überbrückt

TLM-081 = Die Axt räumt Baumstämme weg.
    .title = Axt gegen Baumstämme

TLM-082 = Das Boot fährt über den See.
    .title = Boot gegen See

TLM-083 = Das Seil führt über den Graben.
    .title = Seil gegen Graben

TLM-084 = Auf einem überbrückten Hindernis ist nur für einen Zwerg Platz.
    .title = Überbrückt: Platz für einen

TLM-085 = Solange ein Zwerg auf einem überbrückten Hindernis steht, kommt kein anderer vorbei.
    .title = Kein Vorbei auf Überbrücktem

TLM-086 = Informationskarten handeln von Minen, Schätzen oder anderen Personen.
    .title = Information

TLM-087 = Eine gespielte Informationskarte wird allen gezeigt und kommt verdeckt auf den Ablagestapel.
    .title = Information wird gezeigt

TLM-088 = Jede Informationskarte nennt zwei Dinge, die du ansehen kannst.
    .title = Zwei Angebote

TLM-089 = Von den beiden Angeboten einer Informationskarte wählst du eins und führst es aus, nie beide.
    .title = Eins von beiden
    .no = „{ $card }“ bietet das nicht an.

TLM-090 = Was du angesehen hast, behältst du für dich; herumgezeigt wird es nicht.
    .title = Nur du siehst es

TLM-091 = Ansehen darfst du eine Mine, die noch verdeckt liegt; danach liegt sie wie zuvor.
    .title = Ein Blick auf eine Mine
    .no = Mine { $mine } liegt nicht verdeckt.

TLM-092 = Ansehen darfst du einen Schatz, den noch niemand hat; danach liegt er wie zuvor.
    .title = Ein Blick auf einen Schatz
    .no = Schatz { $treasure } liegt nicht am Rand des Spielplans.

TLM-093 = Ansehen darfst du die Zwergenkarte einer anderen Person; danach liegt sie wie zuvor.
    .title = Ein Blick auf einen Zwerg
    .no = Einen Spieler { $seat } gibt es nicht.

TLM-094 = Eine gespielte Falle wird allen gezeigt und kommt verdeckt auf den Ablagestapel.
    .title = Fallen werden gezeigt

TLM-095 = Aus dem Vorrat kommt ein Fallenplättchen auf den Spielplan.
    .title = Das Fallenplättchen

TLM-096 = Eine Falle darf dort liegen, wo ein Weg von einer Karte zur nächsten führt.
    .title = Zwischen zwei Karten
    .no = Hier ist weder ein Weg zwischen zwei Karten noch ein offenes Ende.

TLM-097 = Eine Falle darf auch an einem offenen Ende liegen, wo ein Weg von einer Karte auf ein freies Feld führt.
    .title = An einem offenen Ende

TLM-098 = Jede Falle, über die dein Zwerg läuft, kostet dich sofort eine Handkarte, und zwar jedes Mal.
    .title = Fallen kosten eine Karte
    .no = Zuerst nimmt die Falle eine Karte.

TLM-099 = Die Karte, die eine Falle kostet, zieht die Person links von dir blind.
    .title = Blind gezogen
    .no = „{ $card }“ kann niemand ziehen: Die Karte liegt nicht dort ({ $pile }).

TLM-100 = Eine an eine Falle verlorene Karte kommt verdeckt auf den Ablagestapel, und niemand sieht sie an.
    .title = Ungesehen verloren

TLM-101 = Nach einer Falle hast du bis zum Ende der Runde eine Handkarte weniger.
    .title = Eine Handkarte weniger

TLM-102 = Eine gespielte Trollkarte liegt offen vor dir.
    .title = Trolle liegen offen

TLM-103 = Aus dem Vorrat kommt ein Trollplättchen dorthin, wo auch eine Falle liegen dürfte.
    .title = Das Trollplättchen

TLM-104 = An einem Troll kommt niemand vorbei, gleich aus welchem Clan.
    .title = Trolle halten alle auf

TLM-105 = Der Troll bleibt, bis wieder dran ist, wer ihn gespielt hat.
    .title = Bis zum nächsten eigenen Zug

TLM-106 = Wer den Troll gespielt hat, nimmt das Plättchen als Erstes im nächsten eigenen Zug vom Spielplan.
    .title = Trolle verschwinden zuerst

TLM-107 = Mit dem Plättchen kommt auch die Trollkarte weg, verdeckt auf den Ablagestapel.
    .title = Auch die Karte kommt weg

TLM-108 = Unter eine Falle oder einen Troll an einem offenen Ende darfst du eine Wegekarte schieben, die den Weg fortsetzt.
    .title = Unter einem Plättchen bauen

TLM-109 = Ein gespieltes Gewitter wird allen gezeigt und kommt verdeckt auf den Ablagestapel.
    .title = Gewitter werden gezeigt

TLM-110 = Ein Gewitter entfernt irgendeine unbesetzte Wegekarte.
    .title = Eine Karte wird weggespült
    .no = Auf dieser Karte steht ein Zwerg.

TLM-111 = Ein Hilfsmittel, das als Plättchen auf einer weggespülten Karte liegt, verschwindet mit ihr.
    .title = Auch das Hilfsmittel verschwindet

TLM-112 = Die weggespülte Karte wird abgeworfen.
    .title = Wohin die Karte kommt

TLM-113 = Eine Falle oder ein Troll am Rand einer weggespülten Karte verschwindet nur, wenn das Plättchen sonst zwischen zwei freien Feldern läge.
    .title = Fallen und Trolle bleiben meist

TLM-114 = Eine Startkarte kann ein Gewitter nicht treffen.
    .title = Keine Startkarte
    .no = Eine Startkarte trifft kein Gewitter.

TLM-115 = Eine Mine kann ein Gewitter nicht treffen.
    .title = Keine Mine
    .no = Eine Mine trifft kein Gewitter.

## Passen

TLM-116 = Wer keine Karte spielen kann oder will, muss passen und eine oder zwei abwerfen.
    .title = Passen mit einer oder zwei
    .no = Passen kostet eine oder zwei Karten, nicht { $count }.

TLM-117 = Beim Passen kommen die Karten verdeckt auf den Ablagestapel.
    .title = Verdeckt abgeworfen

## Laufen

TLM-118 = Nach den Karten darf dein Zwerg eine, zwei oder drei Karten weit laufen oder stehen bleiben.
    .title = Bis zu drei Karten
    .no = Zuerst läuft dein Zwerg oder bleibt stehen.

TLM-119 = Dein Zwerg läuft von Karte zu Karte, wo ein Weg sie verbindet.
    .title = Auf den Wegen
    .no = Dorthin führt kein Weg in einem Schritt.

TLM-120 = Beispiel im Regelheft: Eine Karte wird gespielt, dann läuft ein blauer Zwerg drei Karten weiter.
    .title = Der Lauf im Regelheft

TLM-121 = Von einem Lagerfeuer aus dürfen es fünf Karten sein.
    .title = Fünf vom Lagerfeuer

TLM-122 = Eine Karte mit einem Hindernis ohne Hilfsmittel darf kein Zwerg betreten oder überqueren.
    .title = Hindernisse halten Zwerge auf
    .no = Das Hindernis dort ist noch nicht überbrückt.

TLM-123 = Auf Felsen und überbrückten Hindernissen ist Platz für einen Zwerg.
    .title = Enge Stellen

TLM-124 = Auf Felsen und überbrückten Hindernissen darf ein zweiter Zwerg weder anhalten noch hindurch.
    .title = Kein zweiter Zwerg
    .no = Dort ist nur Platz für einen Zwerg, und es steht schon einer da.

TLM-125 = Ein Troll sperrt nur die eine Kante, auf der er steht: Dort verlässt oder betritt niemand eine Karte.
    .title = Ein Troll sperrt eine Kante
    .no =
        { $who ->
            [me] Dein eigener Troll versperrt den Weg.
           *[other] Ein Troll von { $name } versperrt den Weg.
        }

TLM-126 = Läufst du über eine Falle, kostet dich das sofort eine Handkarte.
    .title = Der Preis einer Falle

TLM-127 = Die Karte, die eine Falle kostet, zieht die Person links von dir blind und wirft sie ungesehen ab.
    .title = Wer sie zieht

TLM-128 = Wer aussetzt, läuft für den Rest der Runde nicht mehr.
    .title = Wer aussetzt, steht still

## Minen und Schätze

TLM-129 = Der erste Zwerg, der eine Mine erreicht, deckt sie auf.
    .title = Eine Mine aufdecken

TLM-130 = Die Mine wird so gedreht, dass sie zu den Wegen ringsum passt.
    .title = Die Mine muss passen
    .no = Zuerst muss die Mine liegen.

TLM-131 = Wer eine Mine aufdeckt, beendet dort den Lauf, und der Zwerg steht auf der Mine.
    .title = Der Lauf endet

TLM-132 = Passt die Mine nicht ringsum, wird sie so gedreht, dass der eben gelaufene Weg hineinführt.
    .title = Dein Weg führt hinein

TLM-133 = Die vier Minen sind verschieden: In dreien sind Schätze, in einer ist ein Drache.
    .title = Drei mit Schätzen, eine mit Drache

TLM-134 = Es sind Edelsteinmine, Goldmine, Silbermine und Drachenmine.
    .title = Edelsteine, Gold, Silber, Drache

TLM-135 = Wer nach dem Laufen auf einer Mine steht, nimmt einen Schatz ihrer Art, wenn noch einer da ist.
    .title = Einen Schatz nehmen
    .no = Schatz { $treasure } passt nicht zu dieser Mine.

TLM-136 = Ein genommener Schatz liegt verdeckt vor der Person, die ihn genommen hat.
    .title = Verdeckt behalten

TLM-137 = Wer im nächsten Zug auf der Mine bleibt, darf noch einen dieser Art nehmen, wenn einer da ist.
    .title = Bleiben für mehr
    .no = Zuerst geht es um einen Schatz.

TLM-138 = Wer inzwischen auf die offene Mine kommt, darf sich ebenso bedienen.
    .title = Andere dürfen kommen

TLM-139 = Beispiel im Regelheft: Ein gelber Zwerg betritt eine Mine, deckt die Goldmine auf, legt sie passend hin und nimmt verdeckt einen Goldschatz.
    .title = Die Mine im Regelheft

TLM-140 = Wer die Drachenmine aufdeckt, muss das Drachenplättchen nehmen.
    .title = Der Drache erwacht

TLM-141 = Am Ende der Runde kostet der Drache 2 Siegpunkte.
    .title = Zwei Punkte für den Drachen

TLM-142 = Danach ist die Drachenmine ein Weg wie jeder andere und tut niemandem etwas.
    .title = Der Drache schläft wieder

## Ziehen

TLM-143 = Zum Schluss des Zuges ziehst du nach; das ist Pflicht.
    .title = Nachziehen ist Pflicht

TLM-144 = Nach einer Wegekarte oder Aktionskarte ziehst du eine Karte nach.
    .title = Eine für eine

TLM-145 = Nach dem Passen ziehst du so viele Karten nach, wie du abgeworfen hast.
    .title = So viele wie abgeworfen

TLM-146 = Ist der Zugstapel leer, wird nichts nachgezogen.
    .title = Leerer Zugstapel

## Ende einer Runde

TLM-147 = Eine Runde kann auf zwei Arten enden, und dann endet sie sofort.
    .title = Sofort zu Ende

TLM-148 = Die Runde endet, wenn der Zugstapel leer ist und niemand mehr Handkarten hat.
    .title = Keine Karten mehr

TLM-149 = Die Runde endet, wenn der letzte Schatz am Rand des Spielplans genommen ist.
    .title = Keine Schätze mehr

TLM-150 = Alle gemeinsam dürfen aufhören, wenn eine Mine und damit ihre Schätze nicht mehr zu erreichen sind.
    .title = Gemeinsam aufhören

## Siegpunkte

TLM-151 = Nach der Runde decken alle ihre Zwergenkarte auf.
    .title = Charaktere werden gezeigt

TLM-152 = Die genommenen Schätze werden aufgedeckt und zu Siegpunkten.
    .title = Schätze werden gezeigt

TLM-153 = Jeder selbstsüchtige Zwerg bekommt, was die eigenen Schätze wert sind.
    .title = Selbstsüchtige werden bezahlt

TLM-154 = Alle anderen sammeln sich nach Clans, ein Saboteur beim anderen Clan.
    .title = An den Töpfen sammeln

TLM-155 = Was die Schätze eines Topfes wert sind, wird zusammengezählt; jeder Wertpunkt ist ein Siegpunkt.
    .title = Einen Topf zählen

TLM-156 = Die Punkte eines Topfes gehen zu gleichen Teilen an alle, die dort versammelt sind.
    .title = Gleiche Teile

TLM-157 = Was sich nicht gleichmäßig teilen lässt, bekommt, wer den wertvollsten Schatz beigetragen hat.
    .title = Der Rest für den besten Fund

TLM-158 = Haben mehrere den wertvollsten Schatz beigetragen, teilen sie den Rest wieder zu gleichen Teilen.
    .title = Mehrere beste Funde

TLM-159 = Punkte, die selbst dann übrig bleiben, bekommt niemand.
    .title = Was verfällt

TLM-160 = Zuletzt gibt die Person mit dem Drachen zwei der Punkte ab, die sie in dieser Runde gewonnen hat.
    .title = Der Drache frisst zuletzt

TLM-161 = Hat die Person mit dem Drachen in dieser Runde nur einen Punkt gewonnen, gibt sie nur diesen ab, hat sie keinen, dann nichts.
    .title = Mehr nimmt der Drache nicht

TLM-162 = Beispiel im Regelheft: Zwei loyale gelbe Zwerge haben zusammen 8 Punkte und bekommen je 4.
    .title = Beispiel: der gelbe Topf

TLM-163 = Beispiel im Regelheft: Zwei loyale blaue Zwerge und der gelbe Saboteur haben zusammen 8 Punkte; jeder bekommt 2, der Saboteur für einen Schatz mit Wert 4 noch 2, und einem der loyalen frisst der Drache seine 2 weg.
    .title = Beispiel: der blaue Topf

TLM-164 = Beispiel im Regelheft: Der selbstsüchtige blaue Zwerg hat Schätze im Wert von 3 und bekommt 3 Punkte.
    .title = Beispiel: der selbstsüchtige Zwerg

## Nächste Runde und Ende des Spiels

TLM-165 = Eine neue Runde wird vorbereitet wie die vorige.
    .title = Neu vorbereitet

TLM-166 = Die Minen werden wieder gemischt.
    .title = Minen gemischt

TLM-167 = An den Rand des Spielplans kommen wieder Schätze, aus allen zwölf.
    .title = Schätze verteilt

TLM-168 = Alle bekommen eine neue Zwergenkarte und damit eine neue Figur, falls der Clan gewechselt hat.
    .title = Neue Zwerge

TLM-169 = Alle Wege- und Aktionskarten werden wieder gemischt, und zehn werden beiseitegelegt.
    .title = Alles wird gemischt

TLM-170 = Alle bekommen wieder fünf Handkarten, zu siebt bis neunt vier.
    .title = Neue Handkarten

TLM-171 = Eine neue Runde beginnt links neben der Person, die die letzte Karte gespielt hat.
    .title = Wer eine neue Runde eröffnet

TLM-172 = Nach der zweiten Runde ist das Spiel vorbei.
    .title = Zwei Runden
    .no = Das Spiel ist vorbei.

TLM-173 = Wer insgesamt die meisten Siegpunkte hat, gewinnt.
    .title = Die meisten Punkte gewinnen

TLM-174 = Haben mehrere gleich viele und die meisten Punkte, gewinnen sie gemeinsam.
    .title = Geteilter Sieg

TLM-175 = Ein Tisch kann drei oder mehr Runden vereinbaren.
    .title = Mehr Runden

TLM-176 = Jede weitere Runde soll etwa 20 Minuten dauern.
    .title = Zeit für mehr

## Klärungen

TLM-R01 = Wegekarten liegen aufrecht oder auf dem Kopf, nie quer; ein Tisch kann Vierteldrehungen erlauben.
    .title = Zwei Lagen
    .no = „{ $card }“ darf nicht quer liegen.

TLM-R02 = Karten bleiben auf den Feldern des Spielplans.
    .title = Nicht über den Rand
    .no = Das liegt nicht mehr auf dem Spielplan.

TLM-R03 = Ein Weg darf aus dem Spielplan hinausführen; er endet im Nichts, und dort darf weder Falle noch Troll liegen.
    .title = Wege ins Nichts
    .no = Hier endet der Spielplan.

TLM-R04 = Gegenüber einer noch verdeckten Mine darf eine Seite offen oder geschlossen sein.
    .title = Neben einer verdeckten Mine

TLM-R05 = Nur an eine verdeckte Mine darf keine Wegekarte angelegt werden: Eine andere offene Karte muss anliegen und ihr Weg weitergehen.
    .title = Nicht nur an einer verdeckten Mine
    .no = Daneben liegt nur eine verdeckte Mine.

TLM-R06 = An einem Stück, das ein Gewitter abgeschnitten hat, darf weitergebaut werden.
    .title = Auf einer Insel bauen

TLM-R07 = Hindernisse, Trolle und Fallen halten Zwerge auf, nicht das Bauen: Dahinter darf ein Weg weitergehen.
    .title = Dahinter bauen

TLM-R08 = Auf jedem Feld ist Platz für eine Karte; auf Startkarte, Mine oder Wegekarte wird nichts gelegt.
    .title = Eine Karte pro Feld
    .no = Hier liegt schon eine Karte.

TLM-R09 = Eine Karte darf eine Mine oder einen Zwerg einschließen.
    .title = Einschließen ist erlaubt

TLM-R10 = Neben einer offenen Mine muss eine neue Karte zur Mine passen, wie sie liegt, auch wenn die Mine anderswo nicht passt.
    .title = Passend zur Mine, wie sie liegt

TLM-R11 = Wo eine Mine und ihre Nachbarkarte nicht zueinander passen, läuft niemand hinüber, in keiner Richtung.
    .title = Kein Schritt, wo Wege sich verfehlen

TLM-R12 = Auf ein schon überbrücktes Hindernis darfst du kein Hilfsmittel spielen.
    .title = Einmal überbrückt genügt
    .no = Dieses Hindernis ist schon überbrückt.

TLM-R13 = Ein Hilfsmittel darfst du auf jedes passende Hindernis des Spielplans spielen, nah bei deinem Zwerg oder fern.
    .title = Hilfsmittel reichen weit

TLM-R14 = Auf anderen Karten ist Platz für beliebig viele Zwerge: auf einfachen Wegen, Lagerfeuern, Startkarten und Minen.
    .title = Platz für viele

TLM-R15 = Ein Lagerfeuer hilft nur dort, wo der Lauf beginnt, nicht im Vorbeigehen.
    .title = Nur am Anfang

TLM-R16 = Vom Lagerfeuer aus sind es fünf statt drei Karten, sonst ändert sich nichts: Was einen Zwerg aufhält, hält auch diesen auf.
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

TLM-R21 = Die eigene Zwergenkarte, nicht ausgeteilte Zwergenkarten und beiseitegelegte Schätze und Karten darfst du nicht ansehen.
    .title = Außer Sicht
    .no = Ansehen kannst du nur die Zwergenkarten der anderen.

TLM-R22 = Dasselbe darfst du noch einmal ansehen.
    .title = Zweimal ist erlaubt

TLM-R23 = Über Gesehenes darf geredet werden, wahr oder falsch; gezeigt wird nichts.
    .title = Reden ist frei

TLM-R24 = Alle sehen, welches Angebot gewählt und was angesehen wurde, nicht, was es zeigte.
    .title = Ansehen ist kein Geheimnis

TLM-R25 = Auch die Zwergenkarte von jemandem, der aussetzt, darfst du ansehen.
    .title = Wer aussetzt, wird auch angesehen

TLM-R26 = Eine Falle wirkt in beide Richtungen, bei jedem Überqueren, bei jedem Zwerg, und bleibt liegen.
    .title = Fallen nutzen sich nicht ab

TLM-R27 = Ohne Handkarten verlierst du an eine Falle nichts, und dein Lauf geht weiter.
    .title = Nichts zu verlieren

TLM-R28 = Nach dem Verlust darf dein Zwerg anhalten; der Schritt über die Falle ist getan.
    .title = Anhalten nach einer Falle

TLM-R29 = Wer die letzte Karte an eine Falle verliert, läuft noch zu Ende.
    .title = Die letzte Karte verloren

TLM-R30 = Eine an eine Falle verlorene Karte wird einfach nicht ersetzt; ein anderes Handkartenlimit gibt es nicht.
    .title = Kein anderes Limit

TLM-R31 = Die Person links von dir ist die nächste im Uhrzeigersinn, auch wenn sie aussetzt.
    .title = Wer links von dir sitzt

TLM-R32 = Welche Karte fehlt, siehst du an deinen Handkarten; sonst weiß es niemand.
    .title = Wer verliert, weiß es

TLM-R33 = Eine Falle oder ein Troll darf zwischen einer Karte und einer noch verdeckten Mine liegen, wenn die Karte dort einen Weg hat.
    .title = An einer verdeckten Mine

TLM-R34 = Erweist sich die Mine auf dieser Seite als geschlossen, bleibt das Plättchen liegen und bewirkt nichts.
    .title = Plättchen an geschlossener Seite

TLM-R35 = Startkarten, offene Minen, Hindernisse und Felsen zählen hier als Karten: An jedem ihrer Wege darf eine Falle oder ein Troll liegen.
    .title = An jedem Weg

TLM-R36 = Jede Kante hat nur Platz für eine Falle oder einen Troll, nicht beides und nicht zwei.
    .title = Ein Plättchen pro Kante
    .no = Hier ist schon eine Falle oder ein Troll.

TLM-R37 = Ein Troll hält auch den Zwerg der Person auf, die ihn gespielt hat, und das schon im selben Zug.
    .title = Vom eigenen Troll aufgehalten

TLM-R38 = Hat, wer den Troll gespielt hat, am Anfang des nächsten Zuges keine Karten mehr, verschwindet der Troll, und der Zug fällt aus.
    .title = Trolle derer, die aussetzen

TLM-R39 = Spült ein Gewitter das Trollplättchen vorzeitig weg, wird die Trollkarte gleich abgeworfen.
    .title = Ein Troll im Gewitter

TLM-R40 = Ein Gewitter ist nicht spielbar, solange es keine Karte zu entfernen gibt.
    .title = Nichts wegzuspülen
    .no = Hier liegt keine Karte, die du entfernen kannst.

TLM-R41 = Auch ein überbrücktes Hindernis, auf dem ein Zwerg steht, ist vor Gewittern sicher.
    .title = Überbrücktes mit Zwerg

TLM-R42 = Die Drachenmine bleibt eine Mine, auch wenn sie offen liegt: Ein Gewitter kann sie nicht treffen.
    .title = Die Drachenmine bleibt

TLM-R43 = Eine Falle oder ein Troll zwischen der weggespülten Karte und einer Startkarte oder Mine bleibt, selbst wenn die Mine verdeckt ist.
    .title = Plättchen an Minen bleiben

TLM-R44 = Alle haben die weggespülte Karte gesehen, die dann verdeckt zu den anderen kommt.
    .title = Gesehen, dann abgeworfen

TLM-R45 = Ein Gewitter darf Zwerge stranden lassen und Startkarten abschneiden.
    .title = Abschneiden ist erlaubt

TLM-R46 = Ein Zwerg läuft nie, ehe der erste Schritt getan ist.
    .title = Kein Lauf vor der Karte

TLM-R47 = Ein Zwerg darf hin und her laufen; jede betretene Karte zählt.
    .title = Hin und her

TLM-R48 = Die Startkarte des anderen Clans darf dein Zwerg betreten, überqueren und besetzen.
    .title = Der Start der anderen

TLM-R49 = Der Schritt auf eine Mine zählt wie jede andere Karte.
    .title = Minen zählen

TLM-R50 = Ein Zwerg darf durch eine offene Mine weiterlaufen und nimmt dort nichts.
    .title = Nur auf der Durchreise

TLM-R51 = Ein Zwerg darf eine Mine verlassen und im selben Lauf zurückkehren; das zählt als Ankunft.
    .title = Hinaus und wieder hinein

TLM-R52 = Wer auf eine Mine läuft, muss einen passenden Schatz nehmen; wer dort geblieben ist, darf ihn liegen lassen. Ein Tisch kann es allen freistellen.
    .title = Müssen oder dürfen
    .no = Du bist auf die Mine gelaufen, also musst du einen Schatz nehmen.

TLM-R53 = Warum ein Zwerg auf der Mine blieb, freiwillig oder weil er festsaß, spielt keine Rolle.
    .title = Bleiben ist Bleiben

TLM-R54 = Von mehreren Schätzen der richtigen Art darfst du dir einen aussuchen.
    .title = Freie Wahl

TLM-R55 = Deine eigenen Schätze darfst du jederzeit ansehen; ein Tisch kann ihren Wert bis zum Ende der Runde verborgen halten.
    .title = Die eigenen Schätze ansehen

TLM-R56 = Passt die Mine in einer Lage zu allen offenen Karten ringsum, muss eine solche Lage gewählt werden, sonst irgendeine mit Eingang dort, wo der Zwerg herkommt. Freie Felder, verdeckte Minen und der Rand zählen nicht.
    .title = Wie herum
    .no = So darf die Mine nicht liegen: „{ $card }“.

TLM-R57 = Wer die Mine vorher angesehen hat, deckt sie genauso auf.
    .title = Keine Überraschung, gleiche Regel

TLM-R58 = Wer aussetzt, nimmt keine Schätze, auch wenn der eigene Zwerg auf einer Mine steht.
    .title = Kein Schatz beim Aussetzen

TLM-R59 = Eine Falle am Eingang einer verdeckten Mine nimmt zuerst ihre Karte, dann wird die Mine aufgedeckt.
    .title = Zuerst die Falle

TLM-R60 = Wer die allerletzte Karte spielt, darf noch laufen und einen Schatz nehmen, dann endet die Runde; ein Tisch kann sie mit der Karte enden lassen.
    .title = Ein letzter Lauf

TLM-R61 = Die letzte Karte hat gespielt, wer zuletzt den ersten Schritt eines Zuges getan hat, und sei es durch Abwerfen.
    .title = Wer zuletzt gespielt hat

TLM-R62 = Ist der letzte Schatz genommen, zieht niemand mehr nach.
    .title = Kein Nachziehen am Ende

TLM-R63 = Treffen beide Enden zusammen, haben die Schätze die Runde beendet.
    .title = Zwei Enden zugleich

TLM-R64 = Zwischen zwei Zügen darf jede Person vorschlagen aufzuhören; alle müssen zustimmen, auch wer aussetzt, und niemand muss etwas beweisen. Ein Tisch kann darauf verzichten.
    .title = Wie ihr gemeinsam aufhört
    .no = Gemeinsam aufhören könnt ihr nur zwischen zwei Zügen.

TLM-R65 = Wer aussetzt, kehrt in dieser Runde nicht zurück; der Zwerg bleibt stehen und im Weg, und seine Schätze zählen.
    .title = Draußen bleibt draußen

TLM-R66 = Sind weniger Karten da, als zu ziehen wären, wird nachgezogen, was da ist.
    .title = Die letzte Karte ziehen

TLM-R67 = Mit einer einzigen Handkarte kannst du nur eine abwerfen.
    .title = Nicht mehr, als da sind

TLM-R68 = Aus dem Ablagestapel wird nie ein neuer Zugstapel.
    .title = Kein zweiter Stapel

TLM-R69 = Beiseitegelegte Karten, Schätze und Zwerge bleiben auch nach der Runde verdeckt.
    .title = Beiseite bleibt verdeckt

TLM-R70 = Wer die erste Runde eröffnet, entscheidet das Los; ein Tisch kann es den Gastgeber bestimmen lassen.
    .title = Wer das Spiel eröffnet
    .no = Spieler { $seat } kann nicht beginnen: Diesen Platz gibt es nicht.

TLM-R71 = Siegpunkte liegen für alle offen; ein Tisch kann sie bis zum Ende ausblenden, doch wer mitzählt, kennt sie.
    .title = Offene Punkte

TLM-R72 = Welche Figur des Clans für wen steht, ist Geschmackssache.
    .title = Welche Figur

TLM-R73 = Zu dritt kann ein Clan ohne Mitglied bleiben; seine Startkarte liegt trotzdem da, und sein Topf kann an einen Saboteur gehen.
    .title = Ein Clan ohne Mitglieder

TLM-R74 = Ein Topf, an dem sich niemand sammelt, ist leer; Punkte gehen dadurch nicht verloren und wandern nicht.
    .title = Ein Topf für niemanden

TLM-R75 = Wer allein an einem Topf ist, bekommt ihn ganz.
    .title = Ein Topf für einen

TLM-R76 = Welche Zwergenkarten gemischt wurden, wissen alle; welche davon nicht ausgeteilt wurden, weiß niemand.
    .title = Was über Zwerge bekannt ist

TLM-R77 = Niemand erfährt, wer sonst Saboteur oder loyal ist.
    .title = Keine geheimen Absprachen

TLM-R78 = Eine Falle oder ein Troll, den ein Gewitter neben einer verdeckten Mine übrig ließ, bleibt auch, wenn dort eine Karte ohne Weg gelegt wird, und bewirkt dann nichts.
    .title = Ein Plättchen ohne Weg darunter

TLM-R79 = Erlaubt ein Tisch Vierteldrehungen, gelten sie für Wegekarten wie für Minen.
    .title = Vierteldrehungen für Minen

TLM-R80 = Gemeinsam aufzuhören, dürft ihr erst nach dem ersten Zug der Runde vorschlagen.
    .title = Nicht vor dem ersten Zug
    .no = Erst muss jemand einen Zug gemacht haben.

TLM-R81 = Was niemand sehen darf, bleibt verborgen, solange das Spiel dauert; die Aufzeichnung eines beendeten Spiels darf es zeigen, wenn der Tisch das will.
    .title = Geheimnisse danach

TLM-R82 = Die Karte für eine Falle zieht der Zufall, so wie jemand neben dir aus verdeckten Handkarten.
    .title = Der Zufall sitzt links
