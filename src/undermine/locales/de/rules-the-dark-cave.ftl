### Die Regeln von The Dark Cave in eigenen Worten: eine Nachricht je Regelnummer.
### .title ist ein kurzer Name; .no ist die Antwort auf einen Zug, den die Regel verbietet.
### Die Farbe eines Zwergs ist offen; seine Seite ist der Clan, für den er wirklich arbeitet.

## Ziel und Material

TDC-001 = Zum Spiel gehören fünfzig Wegekarten: 19 der Gruppe I, 17 der Gruppe II und 14 der Gruppe III.
    .title = Fünfzig Wegekarten

TDC-002 = Zum Spiel gehören zweiunddreißig Aktionskarten: 10 der Gruppe I, 10 der Gruppe II und 12 der Gruppe III.
    .title = Zweiunddreißig Aktionskarten

TDC-003 = Zum Spiel gehören eine Startkarte und vier Zielkarten.
    .title = Start und Ziele

TDC-004 = Zum Spiel gehören zehn Clankarten, acht Zwergenkarten und fünf Übersichtskarten.
    .title = Andere Karten

TDC-005 = Zum Spiel gehören acht Zwerge, drei Kreaturen, drei Spinnennetze und 46 Goldstücke.
    .title = Figuren, Netze und Gold

TDC-006 = Es spielen zwei bis acht Sitze.
    .title = Zwei bis acht

TDC-007 = Am Ende zählt nur Gold, das aus der Höhle getragen wurde.
    .title = Gold muss hinaus

TDC-008 = Es gewinnt die Seite, deren Schatz mehr wert ist.
    .title = Die reichere Seite gewinnt

TDC-009 = Die Zwerge sind gelb oder blau, und die beiden Clans sind Rivalen.
    .title = Gelb und Blau
    .no = Einen Clan { $clan } gibt es nicht.

TDC-010 = Kein Clan hat mehr als vier Zwerge in der Höhle.
    .title = Höchstens vier

TDC-011 = Unter den Clankarten einer Farbe, die mitspielt, sind ein oder zwei Saboteure, nur zu zweit keiner.
    .title = Ein Saboteur oder zwei

TDC-012 = Gold, das ein Saboteur rettet, zählt für den anderen Clan.
    .title = Saboteure retten für die anderen

TDC-013 = Ein Saboteur gewinnt mit dem Clan, dem er wirklich dient.
    .title = Saboteure gewinnen mit den anderen

## Spielvorbereitung

TDC-014 = Die Startkarte liegt in der Mitte.
    .title = Start in der Mitte

TDC-015 = Die vier Zielkarten werden gemischt und liegen verdeckt an den Ecken der Spielfläche.
    .title = Ziele in den Ecken

TDC-016 = Zu zweit bis fünft ist die Fläche neun Karten breit und neun Karten hoch.
    .title = Neun mal neun

TDC-017 = Zu sechst bis acht ist die Fläche sieben Karten breit und sieben Karten hoch.
    .title = Sieben mal sieben

TDC-018 = Zu zweit ist von jedem Clan ein loyaler Zwerg dabei.
    .title = Clankarten zu zweit

TDC-019 = Zu dritt oder viert spielt ein einziger Clan mit, ohne einen seiner loyalen Zwerge.
    .title = Clankarten zu dritt oder viert

TDC-020 = Zu fünft bis acht spielen beide Clans mit, jeder ohne einen seiner Saboteure.
    .title = Clankarten zu fünft bis acht

TDC-021 = Diese Clankarten werden gemischt, und jeder Sitz bekommt eine.
    .title = Eine Clankarte je Sitz

TDC-022 = Ein Sitz sieht die eigene Clankarte an und lässt sie verdeckt liegen.
    .title = Nur die eigene Karte

TDC-023 = Die Farbe auf der Rückseite dürfen alle jederzeit sehen.
    .title = Farben sind offen

TDC-024 = Ob ein Zwerg loyal oder ein Saboteur ist, bleibt bis zum Ende geheim, sofern keine Regel es ans Licht bringt.
    .title = Charaktere sind geheim

TDC-025 = Nicht ausgeteilte Clankarten kommen ungesehen beiseite.
    .title = Übrige Clankarten

TDC-026 = Gebraucht werden sie wieder, sobald ein Zwerg aus der Höhle heraus ist.
    .title = Wozu sie aufgehoben werden

TDC-027 = Jeder Sitz hat einen Zwerg in seiner Farbe und die Zwergenkarte dazu.
    .title = Ein Zwerg in der eigenen Farbe

TDC-028 = Alle Zwerge beginnen auf der Startkarte.
    .title = Alle starten gemeinsam

TDC-029 = Zwergenkarten liegen offen.
    .title = Zwergenkarten sind offen

TDC-030 = Jeder Sitz beginnt mit 3 Gold auf der Zwergenkarte.
    .title = Drei Gold je Sitz

TDC-031 = Wege- und Aktionskarten werden nach ihren Rückseiten in die Gruppen I, II und III sortiert.
    .title = Drei Gruppen

TDC-032 = Jede Gruppe wird für sich gemischt.
    .title = Einzeln gemischt

TDC-033 = Aus jeder Gruppe kommen fünf Karten ungesehen in die Schachtel zurück, für das ganze Spiel.
    .title = Je fünf weniger

TDC-034 = Jeder Sitz bekommt fünf Karten.
    .title = Fünf Karten je Sitz

TDC-035 = Zu zweit bis viert sind alle fünf aus Gruppe I.
    .title = Hände zu zweit bis viert

TDC-036 = Zu fünft oder sechst sind vier aus Gruppe I und eine aus Gruppe II.
    .title = Hände zu fünft oder sechst

TDC-037 = Zu siebt oder acht sind drei aus Gruppe I und zwei aus Gruppe II.
    .title = Hände zu siebt oder acht

TDC-038 = Im Zugstapel liegt Gruppe III ganz unten, darüber Gruppe II, und was von Gruppe I übrig ist, obenauf.
    .title = Das Wasser steigt

TDC-039 = Der Zugstapel liegt verdeckt.
    .title = Zugstapel
    .no = „{ $card }“ lässt sich so nicht austeilen: Die Karte liegt nicht dort ({ $pile }), oder sie gehört an einen anderen Platz.

TDC-040 = Auch der Ablagestapel liegt verdeckt.
    .title = Ablagestapel

TDC-041 = Kreaturen, Netze und das andere Gold bilden einen Vorrat für alle.
    .title = Der Vorrat

## Zug

TDC-042 = Gedruckt beginnt die Person, der am meisten zu trauen ist; hier entscheidet stattdessen TDC-R01.
    .title = Wer beginnt
    .no = „{ $action }“ muss warten: Erst entscheidet sich, wer beginnt.

TDC-043 = Es geht im Uhrzeigersinn weiter.
    .title = Im Uhrzeigersinn

TDC-044 = Ein Zug hat drei Schritte, immer in dieser Reihenfolge: Karten, Bewegen, Ziehen.
    .title = Drei Schritte
    .no = „{ $action }“ ist im ersten Schritt nicht möglich: eine Wegekarte legen, eine Aktionskarte spielen oder passen.

TDC-045 = Der erste Schritt ist Pflicht: eine Karte spielen oder eine bis zwei abwerfen.
    .title = Zuerst eine Karte
    .no = „{ $card }“ ist nicht auf dieser Hand.

TDC-046 = Der zweite Schritt ist freiwillig: Der eigene Zwerg darf bis zu drei Felder weit gehen.
    .title = Dann bewegen

TDC-047 = Der dritte Schritt ist Pflicht: eine oder zwei Karten ziehen.
    .title = Dann ziehen
    .no = Es werden Karten ausgeteilt; das muss warten: „{ $action }“.

TDC-048 = Dann kommt der nächste Sitz an die Reihe.
    .title = Ende des Zuges

TDC-049 = Sobald der Zugstapel leer ist, fällt der dritte Schritt weg.
    .title = Ohne Stapel kein Schritt

TDC-050 = Ein Sitz, der bei Beginn des eigenen Zuges keine Karte auf der Hand hat, setzt den ganzen Zug aus.
    .title = Ohne Karten kein Zug

TDC-051 = Im ersten Schritt geschieht genau eins von dreien: eine Wegekarte legen, eine Aktionskarte spielen oder passen.
    .title = Genau eins von dreien
    .no = Das geht jetzt nicht oder nicht mit dieser Karte: „{ $action }“.

## Wegekarten

TDC-052 = Eine Wegekarte kommt neben die Startkarte, eine Wegekarte oder eine Zielkarte, die offen liegt.
    .title = Neben einer offenen Karte
    .no = Feld { $at } liegt neben keiner offenen Karte.

TDC-053 = Alle Wegekarten liegen aufrecht oder auf dem Kopf, nie quer.
    .title = Nicht quer
    .no = „{ $card }“ darf nicht quer liegen.

TDC-054 = An jeder Seite, an der sich Karten berühren, muss Weg auf Weg und Fels auf Fels treffen.
    .title = Alle Seiten müssen passen
    .no = Auf Feld { $at } passt „{ $card }“ nicht: Im { $side } träfe Weg auf Fels.

TDC-055 = Eine neue Karte muss einen Weg fortsetzen, den es schon gibt.
    .title = Einen Weg fortsetzen
    .no = Auf Feld { $at } setzt „{ $card }“ keinen Weg fort.

TDC-056 = Wege dürfen in alle Richtungen wachsen, auch aus der Spielfläche hinaus.
    .title = So weit wie gewünscht

TDC-057 = Eine neue Karte muss weder mit der Startkarte noch mit dem eigenen Zwerg zusammenhängen.
    .title = An niemanden gebunden

TDC-058 = Erster gedruckter Fehler: Die Karte liegt neben keiner anderen.
    .title = Fehler: ganz allein

TDC-059 = Zweiter gedruckter Fehler: Die Karte liegt quer.
    .title = Fehler: quer

TDC-060 = Dritter gedruckter Fehler: Irgendeine Seite passt nicht.
    .title = Fehler: eine Seite passt nicht

TDC-061 = Vierter gedruckter Fehler: Nur Fels berührt Fels, kein Weg geht weiter.
    .title = Fehler: kein Weg geht weiter

TDC-062 = Die Gruppen haben verschieden viele Felder, und mehr Felder kosten mehr Schritte.
    .title = Mehr Felder, mehr Schritte

TDC-063 = Eine Karte der Gruppe I ist ein einziges großes Feld.
    .title = Gruppe I

TDC-064 = Eine Karte der Gruppe II kostet von Seite zu Seite zwei Schritte.
    .title = Gruppe II

TDC-065 = Eine Karte der Gruppe III kostet von Seite zu Seite drei Schritte.
    .title = Gruppe III

## Besondere Wegekarten

TDC-066 = Neun Wegekarten und eine Zielkarte haben ein dunkles Loch.
    .title = Zehn dunkle Löcher

TDC-067 = Aus dunklen Löchern kommen Kreaturen.
    .title = Was in den Löchern wohnt

TDC-068 = Vier Wegekarten, die Startkarte und eine Zielkarte haben eine Leiter.
    .title = Sechs Leitern

TDC-069 = Von einem Feld mit Leiter führt ein Schritt auf jedes andere Feld mit Leiter.
    .title = Leiter zu Leiter

TDC-070 = Vier Wegekarten haben eine Brücke.
    .title = Vier Brücken

TDC-071 = Die zwei Wege einer Brückenkarte kreuzen sich, ohne sich zu treffen.
    .title = Darüber und darunter

TDC-072 = Kein Zwerg kommt von der Brücke auf den Weg darunter oder zurück.
    .title = Kein Abstieg

TDC-073 = Über die Brücke zu gehen, kostet auf der Stelle eine Handkarte, die nicht ersetzt wird.
    .title = Brückenzoll
    .no = „{ $card }“ lässt sich nicht ziehen: Die Karte liegt nicht dort ({ $pile }).

TDC-074 = Der linke Nachbar zieht sie blind, und sie wird verdeckt und ungesehen abgeworfen.
    .title = Blind gezogen
    .no = „{ $action }“ muss warten: Erst wird eine Karte aus einer Hand gezogen.

TDC-075 = Fünf Wegekarten sind Doppelkurven mit Tunnel.
    .title = Fünf Tunnel

TDC-076 = Der Tunnel verbindet die zwei Kurven seiner Karte.
    .title = Durch den Tunnel

TDC-077 = Ein Tunnel ist stets ein Feld für sich.
    .title = Ein Feld für sich

TDC-078 = In einen Tunnel zu gehen, kostet auf der Stelle 1 Gold.
    .title = Tunnelzoll

TDC-079 = Dieses Gold wandert von der Zwergenkarte in den Vorrat.
    .title = Wohin der Zoll geht

TDC-080 = Ohne Gold ist der Tunnel umsonst.
    .title = Umsonst für Arme

TDC-081 = Zwei Wegekarten und eine Zielkarte haben eine Goldader.
    .title = Drei Goldadern

TDC-082 = Sobald eine Goldader offen liegt, kommt 1 Gold aus dem Vorrat darauf.
    .title = Gold in der Ader

TDC-083 = Endet die Bewegung eines Zwergs auf einer Goldader, nimmt er das Gold, das dort liegt.
    .title = Das Gold nehmen

TDC-084 = Wer Gold von einer Goldader nimmt, muss sofort die Clankarte aufdecken, und sie bleibt offen.
    .title = Gold gegen Geheimnis

## Aktionskarten

TDC-085 = Aktionskarten wirken sofort, sind Ausrüstung oder rufen eine Kreatur.
    .title = Drei Sorten Aktionskarten

TDC-086 = Was sofort wirkt, wird gezeigt, verdeckt abgeworfen und ausgeführt; nur ein Spinnennetz bleibt vor seinem Sitz liegen.
    .title = Gezeigt, dann abgeworfen

TDC-087 = So eine Wirkung tritt ein einziges Mal ein.
    .title = Nur einmal

TDC-088 = Geheime Information gibt es fünfmal; jede erlaubt eins von zwei Dingen.
    .title = Fünfmal Geheime Information

TDC-089 = Das Gesehene wird niemandem gezeigt.
    .title = Nur einer sieht es

TDC-090 = Ansehen lässt sich eine Zielkarte, die noch verdeckt liegt; danach liegt sie wie zuvor.
    .title = Ein Blick auf ein Ziel
    .no = Eine Zielkarte { $corner } gibt es nicht.

TDC-091 = Oder ansehen lässt sich die Clankarte eines anderen Sitzes; danach liegt sie wie zuvor.
    .title = Ein Blick auf eine Clankarte
    .no = Ansehen lässt sich nur die Clankarte eines anderen Sitzes, nicht die von { $name }.

TDC-092 = Steinschlag gibt es dreimal; jeder entfernt irgendeine Wegekarte ohne Zwerg und ohne Kreatur.
    .title = Dreimal Steinschlag
    .no = Auf Feld { $at } steht ein Zwerg oder eine Kreatur.

TDC-093 = Startkarte und Zielkarten kann ein Steinschlag nicht treffen.
    .title = Nicht auf Start oder Ziele
    .no = Auf Feld { $at } liegt die Startkarte oder eine Zielkarte, die kein Steinschlag trifft.

TDC-094 = Ein Netz an einem offenen Ende der entfernten Karte geht mit.
    .title = Auch das Netz fällt

TDC-095 = Gold, das auf einer entfernten Goldader lag, geht in den Vorrat zurück.
    .title = Verschüttetes Gold

TDC-096 = Kartentausch gibt es zweimal; ganze Hände wechseln verdeckt den Platz, mit irgendeinem anderen Sitz.
    .title = Zweimal Kartentausch
    .no = Die Hand lässt sich nur mit einem anderen Sitz tauschen, nicht mit { $name }.

TDC-097 = Die Hände dürfen verschieden groß sein.
    .title = Groß gegen klein

TDC-098 = Am Ende dieses Zuges zieht der andere Sitz eine Karte, der am Zug keine.
    .title = Der andere Sitz zieht

TDC-099 = Spinnennetz gibt es dreimal; die Karte liegt offen vor dem Sitz, der sie spielt, und er nimmt das Netz mit demselben Zeichen.
    .title = Drei Spinnennetze

TDC-100 = Ein Netz wird mit der 2 nach oben gelegt.
    .title = Es beginnt bei zwei

TDC-101 = Ein Netz darf dort liegen, wo ein Weg von einer Karte zur nächsten führt.
    .title = Zwischen zwei Karten
    .no = An Feld { $at } im { $side } ist weder ein Weg zwischen zwei Karten noch ein offenes Ende.

TDC-102 = Ein Netz darf auch an einem offenen Ende einer Karte liegen.
    .title = An einem offenen Ende

TDC-103 = An einer Stelle liegt höchstens ein Netz.
    .title = Ein Netz je Stelle
    .no = An Feld { $at } im { $side } liegt schon ein Netz.

TDC-104 = Ein Netz hält alle Zwerge und alle Kreaturen auf.
    .title = Netze halten alle auf

TDC-105 = Ist sein Sitz wieder an der Reihe, wird das Netz von 2 auf 1 gedreht.
    .title = Von zwei auf eins

TDC-106 = Ist sein Sitz an der Reihe und das Netz zeigt 1, kommt es weg, und seine Karte wird abgeworfen.
    .title = Dann ist es weg

TDC-107 = Liegt ein Netz an einem offenen Ende, darf der Weg dort weitergehen.
    .title = Unter einem Netz bauen

TDC-108 = Jedes Netz gehört zu einer Karte mit demselben Zeichen.
    .title = Karte und Netz gehören zusammen

TDC-109 = Wie ein Netz auch verschwindet, seine Karte wird mit ihm abgeworfen.
    .title = Karte und Netz gehen zusammen

TDC-110 = Ausrüstung liegt offen vor irgendeinem Sitz, dem eigenen oder einem anderen.
    .title = Ausrüstung für irgendwen
    .no = Einen Sitz { $seat } gibt es nicht.

TDC-111 = Stiefel gibt es dreimal; wer welche hat, darf von da an in jedem eigenen Zug einen Schritt mehr gehen.
    .title = Dreimal Stiefel

TDC-112 = Niemand hat zweimal Stiefel.
    .title = Ein Paar je Sitz
    .no = { $name } hat schon Stiefel.

TDC-113 = Die Streitaxt gibt es dreimal.
    .title = Drei Streitäxte

TDC-114 = In jedem Augenblick des eigenen Zuges lässt sich auf einem Feld neben einem Netz eine Streitaxt abwerfen, um dieses Netz von 2 auf 1 zu drehen.
    .title = Mit der Axt gegen ein Netz
    .no = An Feld { $at } im { $side } liegt kein Netz neben dem eigenen Zwerg.

TDC-115 = Ein Netz, das 1 zeigt, entfernt die Streitaxt.
    .title = Die Axt kappt den letzten Faden

TDC-116 = Kommt eine Kreatur auf das Feld eines Zwergs oder der Zwerg auf das der Kreatur, lässt sich vor dem Angriff eine Streitaxt abwerfen.
    .title = Mit der Axt gegen eine Kreatur
    .no = „{ $action }“ muss warten: Erst entscheidet sich, ob eine Axt eingesetzt wird.

TDC-117 = Die Kreatur geht dann in den Vorrat zurück, und wer ihre Karte hat, wirft sie ab.
    .title = Vertrieben

TDC-118 = Die Streitaxt muss schon vor dem Sitz liegen: Aus der Hand nützt sie nichts.
    .title = Bereit, bevor sie gebraucht wird
    .no = Es liegt keine Streitaxt bereit.

TDC-119 = Eine Kreaturkarte liegt offen vor dem Sitz, der sie spielt.
    .title = Kreaturkarten liegen offen

TDC-120 = Die Kreatur kommt auf irgendein offen liegendes Feld mit dunklem Loch.
    .title = Aus einem Loch
    .no = Diese Kreatur ({ $creature }) kann auf Feld { $at } nicht hervorkommen: Dort ist kein dunkles Loch.

TDC-121 = Solange kein dunkles Loch offen liegt, lässt sich keine Kreatur rufen.
    .title = Ohne Loch keine Kreatur
    .no = Für diese Kreatur ({ $creature }) liegt kein dunkles Loch offen, auf Feld { $at } kommt sie also nicht.

TDC-122 = Dann bewegt ihr Sitz sie auf den Wegen, höchstens so viele Schritte, wie ihre Karte sagt.
    .title = Eine Kreatur bewegt sich
    .no = Zu Feld { $at } führt kein Weg für diese Kreatur ({ $creature }) in einem Schritt.

TDC-123 = Schritte dürfen ungenutzt bleiben.
    .title = Weniger Schritte
    .no = „{ $action }“ muss warten: Jetzt bewegt sich die Kreatur oder bleibt.

TDC-124 = Eine Kreatur darf hin und her gehen.
    .title = Hin und her

TDC-125 = Wo sie auf einen Zwerg trifft, hält sie an, geht nicht weiter und greift an.
    .title = Sie hält bei einem Zwerg

TDC-126 = Sie greift alle Zwerge auf diesem Feld zugleich an.
    .title = Alle werden angegriffen

TDC-127 = Vertreibt sie einer von ihnen, sind alle verschont.
    .title = Eine Axt rettet alle
    .no = { $name } hat keine Axt angeboten.

TDC-128 = Sie greift auch einen Zwerg an, der auf ihr Feld kommt.
    .title = Ihr in die Arme gelaufen

TDC-129 = Kreaturen benutzen Leitern, Brücken und Tunnel und zahlen nichts.
    .title = Kein Zoll für Kreaturen

TDC-130 = Durch Netze kommen Kreaturen nicht.
    .title = Netze halten Kreaturen auf
    .no = Ein Netz hält diese Kreatur ({ $creature }) von Feld { $at } ab.

TDC-131 = Kreaturen decken keine Ziele auf.
    .title = Ziele bleiben zu
    .no = Diese Kreatur ({ $creature }) kann Feld { $at } nicht betreten: Die Zielkarte dort liegt verdeckt.

TDC-132 = Ist ihr Sitz wieder an der Reihe, geht die Kreatur, und ihre Karte wird abgeworfen.
    .title = Nur eine Runde

TDC-133 = Eine andere Karte darf dieselbe Kreatur wieder rufen.
    .title = Sie darf wiederkommen

TDC-134 = Eine Kreatur, die schon unterwegs ist, kommt auf kein Loch: Sie geht von dort weiter, wo sie steht.
    .title = Schon unterwegs
    .no = Diese Kreatur ({ $creature }) ist schon unterwegs und beginnt nicht auf Feld { $at }.

TDC-135 = Zwerge auf dem Feld, von dem sie aufbricht, greift sie nur an, wenn sie dorthin zurückkehrt.
    .title = Zunächst verschont

TDC-136 = Die Karte, die bisher für diese Kreatur auslag, wird abgeworfen.
    .title = Die alte Karte geht

TDC-137 = Nun bleibt die Kreatur bis zum nächsten Zug des Sitzes, der sie übernommen hat.
    .title = In neuer Hand

TDC-138 = Die Ratte gibt es fünfmal, und sie geht bis zu drei Schritte.
    .title = Fünf Ratten

TDC-139 = Ein Angriff der Ratte kostet auf der Stelle eine Handkarte, die nicht ersetzt wird; der linke Nachbar zieht sie blind, und sie wird ungesehen abgeworfen.
    .title = Was Ratten tun

TDC-140 = Den Lindwurm gibt es viermal, und er geht bis zu vier Schritte.
    .title = Vier Lindwürmer

TDC-141 = Ein Zwerg, den der Lindwurm angreift, ist für eine Runde gelähmt: Er wird sofort auf seinem Feld hingelegt, und solange er liegt, geht er keinen Schritt.
    .title = Was Lindwürmer tun

TDC-142 = Im nächsten eigenen Zug steht dieser Zwerg auf, geht aber nicht.
    .title = Aufstehen kostet einen Zug

TDC-143 = Den Goblin gibt es viermal, und er geht bis zu fünf Schritte.
    .title = Vier Goblins

TDC-144 = Ein Angriff des Goblins kostet auf der Stelle 1 Gold, das in den Vorrat wandert.
    .title = Was Goblins tun

TDC-145 = Ohne Gold wird nichts gestohlen, aber der Goblin hält trotzdem an.
    .title = Nichts zu stehlen

TDC-146 = Gedrucktes Beispiel: Eine Ratte kommt aus einem Loch und trifft nach zwei ihrer drei Schritte auf einen blauen Zwerg, dessen Sitz eine Karte verliert.
    .title = Die gedruckte Ratte

## Passen

TDC-147 = Wer keine Karte spielen kann oder will, muss passen und eine oder zwei abwerfen.
    .title = Passen mit einer oder zwei
    .no = Passen kostet eine oder zwei Karten, nicht { $count }.

TDC-148 = Diese Karten kommen verdeckt auf den Ablagestapel.
    .title = Verdeckt abgeworfen

## Bewegen

TDC-149 = Nach den Karten darf der eigene Zwerg bis zu drei Schritte gehen.
    .title = Bis zu drei Schritte

TDC-150 = Ein Schritt führt auf einem Weg ein Feld weiter.
    .title = Feld für Feld
    .no = Zu Feld { $at } führt kein Weg in einem Schritt.

TDC-151 = Gedrucktes Beispiel: Eine Karte wird gespielt, dann geht ein gelber Zwerg drei Schritte.
    .title = Der gedruckte Gang

TDC-152 = Mit Stiefeln dürfen es vier Schritte sein.
    .title = Vier mit Stiefeln

TDC-153 = Ganz über eine Karte der Gruppe II sind es zwei Schritte, der Gruppe III drei.
    .title = Langsamer im Wasser

TDC-154 = Ein Feld fasst beliebig viele Zwerge.
    .title = Platz für alle

TDC-155 = Von Leiter zu Leiter ist es ein Schritt.
    .title = Ein Schritt per Leiter

TDC-156 = Über eine Brücke zu gehen, kostet sofort eine Handkarte.
    .title = Auf der Brücke zahlen

TDC-157 = In einen Tunnel zu gehen, kostet sofort 1 Gold.
    .title = Im Tunnel zahlen

TDC-158 = Wer ein Netz nicht mit einer Streitaxt entfernt, kommt dort nicht weiter.
    .title = Vom Netz versperrt
    .no = Ein Netz sperrt den Weg zu Feld { $at }.

TDC-159 = Ein Zwerg, der auf das Feld einer Kreatur kommt, geht nicht weiter und wird angegriffen.
    .title = Von einer Kreatur aufgehalten

TDC-160 = Liegt eine Streitaxt bereit, kann er die Kreatur vertreiben.
    .title = Oder vertreiben

TDC-161 = Ein Sitz, der bei Beginn des eigenen Zuges keine Karten hat, bewegt sich auch nicht.
    .title = Ohne Karten kein Gang

## Ziele und Ausgang

TDC-162 = Der erste Zwerg, der eine Zielkarte erreicht, deckt sie auf.
    .title = Ein Ziel aufdecken

TDC-163 = Die Zielkarte wird so gedreht, dass sie dort an die Wege anschließt.
    .title = Das Ziel muss passen
    .no = „{ $action }“ muss warten: Erst muss die Zielkarte liegen.

TDC-164 = Der Zwerg steht auf dem ersten Feld der Zielkarte, und seine Bewegung ist vorbei.
    .title = Die Bewegung endet

TDC-165 = Erst wird die Zielkarte aufgedeckt und gedreht, dann betritt der Zwerg sie.
    .title = Erst drehen, dann betreten

TDC-166 = Eine Zielkarte muss nicht ringsum passen, aber den Weg fortsetzen, auf dem der Zwerg kommt.
    .title = Der eigene Weg führt hinein

TDC-167 = Nur eine der vier Zielkarten hat den Ausgang.
    .title = Ein Ausgang

TDC-168 = Um die Höhle zu verlassen, muss ein Zwerg das Feld mit dem Ausgang erreichen.
    .title = Den Ausgang erreichen

TDC-169 = Dort kommt er sofort von der Karte und steht vor seinem Sitz.
    .title = Aus der Höhle

TDC-170 = Dieser Sitz deckt seine Clankarte auf.
    .title = Draußen gibt es keine Geheimnisse

TDC-171 = Er bleibt im Spiel, spielt und zieht Karten.
    .title = Weiterspielen

## Ziehen

TDC-172 = Nach einer Wegekarte oder Aktionskarte wird eine Karte gezogen.
    .title = Eine für eine

TDC-173 = Nach dem Passen werden so viele gezogen, wie abgeworfen wurden.
    .title = So viele wie abgeworfen

TDC-174 = Ist der Zugstapel leer, wird nichts gezogen.
    .title = Leerer Zugstapel

## Ende des Spiels

TDC-175 = Das Spiel kann auf zwei Arten enden, und es endet im selben Augenblick.
    .title = Auf der Stelle
    .no = Das Spiel ist vorbei.

TDC-176 = Das Spiel endet, wenn Zugstapel und alle Hände leer sind.
    .title = Keine Karten mehr

TDC-177 = Das Spiel endet, sobald alle, die für eine Seite arbeiten, durch den Ausgang hinaus sind.
    .title = Eine ganze Seite ist draußen
    .no = So stehen die Seiten nicht: { $side }.

TDC-178 = Wer zuerst hinausgelangt, sieht heimlich die beiseitegelegten Clankarten an, falls es welche gibt.
    .title = Ein Blick für den Ersten

TDC-179 = So weiß dieser Sitz, wie viele für jede Seite arbeiten; gedruckt verkündet er das Ende, hier tut es das Spiel (TDC-R86).
    .title = Wer das Ende verkündet
    .no = „{ $action }“ muss warten: Erst zeigt sich, ob eine Seite vollständig ist.

TDC-180 = Kommt kein Zwerg mehr zum Ausgang, dürfen alle gemeinsam aufhören.
    .title = Gemeinsam aufhören

## Gold

TDC-181 = Alle Clankarten werden aufgedeckt.
    .title = Charaktere werden gezeigt

TDC-182 = Wer noch in der Höhle ist, gibt alles Gold zurück.
    .title = Ertrunkenes Gold

TDC-183 = Das gerettete Gold wird für jede Seite zusammengezählt, das der Saboteure für den anderen Clan.
    .title = Zusammenzählen

TDC-184 = Was eine Seite gerettet hat, wird mit der Zahl der Zwerge malgenommen, die für die andere arbeiten.
    .title = Was ein Schatz wert ist

TDC-185 = Die Seite mit dem größeren Ergebnis gewinnt.
    .title = Wer gewinnt

TDC-186 = Sind beide gleich, gewinnt die Seite, für die der erste Zwerg gearbeitet hat, der die Höhle verließ.
    .title = Bei Gleichstand der Erste

TDC-187 = Gedrucktes Beispiel: Gelb rettet 4 gegen drei, das macht 12, und Blau rettet 5 gegen zwei, das macht 10; Gelb gewinnt.
    .title = Das gedruckte Beispiel

## Klärungen

TDC-R01 = Wer beginnt, entscheidet das Los; ein Tisch kann es den Gastgeber bestimmen oder den ersten Sitz beginnen lassen.
    .title = Der erste Sitz
    .no = Sitz { $seat } gibt es nicht und kann also nicht beginnen.

TDC-R02 = Welcher Clan zu dritt oder viert mitspielt, entscheidet das Los oder der Tisch; Saboteure arbeiten dann für den Clan, zu dem scheinbar niemand gehört, und der kann gewinnen.
    .title = Welcher Clan zu dritt oder viert
    .no = „{ $action }“ muss warten: Erst wird der Clan bestimmt.

TDC-R03 = Clankarten, die bei der Vorbereitung ausscheiden, sind bekannt, und niemand bekommt sie später.
    .title = Bekanntlich nicht dabei

TDC-R04 = Welche Figur für einen Sitz steht, ist Geschmackssache.
    .title = Welche Figur

TDC-R05 = Zu zweit wissen beide, wer wer ist; aufgedeckt wird trotzdem wie sonst.
    .title = Keine Geheimnisse zu zweit

TDC-R06 = Zu zweit ist es ein Wettlauf: Wer zuerst hinausgelangt, gewinnt, und kommt niemand hinaus, gewinnt niemand.
    .title = Ein Wettlauf zu zweit

TDC-R07 = Zu dritt hat eine Seite einen Zwerg, dessen Gold doppelt zählt; zu viert steht es zwei gegen zwei.
    .title = Zu dritt und viert

TDC-R08 = Hätte eine Seite einmal keinen Zwerg, endete das Spiel deshalb nicht, und das Gold der Rivalen würde mit 0 malgenommen.
    .title = Eine Seite ohne Zwerge

TDC-R09 = Der Vorrat an Gold kann nicht ausgehen.
    .title = Gold genug

TDC-R10 = Einen Rand gibt es nicht; jeder Platz fasst eine Karte, und die Ziele haben ihren von Anfang an.
    .title = Eine Karte je Platz
    .no = Auf Feld { $at } liegt schon eine Karte.

TDC-R11 = Eine Karte darf um eine halbe Drehung gewendet werden, nie um eine viertel.
    .title = Eine halbe Drehung

TDC-R12 = Gegenüber einer noch verdeckten Zielkarte darf eine Seite offen oder geschlossen sein.
    .title = Neben einem verdeckten Ziel

TDC-R13 = Eine noch verdeckte Zielkarte trägt keine Wegekarte: Eine andere offene Karte muss anliegen und ihr Weg weitergehen.
    .title = Verdeckte Ziele tragen nicht
    .no = Feld { $at } liegt nur neben einer verdeckten Zielkarte.

TDC-R14 = Neben einer offenen Zielkarte muss eine neue Karte passen; wo das Ziel beim Aufdecken selbst nicht passte, bleibt die Seite einfach zu.
    .title = Passend zum Ziel, wie es liegt

TDC-R15 = Was ein Steinschlag abschneidet, bleibt liegen, darf weitergebaut und wieder angeschlossen werden, und seine Leitern führen weiter überallhin.
    .title = Auf einer Insel bauen

TDC-R16 = Niemand muss eine Karte spielen, die sich spielen ließe.
    .title = Passen ist frei

TDC-R17 = Auch eine Karte, die einen Weg beendet, setzt ihn fort: Eine verbundene Seite genügt.
    .title = Enden ist erlaubt

TDC-R18 = Ein Schritt führt auf das nächste Feld derselben Karte, über eine offene Seite ohne Netz, von Leiter zu Leiter oder auf eine verdeckte Zielkarte.
    .title = Was ein Schritt ist

TDC-R19 = Ein Zwerg darf umkehren, wiederkommen und vorzeitig anhalten.
    .title = Kreuz und quer

TDC-R20 = Jeder Schritt wird mit allem, was daraus folgt, ausgeführt, ehe der nächste gewählt wird.
    .title = Schritt für Schritt

TDC-R21 = Alle offenen Leitern sind verbunden, auch zwischen Teilen ohne Zusammenhang, und kein Netz hindert daran.
    .title = Alle Leitern

TDC-R22 = Wer über eine Leiter auf das Feld einer Kreatur kommt, ist auf ihr Feld gekommen.
    .title = Die Leiter hinab zur Ratte

TDC-R23 = Der Zoll wird mit dem Schritt fällig, der hinüberführt, in beide Richtungen: bei Gruppe II zwischen den Hälften der Brücke, bei Gruppe III mit dem Schritt auf ihre Mitte.
    .title = Wann eine Brücke kostet

TDC-R24 = Mit leerer Hand ist die Brücke umsonst; ein Tisch kann sie dann sperren.
    .title = Brücken mit leerer Hand
    .no = Die Brücke nach Feld { $at } kostet eine Karte, und die Hand ist leer.

TDC-R25 = Wer auf einer Brücke die letzte Karte verliert, spielt den Zug zu Ende und zieht.
    .title = Die letzte Karte verloren

TDC-R26 = Eine verlorene Karte wird nicht ersetzt.
    .title = Verloren ist verloren

TDC-R27 = Jedes Mal, wenn ein Zwerg in einen Tunnel geht, zahlt er; bleiben und herauskommen sind umsonst.
    .title = Zweimal in den Tunnel

TDC-R28 = Ein Zwerg, der sich ein Feld mit einer Kreatur teilt, darf bleiben oder gehen; angegriffen wird nur, wer dorthin kommt.
    .title = Ein Feld teilen

TDC-R29 = Wer eine Bewegung auf einer Goldader beendet, muss ihr Gold nehmen, nach einem etwaigen Angriff; ein Tisch kann es freistellen.
    .title = Keine Wahl an der Ader
    .no = „{ $action }“ muss warten: Jetzt geht es um das Gold der Ader.

TDC-R30 = Eine Goldader gibt ein einziges Mal Gold.
    .title = Leere Adern

TDC-R31 = Ein Zwerg, der sich nicht bewegt, nimmt nichts von einer Goldader.
    .title = Stillstehen

TDC-R32 = Schließt die Zielkarte in einer Lage an den Weg des Zwergs an und passt zu allen offenen Karten ringsum, muss eine solche Lage gewählt werden, sonst irgendeine, die an den Weg des Zwergs anschließt.
    .title = Wie herum
    .no = So lässt sich die Zielkarte nicht hinlegen: „{ $card }“.

TDC-R33 = Nachbarkarten, die nicht passen, bleiben liegen, und niemand kommt dort durch.
    .title = Kein Schritt, wo Wege sich verfehlen

TDC-R34 = Eine Zielkarte lässt sich von jeder Seite erreichen, auch von außen.
    .title = Ziele von allen Seiten

TDC-R35 = Ein Netz darf vor einer verdeckten Zielkarte liegen und hält Zwerge dort von ihr ab; wird sie von anderswo aufgedeckt, bleibt es für seine Zeit.
    .title = Ein Netz vor einem Ziel

TDC-R36 = Was eine Zielkarte zeigt, wirkt sofort; das Gold ihrer Ader nimmt der Zwerg, der sie aufgedeckt hat, nicht im selben Zug.
    .title = Ein offenes Ziel wirkt

TDC-R37 = Eine Zielkarte, die offen liegt, hält niemanden auf.
    .title = Spätere Gäste

TDC-R38 = Wer die Höhle verlässt, verliert die übrigen Schritte; geht das Spiel weiter, wird gezogen wie sonst.
    .title = Mitten im Zug hinaus

TDC-R39 = Gold, das aus der Höhle ist, ist sicher.
    .title = Draußen sicher

TDC-R40 = Wer draußen ist, spielt und zieht, bewegt sich aber nicht und kann keine Axt gegen Netze einsetzen.
    .title = Züge von draußen

TDC-R41 = Eine Kreatur darf am Ausgang stehen: Wer kommt, wird erst angegriffen und gelangt trotzdem hinaus.
    .title = Ein Wächter am Ausgang

TDC-R42 = Kommt eine Kreatur aus einem Loch, auf dem Zwerge stehen, greift sie sofort an und bewegt sich nicht; ein Tisch kann die Zwerge verschonen.
    .title = Hinterhalt am Loch

TDC-R43 = Angegriffen werden darf jeder Zwerg, auch der eigene.
    .title = Kreaturen kennen keine Freunde

TDC-R44 = Haben mehrere eine Streitaxt, werden sie im Uhrzeigersinn gefragt, der Sitz am Zug zuletzt; das erste Ja entscheidet, und nur diese Axt ist verbraucht. Ein Tisch kann alle zugleich fragen.
    .title = Wessen Axt
    .no = „{ $card }“ ist keine Stimme.

TDC-R45 = Eine Streitaxt darf auch eingesetzt werden, wenn der Angriff nichts kosten würde.
    .title = Sicher ist sicher

TDC-R46 = Läuft ein Zwerg einer Kreatur in die Arme, wird nur er angegriffen, und nur die eigene Axt hilft.
    .title = Einer kommt, einer wird angegriffen

TDC-R47 = Mehrere Kreaturen auf einem Feld greifen alle an, erst die Ratte, dann der Lindwurm, dann der Goblin; jede Axt vertreibt eine davon.
    .title = Mehrere Kreaturen
    .no = Diese Kreatur ({ $creature }) greift jetzt nicht an.

TDC-R48 = Wer eine Kreatur vertreibt, der er in die Arme gelaufen ist, geht nicht weiter; ein Tisch kann es erlauben.
    .title = Die Axt beendet die Bewegung

TDC-R49 = Eine Kreatur geht, wenn ihr Sitz an die Reihe kommt, selbst wenn er aussetzt.
    .title = Kreaturen gehen pünktlich

TDC-R50 = Ein liegender Zwerg steht auch in einem ausgesetzten Zug auf.
    .title = Aufstehen beim Aussetzen

TDC-R51 = Ein Zwerg, der schon liegt, liegt nach einem weiteren Angriff nicht länger.
    .title = Einmal liegen genügt

TDC-R52 = Wer dem Lindwurm in die Arme läuft, bewegt sich im nächsten eigenen Zug nicht.
    .title = Der nächste Zug zählt

TDC-R53 = Aus einer leeren Hand nimmt die Ratte nichts, hält aber an; eine Axt darf eingesetzt werden.
    .title = Eine Ratte und eine leere Hand

TDC-R54 = Eine Kreatur, die schon unterwegs ist, lässt sich ohne Loch rufen.
    .title = Unterwegs ohne Loch

TDC-R55 = Niemand übernimmt die eigene Kreatur, denn sie ging zu Beginn des Zuges.
    .title = Kein zweiter Ruf

TDC-R56 = Kreaturen dürfen auf offene Zielkarten gehen und sich Felder teilen, und Gold tragen sie nie.
    .title = Wohin Kreaturen gehen

TDC-R57 = Eine Streitaxt, die vor den eigenen Sitz gelegt wird, ist nach den Karten bereit, noch im selben Zug; ein Tisch kann sie bis zum nächsten warten lassen.
    .title = Wann eine Axt bereit ist

TDC-R58 = Neben einem Netz liegt ein Feld an der Seite, an der das Netz liegt, auf beiden Karten; dort ist die Axt in jedem Augenblick eines nicht ausgesetzten Zuges zu gebrauchen, nur nicht, während eine Kreatur sich bewegt.
    .title = Was neben einem Netz heißt
    .no = „{ $action }“ muss warten: Vor dem Ziehen kommt eine Axt zum Einsatz oder nicht.

TDC-R59 = Gegen ein Netz dürfen zwei Äxte eingesetzt werden, eine nach der anderen.
    .title = Zwei Äxte

TDC-R60 = Vor einem Sitz dürfen beliebig viele Äxte liegen.
    .title = Beliebig viele Äxte

TDC-R61 = Wo schon Stiefel liegen, lassen sich keine hinlegen.
    .title = Keine zweiten Stiefel

TDC-R62 = Ausrüstung darf auch an Rivalen gehen und an Sitze, die draußen sind, und niemand wird gefragt.
    .title = Geschenke an alle

TDC-R63 = Stiefel bleiben für immer, Äxte, bis sie gebraucht werden.
    .title = Ausrüstung ist sicher

TDC-R64 = Ein Netz liegt an einer offenen Seite einer offenen Karte, zu einem freien Platz, einem verdeckten Ziel oder einer offenen Seite hin; nie im Inneren einer Karte, auf einer Leiter oder wo ein Weg auf Fels trifft.
    .title = Wo Netze liegen

TDC-R65 = Zu Beginn des Zuges seines Sitzes wird ein Netz mit 2 auf 1 gedreht und eins mit 1 entfernt, was eine Axt auch vorher getan hat.
    .title = Die Uhr eines Netzes

TDC-R66 = Die Zeit eines Netzes läuft auch in ausgesetzten Zügen, und wenn sein Sitz draußen ist.
    .title = Die Zeit läuft

TDC-R67 = Nach einem Steinschlag bleibt ein Netz nur, wo die andere Karte noch offen ist; an einem offenen Ende der entfernten Karte oder vor einem verdeckten Ziel geht es mit.
    .title = Netze nach einem Steinschlag

TDC-R68 = Ein Steinschlag darf die Höhle auseinanderreißen.
    .title = Auseinanderreißen ist erlaubt

TDC-R69 = Alle haben die entfernte Karte gesehen, die dann verdeckt zu den anderen kommt.
    .title = Gesehen, dann abgeworfen

TDC-R70 = Die Lücke darf wieder gefüllt werden.
    .title = Die Lücke füllen

TDC-R71 = Eine Aktionskarte, die nichts bewirken könnte, ist nicht spielbar.
    .title = Nichts zu tun
    .no = Auf Feld { $at } liegt keine Karte, die sich entfernen ließe.

TDC-R72 = Offene Karten, beiseitegelegte Karten und die eigene Karte lassen sich nicht ansehen.
    .title = Außer Sicht
    .no = Was offen liegt, lässt sich nicht ansehen: „{ $action }“.

TDC-R73 = Was ein Sitz gesehen hat, bleibt ihm bekannt.
    .title = Gesehen ist bekannt

TDC-R74 = Auch leere Hände lassen sich tauschen; das kann einen Sitz ins Spiel zurückbringen.
    .title = Leere Hände tauschen

TDC-R75 = Nach einem Kartentausch zieht der andere Sitz, wenn die Bewegung vorbei ist; was eine Brücke kostet, kommt aus der neuen Hand.
    .title = Wann der andere Sitz zieht

TDC-R76 = Sind weniger Karten da, als zu ziehen wären, wird gezogen, was da ist.
    .title = Die letzte Karte ziehen

TDC-R77 = Mit einer einzigen Handkarte lässt sich nur eine abwerfen.
    .title = Nicht mehr, als da sind

TDC-R78 = Aus dem Ablagestapel wird nie ein neuer Zugstapel.
    .title = Kein zweiter Stapel

TDC-R79 = Ein Sitz ohne Karten setzt aus, selbst wenn es noch Karten zu ziehen gibt, bis ein Tausch ihm welche bringt.
    .title = Warten auf einen Tausch

TDC-R80 = Wären alle Hände leer, während es noch Karten zu ziehen gibt, endete das Spiel; beim Spielen kommt das nicht vor.
    .title = Alle Hände leer

TDC-R81 = Die Gruppen aller Rückseiten sind offen, in Händen und auf dem Zugstapel; ein Tisch kann sie verbergen.
    .title = Offene Rückseiten

TDC-R82 = Wer die allerletzte Karte spielt, spielt den Zug noch zu Ende; ein Tisch kann das Spiel mit der Karte enden lassen.
    .title = Eine letzte Bewegung

TDC-R83 = Ob eine Seite vollständig ist, zeigt sich, sobald ein Zwerg die Höhle verlässt; ist sie es, zieht niemand mehr.
    .title = Kein Ziehen am Ende

TDC-R84 = Ist niemand hinausgelangt, gewinnt niemand.
    .title = Die Höhle gewinnt

TDC-R85 = Alle Zwerge der siegreichen Seite gewinnen, drinnen oder draußen, und sonst niemand.
    .title = Gemeinsam gewinnen

TDC-R86 = Das Ende verkündet das Spiel selbst und verrät vorher nichts.
    .title = Das Spiel verkündet das Ende

TDC-R87 = Jeder Sitz darf vorschlagen aufzuhören; alle müssen zustimmen, und niemand muss etwas beweisen. Ein Tisch kann darauf verzichten.
    .title = Wie man gemeinsam aufhört
    .no = Gemeinsam aufhören lässt sich nur, während ein Sitz am Zug ist.

TDC-R88 = Gezählt werden alle Zwerge, die für eine Seite arbeiten, drinnen oder draußen.
    .title = Wer gezählt wird

TDC-R89 = Gold, das am Ende auf einer Goldader liegt, gehört niemandem.
    .title = Zurückgelassenes Gold

TDC-R90 = Nie sind beide Seiten vollständig draußen, denn die erste beendet das Spiel.
    .title = Nur eine Seite

TDC-R91 = War ein Saboteur zuerst draußen, geht ein Gleichstand an die Seite, für die er gearbeitet hat.
    .title = Als Erster, wer es auch war

TDC-R92 = Über Geheimes darf alles gesagt, aber nichts gezeigt werden.
    .title = Reden ist frei

TDC-R93 = Linker Nachbar ist der nächste Sitz im Uhrzeigersinn, auch wenn er draußen ist; der Zufall zieht für ihn, und niemand sieht die Karte.
    .title = Wer der linke Nachbar ist

TDC-R94 = Karten, die vor einem Sitz liegen, sind keine Handkarten: Sie werden nicht getauscht, gehen nicht verloren und zählen nicht mit.
    .title = Vor dem Sitz ist nicht auf der Hand

TDC-R95 = Auch ein liegender Zwerg schützt seine Karte vor Steinschlag, wie jeder Zwerg und jede Kreatur.
    .title = Sicher, wo einer liegt

TDC-R96 = Ein liegender Zwerg geht keinen Schritt: Wer den Lindwurm auf den eigenen Zwerg lockt, bleibt noch im selben Zug stehen, und ebenso im nächsten, in dem der Zwerg aufsteht. Eine Axt darf trotzdem eingesetzt werden, und Karten werden gespielt und gezogen wie sonst.
    .title = Sofort gelähmt
