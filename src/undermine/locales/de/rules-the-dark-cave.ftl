### Die Regeln von The Dark Cave in eigenen Worten: eine Nachricht je Regelnummer.
### .title ist ein kurzer Name; .no ist die Antwort auf einen Zug, den die Regel verbietet.
### Die Farbe eines Zwergs ist offen; seine Seite ist der Clan, für den er wirklich arbeitet.

## Ziel und Material

TDC-001 = Zum Spiel gehören 50 Wegekarten: 19 der Gruppe I, 17 der Gruppe II und 14 der Gruppe III.
    .title = 50 Wegekarten

TDC-002 = Zum Spiel gehören 32 Aktionskarten: 10 der Gruppe I, 10 der Gruppe II und 12 der Gruppe III.
    .title = 32 Aktionskarten

TDC-003 = Zum Spiel gehören eine Startkarte und vier Zielkarten.
    .title = Start und Ziele

TDC-004 = Zum Spiel gehören zehn Clankarten, acht Zwergenkarten und fünf Übersichtskarten.
    .title = Andere Karten

TDC-005 = Zum Spiel gehören acht Zwerge, drei Kreaturen, drei Spinnennetze und 46 Goldstücke.
    .title = Figuren, Netze und Gold

TDC-006 = Spielbar zu zweit bis zu acht.
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

TDC-021 = Die ausgewählten Clankarten werden gemischt, und jede Person bekommt eine.
    .title = Eine Clankarte pro Person

TDC-022 = Du siehst deine Clankarte an und lässt sie verdeckt liegen.
    .title = Nur die eigene Karte

TDC-023 = Die Farbe auf der Rückseite dürfen alle jederzeit sehen.
    .title = Farben sind offen

TDC-024 = Ob ein Zwerg loyal oder ein Saboteur ist, bleibt bis zum Ende geheim, sofern keine Regel es ans Licht bringt.
    .title = Charaktere sind geheim

TDC-025 = Nicht ausgeteilte Clankarten werden ungesehen beiseitegelegt.
    .title = Übrige Clankarten

TDC-026 = Die beiseitegelegten Clankarten braucht ihr wieder, sobald ein Zwerg aus der Höhle heraus ist.
    .title = Wozu sie aufgehoben werden

TDC-027 = Du bekommst einen Zwerg in deiner Farbe und die Zwergenkarte dazu.
    .title = Ein Zwerg in deiner Farbe

TDC-028 = Alle Zwerge beginnen auf der Startkarte.
    .title = Alle starten gemeinsam

TDC-029 = Zwergenkarten liegen offen.
    .title = Zwergenkarten sind offen

TDC-030 = Alle beginnen mit 3 Gold auf der Zwergenkarte.
    .title = Drei Gold für alle

TDC-031 = Wege- und Aktionskarten werden nach ihren Rückseiten in die Gruppen I, II und III sortiert.
    .title = Drei Gruppen

TDC-032 = Jede Gruppe wird für sich gemischt.
    .title = Einzeln gemischt

TDC-033 = Aus jeder Gruppe kommen fünf Karten ungesehen in die Schachtel zurück, für das ganze Spiel.
    .title = Je fünf weniger

TDC-034 = Alle bekommen fünf Handkarten.
    .title = Fünf Handkarten

TDC-035 = Zu zweit bis viert sind alle fünf Handkarten aus Gruppe I.
    .title = Handkarten zu zweit bis viert

TDC-036 = Zu fünft oder sechst sind vier Handkarten aus Gruppe I und eine aus Gruppe II.
    .title = Handkarten zu fünft oder sechst

TDC-037 = Zu siebt oder acht sind drei Handkarten aus Gruppe I und zwei aus Gruppe II.
    .title = Handkarten zu siebt oder acht

TDC-038 = Im Zugstapel liegt Gruppe III ganz unten, darüber Gruppe II, und was von Gruppe I übrig ist, obenauf.
    .title = Das Wasser steigt

TDC-039 = Der Zugstapel liegt verdeckt.
    .title = Zugstapel
    .no = „{ $card }“ kann so nicht ausgeteilt werden: Entweder liegt die Karte nicht dort ({ $pile }), oder sie gehört woandershin.

TDC-040 = Auch der Ablagestapel liegt verdeckt.
    .title = Ablagestapel

TDC-041 = Kreaturen, Netze und das andere Gold bilden einen Vorrat für alle.
    .title = Der Vorrat

## Zug

TDC-042 = Laut Regelheft beginnt, wem ihr am meisten vertraut; hier entscheidet stattdessen das Los, der Gastgeber oder der Tisch.
    .title = Wer beginnt
    .no = Zuerst muss feststehen, wer beginnt.

TDC-043 = Es geht im Uhrzeigersinn weiter.
    .title = Im Uhrzeigersinn

TDC-044 = Ein Zug hat drei Schritte, immer in dieser Reihenfolge: Karten, Laufen, Nachziehen.
    .title = Drei Schritte
    .no = Das geht im ersten Schritt nicht: Lege eine Wegekarte, spiele eine Aktionskarte oder passe.

TDC-045 = Der erste Schritt ist Pflicht: eine Karte spielen oder eine bis zwei abwerfen.
    .title = Zuerst eine Karte
    .no = „{ $card }“ hast du nicht auf der Hand.

TDC-046 = Der zweite Schritt ist freiwillig: Dein Zwerg darf bis zu drei Felder weit laufen.
    .title = Dann laufen

TDC-047 = Der dritte Schritt ist Pflicht: eine oder zwei Karten nachziehen.
    .title = Dann nachziehen
    .no = Zuerst werden die Karten ausgeteilt.

TDC-048 = Dann kommt die nächste Person an die Reihe.
    .title = Ende des Zuges

TDC-049 = Sobald der Zugstapel leer ist, fällt der dritte Schritt weg.
    .title = Ohne Stapel kein Schritt

TDC-050 = Wer zu Beginn des eigenen Zuges keine Karte auf der Hand hat, setzt den ganzen Zug aus.
    .title = Ohne Karten kein Zug

TDC-051 = Im ersten Schritt geschieht genau eins von dreien: eine Wegekarte legen, eine Aktionskarte spielen oder passen.
    .title = Genau eins von dreien
    .no = Das geht jetzt nicht oder nicht mit dieser Karte.

## Wegekarten

TDC-052 = Eine Wegekarte kommt neben die Startkarte, eine Wegekarte oder eine Zielkarte, die offen liegt.
    .title = Neben einer offenen Karte
    .no = Hier grenzt keine offene Karte an.

TDC-053 = Alle Wegekarten liegen aufrecht oder auf dem Kopf, nie quer.
    .title = Nicht quer
    .no = „{ $card }“ darf nicht quer liegen.

TDC-054 = An jeder Seite, an der sich Karten berühren, muss Weg auf Weg und Fels auf Fels treffen.
    .title = Alle Seiten müssen passen
    .no = „{ $card }“ passt hier nicht: Im { $side } träfe Weg auf Fels.

TDC-055 = Eine neue Karte muss einen Weg fortsetzen, den es schon gibt.
    .title = Einen Weg fortsetzen
    .no = „{ $card }“ setzt hier keinen Weg fort.

TDC-056 = Wege dürfen in alle Richtungen wachsen, auch aus der Spielfläche hinaus.
    .title = So weit wie gewünscht

TDC-057 = Eine neue Karte muss weder mit der Startkarte noch mit deinem Zwerg verbunden sein.
    .title = An niemanden gebunden

TDC-058 = Erster Fehler im Regelheft: Die Karte liegt neben keiner anderen.
    .title = Fehler: ganz allein

TDC-059 = Zweiter Fehler im Regelheft: Die Karte liegt quer.
    .title = Fehler: quer

TDC-060 = Dritter Fehler im Regelheft: Irgendeine Seite passt nicht.
    .title = Fehler: eine Seite passt nicht

TDC-061 = Vierter Fehler im Regelheft: Nur Fels berührt Fels, kein Weg geht weiter.
    .title = Fehler: kein Weg geht weiter

TDC-062 = Die Gruppen haben verschieden viele Felder, und mehr Felder kosten mehr Schritte.
    .title = Mehr Felder, mehr Schritte

TDC-063 = Eine Karte der Gruppe I ist ein einziges großes Feld.
    .title = Gruppe I

TDC-064 = Eine Karte der Gruppe II kostet von Seite zu Seite zwei Schritte.
    .title = Gruppe II

TDC-065 = Eine Karte der Gruppe III kostet von Seite zu Seite drei Schritte.
    .title = Gruppe III

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

TDC-073 = Über die Brücke zu laufen, kostet sofort eine Handkarte, die nicht ersetzt wird.
    .title = Brückenzoll
    .no = „{ $card }“ kann niemand ziehen: Die Karte liegt nicht dort ({ $pile }).

TDC-074 = Die Karte für die Brücke zieht die Person links von dir blind; sie wird verdeckt und ungesehen abgeworfen.
    .title = Blind gezogen
    .no = Zuerst wird eine Handkarte gezogen.

TDC-075 = Fünf Wegekarten sind Doppelkurven mit Tunnel.
    .title = Fünf Tunnel

TDC-076 = Der Tunnel verbindet die zwei Kurven seiner Karte.
    .title = Durch den Tunnel

TDC-077 = Ein Tunnel ist stets ein Feld für sich.
    .title = Ein Feld für sich

TDC-078 = In einen Tunnel zu laufen, kostet sofort 1 Gold.
    .title = Tunnelzoll

TDC-079 = Das Gold für den Tunnel wandert von der Zwergenkarte in den Vorrat.
    .title = Wohin der Zoll geht

TDC-080 = Ohne Gold kostet der Tunnel nichts.
    .title = Wer nichts hat, zahlt nichts

TDC-081 = Zwei Wegekarten und eine Zielkarte haben eine Goldader.
    .title = Drei Goldadern

TDC-082 = Sobald eine Goldader offen liegt, kommt 1 Gold aus dem Vorrat darauf.
    .title = Gold in der Ader

TDC-083 = Endet der Lauf eines Zwergs auf einer Goldader, nimmt er das Gold, das dort liegt.
    .title = Das Gold nehmen

TDC-084 = Wer Gold von einer Goldader nimmt, muss sofort die eigene Clankarte aufdecken, und sie bleibt offen.
    .title = Gold gegen Geheimnis

## Aktionskarten

TDC-085 = Aktionskarten wirken sofort, sind Ausrüstung oder locken eine Kreatur an.
    .title = Drei Sorten Aktionskarten

TDC-086 = Was sofort wirkt, wird gezeigt, verdeckt abgeworfen und ausgeführt; nur ein Spinnennetz bleibt vor der Person liegen, die es gespielt hat.
    .title = Gezeigt, dann abgeworfen

TDC-087 = Eine Sofortwirkung tritt ein einziges Mal ein.
    .title = Nur einmal

TDC-088 = Geheime Information gibt es fünfmal; jede erlaubt eins von zwei Dingen.
    .title = Fünfmal Geheime Information

TDC-089 = Was du mit Geheimer Information siehst, zeigst du niemandem.
    .title = Nur du siehst es

TDC-090 = Ansehen darfst du eine Zielkarte, die noch verdeckt liegt; danach liegt sie wie zuvor.
    .title = Ein Blick auf ein Ziel
    .no = Ein Ziel { $corner } gibt es nicht.

TDC-091 = Oder du siehst dir an, welche Clankarte jemand anders hat; danach liegt sie wie zuvor.
    .title = Ein Blick auf eine Clankarte
    .no =
        { $who ->
            [me] Ansehen kannst du nur die Clankarten der anderen, nicht deine eigene.
           *[other] Ansehen kannst du nur die Clankarten der anderen, nicht die von { $name }.
        }

TDC-092 = Steinschlag gibt es dreimal; jeder entfernt irgendeine Wegekarte ohne Zwerg und ohne Kreatur.
    .title = Dreimal Steinschlag
    .no = Auf dieser Karte steht ein Zwerg oder eine Kreatur.

TDC-093 = Startkarte und Zielkarten kann ein Steinschlag nicht treffen.
    .title = Nicht auf Start oder Ziele
    .no = Die Startkarte und die Zielkarten trifft kein Steinschlag.

TDC-094 = Ein Netz an einem offenen Ende der verschütteten Karte verschwindet mit ihr.
    .title = Auch das Netz verschwindet

TDC-095 = Gold, das auf einer verschütteten Goldader lag, kommt in den Vorrat zurück.
    .title = Verschüttetes Gold

TDC-096 = Kartentausch gibt es zweimal; du tauschst verdeckt alle Handkarten mit irgendeiner anderen Person.
    .title = Zweimal Kartentausch
    .no =
        { $who ->
            [me] Handkarten tauschen kannst du nur mit anderen, nicht mit dir selbst.
           *[other] Handkarten tauschen kannst du nur mit anderen, nicht mit { $name }.
        }

TDC-097 = Beim Tausch dürft ihr verschieden viele Handkarten haben.
    .title = Viele gegen wenige

TDC-098 = Am Ende eines Zuges mit Kartentausch zieht die andere Person eine Karte nach, wer am Zug ist, keine.
    .title = Die andere Person zieht

TDC-099 = Spinnennetz gibt es dreimal; die Karte liegt offen vor der Person, die sie spielt, und diese nimmt das Netz mit demselben Symbol.
    .title = Drei Spinnennetze

TDC-100 = Ein Netz wird mit der 2 nach oben gelegt.
    .title = Es beginnt bei zwei

TDC-101 = Ein Netz darf dort liegen, wo ein Weg von einer Karte zur nächsten führt.
    .title = Zwischen zwei Karten
    .no = Hier ist weder ein Weg zwischen zwei Karten noch ein offenes Ende.

TDC-102 = Ein Netz darf auch an einem offenen Ende einer Karte liegen.
    .title = An einem offenen Ende

TDC-103 = An einer Stelle liegt höchstens ein Netz.
    .title = Ein Netz je Stelle
    .no = Hier ist schon ein Netz.

TDC-104 = Ein Netz hält alle Zwerge und alle Kreaturen auf.
    .title = Netze halten alle auf

TDC-105 = Ist wieder dran, wer das Netz gespannt hat, wird es von 2 auf 1 gedreht.
    .title = Von zwei auf eins

TDC-106 = Ist dran, wer das Netz gespannt hat, und zeigt es 1, kommt es weg, und seine Karte wird abgeworfen.
    .title = Dann ist es weg

TDC-107 = Liegt ein Netz an einem offenen Ende, darf der Weg dort weitergehen.
    .title = Unter einem Netz bauen

TDC-108 = Jedes Netz gehört zu einer Karte mit demselben Symbol.
    .title = Karte und Netz gehören zusammen

TDC-109 = Wie ein Netz auch verschwindet, seine Karte wird mit ihm abgeworfen.
    .title = Karte und Netz verschwinden zusammen

TDC-110 = Ausrüstung legst du offen vor irgendeine Person, dich selbst oder eine andere.
    .title = Ausrüstung für alle
    .no = Einen Spieler { $seat } gibt es nicht.

TDC-111 = Stiefel gibt es dreimal; wer welche hat, darf von da an in jedem eigenen Zug einen Schritt mehr laufen.
    .title = Dreimal Stiefel

TDC-112 = Niemand hat zweimal Stiefel.
    .title = Ein Paar pro Person
    .no =
        { $who ->
            [me] Du hast schon Stiefel.
           *[other] { $name } hat schon Stiefel.
        }

TDC-113 = Die Streitaxt gibt es dreimal.
    .title = Drei Streitäxte

TDC-114 = In jedem Moment deines Zuges darfst du auf einem Feld neben einem Netz eine Streitaxt abwerfen, um dieses Netz von 2 auf 1 zu drehen.
    .title = Mit der Axt gegen ein Netz
    .no = Hier ist kein Netz neben deinem Zwerg.

TDC-115 = Ein Netz, das 1 zeigt, entfernt die Streitaxt.
    .title = Die Axt kappt den letzten Faden

TDC-116 = Kommt eine Kreatur auf das Feld eines Zwergs oder der Zwerg auf das der Kreatur, darf vor dem Angriff eine Streitaxt abgeworfen werden.
    .title = Mit der Axt gegen eine Kreatur
    .no = Zuerst entscheidet sich, ob eine Axt eingesetzt wird.

TDC-117 = Eine vertriebene Kreatur kommt in den Vorrat zurück, und wer ihre Karte hat, wirft sie ab.
    .title = Vertrieben

TDC-118 = Die Streitaxt muss schon vor dir liegen: Aus der Hand nützt sie nichts.
    .title = Bereit, bevor sie gebraucht wird
    .no = Vor dir liegt keine Streitaxt bereit.

TDC-119 = Eine Kreaturkarte liegt offen vor der Person, die sie spielt.
    .title = Kreaturkarten liegen offen

TDC-120 = Die Kreatur kommt auf irgendein offen liegendes Feld mit dunklem Loch.
    .title = Aus einem Loch
    .no = { $creature_subject } kann hier nicht herauskommen: Hier ist kein dunkles Loch.

TDC-121 = Solange kein dunkles Loch offen liegt, könnt ihr keine Kreatur anlocken.
    .title = Ohne Loch keine Kreatur
    .no = { $creature_subject } kann nicht herauskommen: Noch liegt kein dunkles Loch offen.

TDC-122 = Wer die Kreatur angelockt hat, bewegt sie auf den Wegen, höchstens so viele Schritte, wie ihre Karte sagt.
    .title = Eine Kreatur bewegt sich
    .no = { $creature_subject } kommt nicht in einem Schritt dorthin.

TDC-123 = Schritte einer Kreatur dürfen ungenutzt bleiben.
    .title = Weniger Schritte
    .no = Zuerst bewegt sich die Kreatur oder bleibt stehen.

TDC-124 = Eine Kreatur darf hin und her laufen.
    .title = Hin und her

TDC-125 = Wo eine Kreatur auf einen Zwerg trifft, hält sie an, läuft nicht weiter und greift an.
    .title = Halt bei einem Zwerg

TDC-126 = Eine Kreatur greift alle Zwerge auf ihrem Feld zugleich an.
    .title = Alle werden angegriffen

TDC-127 = Vertreibt einer der angegriffenen Zwerge die Kreatur, sind alle verschont.
    .title = Eine Axt rettet alle
    .no =
        { $who ->
            [me] Du hast keine Axt angeboten.
           *[other] { $name } hat keine Axt angeboten.
        }

TDC-128 = Eine Kreatur greift auch einen Zwerg an, der auf ihr Feld kommt.
    .title = Ihr in die Arme gelaufen

TDC-129 = Kreaturen benutzen Leitern, Brücken und Tunnel und zahlen nichts.
    .title = Kein Zoll für Kreaturen

TDC-130 = Durch Netze kommen Kreaturen nicht.
    .title = Netze halten Kreaturen auf
    .no =
        { $who ->
            [me] Dein eigenes Netz hält { $creature_object } auf.
           *[other] Ein Netz von { $name } hält { $creature_object } auf.
        }

TDC-131 = Kreaturen decken keine Ziele auf.
    .title = Ziele bleiben zu
    .no = { $creature_subject } kann nicht dorthin: Die Zielkarte liegt verdeckt.

TDC-132 = Ist wieder dran, wer die Kreatur angelockt hat, verschwindet sie, und ihre Karte wird abgeworfen.
    .title = Nur eine Runde

TDC-133 = Eine andere Karte darf dieselbe Kreatur wieder anlocken.
    .title = Sie darf wiederkommen

TDC-134 = Eine Kreatur, die schon unterwegs ist, kommt auf kein Loch: Sie läuft von dort weiter, wo sie steht.
    .title = Schon unterwegs
    .no = { $creature_subject } ist schon unterwegs und startet nicht hier.

TDC-135 = Zwerge auf dem Feld, von dem eine Kreatur weiterläuft, greift sie nur an, wenn sie dorthin zurückkehrt.
    .title = Zunächst verschont

TDC-136 = Die Karte, die bisher für diese Kreatur auslag, wird abgeworfen.
    .title = Die alte Karte kommt weg

TDC-137 = Eine übernommene Kreatur bleibt bis zum nächsten Zug der Person, die sie übernommen hat.
    .title = In neuer Hand

TDC-138 = Die Ratte gibt es fünfmal, und sie läuft bis zu drei Schritte.
    .title = Fünf Ratten

TDC-139 = Ein Angriff der Ratte kostet sofort eine Handkarte, die nicht ersetzt wird; die Person links zieht sie blind, und sie wird ungesehen abgeworfen.
    .title = Was Ratten tun

TDC-140 = Den Lindwurm gibt es viermal, und er läuft bis zu vier Schritte.
    .title = Vier Lindwürmer

TDC-141 = Ein Zwerg, den der Lindwurm angreift, ist für eine Runde gelähmt: Er fällt sofort auf seinem Feld um, und solange er liegt, läuft er keinen Schritt.
    .title = Was Lindwürmer tun

TDC-142 = Im nächsten eigenen Zug steht ein umgeworfener Zwerg auf, läuft aber nicht.
    .title = Aufstehen kostet einen Zug

TDC-143 = Den Goblin gibt es viermal, und er läuft bis zu fünf Schritte.
    .title = Vier Goblins

TDC-144 = Ein Angriff des Goblins kostet sofort 1 Gold, das in den Vorrat wandert.
    .title = Was Goblins tun

TDC-145 = Ohne Gold stiehlt der Goblin nichts, hält aber trotzdem an.
    .title = Nichts zu stehlen

TDC-146 = Beispiel im Regelheft: Eine Ratte kommt aus einem Loch und trifft nach zwei ihrer drei Schritte auf einen blauen Zwerg; das kostet eine Handkarte.
    .title = Die Ratte im Regelheft

## Passen

TDC-147 = Wer keine Karte spielen kann oder will, muss passen und eine oder zwei abwerfen.
    .title = Passen mit einer oder zwei
    .no = Passen kostet eine oder zwei Karten, nicht { $count }.

TDC-148 = Beim Passen kommen die Karten verdeckt auf den Ablagestapel.
    .title = Verdeckt abgeworfen

## Bewegen

TDC-149 = Nach den Karten darf dein Zwerg bis zu drei Schritte laufen.
    .title = Bis zu drei Schritte

TDC-150 = Ein Schritt führt auf einem Weg ein Feld weiter.
    .title = Feld für Feld
    .no = Dorthin führt kein Weg in einem Schritt.

TDC-151 = Beispiel im Regelheft: Eine Karte wird gespielt, dann läuft ein gelber Zwerg drei Schritte.
    .title = Der Lauf im Regelheft

TDC-152 = Mit Stiefeln dürfen es vier Schritte sein.
    .title = Vier mit Stiefeln

TDC-153 = Ganz über eine Karte der Gruppe II sind es zwei Schritte, der Gruppe III drei.
    .title = Langsamer im Wasser

TDC-154 = Auf jedem Feld ist Platz für beliebig viele Zwerge.
    .title = Platz für alle

TDC-155 = Von Leiter zu Leiter ist es ein Schritt.
    .title = Ein Schritt per Leiter

TDC-156 = Über eine Brücke zu laufen, kostet sofort eine Handkarte.
    .title = Auf der Brücke zahlen

TDC-157 = In einen Tunnel zu laufen, kostet sofort 1 Gold.
    .title = Im Tunnel zahlen

TDC-158 = Wer ein Netz nicht mit einer Streitaxt entfernt, kommt dort nicht weiter.
    .title = Vom Netz versperrt
    .no =
        { $who ->
            [me] Dein eigenes Netz versperrt den Weg.
           *[other] Ein Netz von { $name } versperrt den Weg.
        }

TDC-159 = Ein Zwerg, der auf das Feld einer Kreatur kommt, läuft nicht weiter und wird angegriffen.
    .title = Von einer Kreatur aufgehalten

TDC-160 = Liegt eine Streitaxt bereit, kann ein angegriffener Zwerg die Kreatur vertreiben.
    .title = Oder vertreiben

TDC-161 = Wer zu Beginn des eigenen Zuges keine Karten hat, läuft auch nicht.
    .title = Ohne Karten kein Lauf

## Ziele und Ausgang

TDC-162 = Der erste Zwerg, der eine Zielkarte erreicht, deckt sie auf.
    .title = Ein Ziel aufdecken

TDC-163 = Die Zielkarte wird so gedreht, dass sie dort an die Wege anschließt.
    .title = Das Ziel muss passen
    .no = Zuerst muss die Zielkarte liegen.

TDC-164 = Der Zwerg steht auf dem ersten Feld der Zielkarte, und sein Lauf ist vorbei.
    .title = Der Lauf endet

TDC-165 = Erst wird die Zielkarte aufgedeckt und gedreht, dann betritt der Zwerg sie.
    .title = Erst drehen, dann betreten

TDC-166 = Eine Zielkarte muss nicht ringsum passen, aber den Weg fortsetzen, auf dem der Zwerg kommt.
    .title = Dein Weg führt hinein

TDC-167 = Nur eine der vier Zielkarten hat den Ausgang.
    .title = Ein Ausgang

TDC-168 = Um die Höhle zu verlassen, muss ein Zwerg das Feld mit dem Ausgang erreichen.
    .title = Den Ausgang erreichen

TDC-169 = Am Ausgang kommt der Zwerg sofort von der Karte und steht vor der Person, der er gehört.
    .title = Aus der Höhle

TDC-170 = Wer hinausgelangt, deckt die eigene Clankarte auf.
    .title = Draußen gibt es keine Geheimnisse

TDC-171 = Wer draußen ist, bleibt im Spiel, spielt Karten und zieht nach.
    .title = Weiterspielen

## Ziehen

TDC-172 = Nach einer Wegekarte oder Aktionskarte ziehst du eine Karte nach.
    .title = Eine für eine

TDC-173 = Nach dem Passen ziehst du so viele Karten nach, wie du abgeworfen hast.
    .title = So viele wie abgeworfen

TDC-174 = Ist der Zugstapel leer, wird nichts nachgezogen.
    .title = Leerer Zugstapel

## Ende des Spiels

TDC-175 = Das Spiel kann auf zwei Arten enden, und dann endet es sofort.
    .title = Sofort zu Ende
    .no = Das Spiel ist vorbei.

TDC-176 = Das Spiel endet, wenn der Zugstapel leer ist und niemand mehr Handkarten hat.
    .title = Keine Karten mehr

TDC-177 = Das Spiel endet, sobald alle, die für eine Seite arbeiten, durch den Ausgang hinaus sind.
    .title = Eine ganze Seite ist draußen
    .no = So stehen die Seiten nicht: { $side }.

TDC-178 = Wer zuerst hinausgelangt, sieht heimlich die beiseitegelegten Clankarten an, falls es welche gibt.
    .title = Ein Blick für den Ersten

TDC-179 = Wer zuerst draußen ist, weiß so, wie viele für jede Seite arbeiten. Laut Regelheft verkündet diese Person das Ende; hier tut es das Spiel selbst.
    .title = Wer das Ende verkündet
    .no = Zuerst zeigt sich, ob eine Seite vollständig ist.

TDC-180 = Kommt kein Zwerg mehr zum Ausgang, dürfen alle gemeinsam aufhören.
    .title = Gemeinsam aufhören

## Gold

TDC-181 = Alle Clankarten werden aufgedeckt.
    .title = Charaktere werden gezeigt

TDC-182 = Wer noch in der Höhle ist, legt alles Gold in den Vorrat zurück.
    .title = Ertrunkenes Gold

TDC-183 = Das gerettete Gold wird für jede Seite zusammengezählt, das der Saboteure für den anderen Clan.
    .title = Zusammenzählen

TDC-184 = Was eine Seite gerettet hat, wird mit der Zahl der Zwerge malgenommen, die für die andere arbeiten.
    .title = Was ein Schatz wert ist

TDC-185 = Die Seite mit dem größeren Ergebnis gewinnt.
    .title = Wer gewinnt

TDC-186 = Sind beide gleich, gewinnt die Seite, für die der erste Zwerg gearbeitet hat, der die Höhle verließ.
    .title = Bei Gleichstand der Erste

TDC-187 = Beispiel im Regelheft: Gelb rettet 4 Gold × 3 Gegner = 12, Blau 5 Gold × 2 Gegner = 10; Gelb gewinnt.
    .title = Das Beispiel im Regelheft

## Klärungen

TDC-R01 = Wer beginnt, entscheidet das Los; ein Tisch kann es den Gastgeber bestimmen oder die Person auf Platz 1 beginnen lassen.
    .title = Wer das Spiel eröffnet
    .no = Spieler { $seat } kann nicht beginnen: Diesen Platz gibt es nicht.

TDC-R02 = Welcher Clan zu dritt oder viert mitspielt, entscheidet das Los oder der Tisch; Saboteure arbeiten dann für den Clan, zu dem scheinbar niemand gehört, und der kann gewinnen.
    .title = Welcher Clan zu dritt oder viert
    .no = Zuerst wird der Clan bestimmt.

TDC-R03 = Clankarten, die bei der Vorbereitung ausscheiden, sind bekannt, und niemand bekommt sie später.
    .title = Bekanntlich nicht dabei

TDC-R04 = Welche Figur für wen steht, ist Geschmackssache.
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

TDC-R10 = Einen Rand gibt es nicht; an jeder Stelle ist Platz für eine Karte, und die Ziele haben ihre von Anfang an.
    .title = Eine Karte pro Stelle
    .no = Hier liegt schon eine Karte.

TDC-R11 = Eine Karte darf um eine halbe Drehung gewendet werden, nie um eine viertel.
    .title = Eine halbe Drehung

TDC-R12 = Gegenüber einer noch verdeckten Zielkarte darf eine Seite offen oder geschlossen sein.
    .title = Neben einem verdeckten Ziel

TDC-R13 = Nur an eine verdeckte Zielkarte darf keine Wegekarte angelegt werden: Eine andere offene Karte muss anliegen und ihr Weg weitergehen.
    .title = Nicht nur an einem verdeckten Ziel
    .no = Daneben liegt nur eine verdeckte Zielkarte.

TDC-R14 = Neben einer offenen Zielkarte muss eine neue Karte passen; wo das Ziel beim Aufdecken selbst nicht passte, bleibt die Seite einfach zu.
    .title = Passend zum Ziel, wie es liegt

TDC-R15 = Was ein Steinschlag abschneidet, bleibt liegen, darf weitergebaut und wieder angeschlossen werden, und seine Leitern führen weiter überallhin.
    .title = Auf einer Insel bauen

TDC-R16 = Niemand muss eine Karte spielen, die spielbar wäre.
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

TDC-R23 = Die Brücke kostet mit dem Schritt, der hinüberführt, in beide Richtungen: bei Gruppe II zwischen den Hälften der Brücke, bei Gruppe III mit dem Schritt auf ihre Mitte.
    .title = Wann eine Brücke kostet

TDC-R24 = Ohne Handkarten kostet die Brücke nichts; ein Tisch kann sie dann sperren.
    .title = Brücken ohne Handkarten
    .no = Diese Brücke kostet eine Karte, und du hast keine.

TDC-R25 = Wer auf einer Brücke die letzte Karte verliert, spielt den Zug zu Ende und zieht nach.
    .title = Die letzte Karte verloren

TDC-R26 = Eine verlorene Karte wird nicht ersetzt.
    .title = Verloren ist verloren

TDC-R27 = Jedes Mal, wenn ein Zwerg in einen Tunnel läuft, zahlt er; Bleiben und Herauskommen kosten nichts.
    .title = Zweimal in den Tunnel

TDC-R28 = Ein Zwerg, der sich ein Feld mit einer Kreatur teilt, darf bleiben oder weiterlaufen; angegriffen wird nur, wer dorthin kommt.
    .title = Ein Feld teilen

TDC-R29 = Wer einen Lauf auf einer Goldader beendet, muss ihr Gold nehmen, nach einem etwaigen Angriff; ein Tisch kann es freistellen.
    .title = Keine Wahl an der Ader
    .no = Zuerst geht es um das Gold der Ader.

TDC-R30 = Eine Goldader gibt ein einziges Mal Gold.
    .title = Leere Adern

TDC-R31 = Ein Zwerg, der nicht läuft, nimmt nichts von einer Goldader.
    .title = Stillstehen

TDC-R32 = Schließt die Zielkarte in einer Lage an den Weg des Zwergs an und passt zu allen offenen Karten ringsum, muss eine solche Lage gewählt werden, sonst irgendeine, die an den Weg des Zwergs anschließt.
    .title = Wie herum
    .no = So darf die Zielkarte nicht liegen: „{ $card }“.

TDC-R33 = Nachbarkarten, die nicht passen, bleiben liegen, und niemand kommt dort durch.
    .title = Kein Schritt, wo Wege sich verfehlen

TDC-R34 = Eine Zielkarte darf von jeder Seite erreicht werden, auch von außen.
    .title = Ziele von allen Seiten

TDC-R35 = Ein Netz darf vor einer verdeckten Zielkarte liegen und hält Zwerge dort von ihr ab; wird sie von anderswo aufgedeckt, bleibt es für seine Zeit.
    .title = Ein Netz vor einem Ziel

TDC-R36 = Was eine Zielkarte zeigt, wirkt sofort; das Gold ihrer Ader nimmt der Zwerg, der sie aufgedeckt hat, nicht im selben Zug.
    .title = Ein offenes Ziel wirkt

TDC-R37 = Eine Zielkarte, die offen liegt, hält niemanden auf.
    .title = Spätere Gäste

TDC-R38 = Wer die Höhle verlässt, verliert die übrigen Schritte; geht das Spiel weiter, wird nachgezogen wie sonst.
    .title = Mitten im Zug hinaus

TDC-R39 = Gold, das aus der Höhle ist, ist sicher.
    .title = Draußen sicher

TDC-R40 = Wer draußen ist, spielt und zieht nach, läuft aber nicht und kann keine Axt gegen Netze einsetzen.
    .title = Züge von draußen

TDC-R41 = Eine Kreatur darf am Ausgang stehen: Wer kommt, wird erst angegriffen und gelangt trotzdem hinaus.
    .title = Ein Wächter am Ausgang

TDC-R42 = Kommt eine Kreatur aus einem Loch, auf dem Zwerge stehen, greift sie sofort an und läuft nicht; ein Tisch kann die Zwerge verschonen.
    .title = Hinterhalt am Loch

TDC-R43 = Angegriffen werden darf jeder Zwerg, auch der eigene.
    .title = Kreaturen kennen keine Freunde

TDC-R44 = Haben mehrere eine Streitaxt, werden sie im Uhrzeigersinn gefragt, wer am Zug ist, zuletzt; das erste Ja entscheidet, und nur diese Axt ist verbraucht. Ein Tisch kann alle zugleich fragen.
    .title = Wessen Axt
    .no = „{ $card }“ ist keine Stimme.

TDC-R45 = Eine Streitaxt darf auch eingesetzt werden, wenn der Angriff nichts kosten würde.
    .title = Sicher ist sicher

TDC-R46 = Läuft ein Zwerg einer Kreatur in die Arme, wird nur er angegriffen, und nur die eigene Axt hilft.
    .title = Einer kommt, einer wird angegriffen

TDC-R47 = Mehrere Kreaturen auf einem Feld greifen alle an, erst die Ratte, dann der Lindwurm, dann der Goblin; jede Axt vertreibt eine davon.
    .title = Mehrere Kreaturen
    .no = { $creature_subject } greift jetzt nicht an.

TDC-R48 = Wer eine Kreatur vertreibt, der er in die Arme gelaufen ist, läuft nicht weiter; ein Tisch kann es erlauben.
    .title = Die Axt beendet den Lauf

TDC-R49 = Eine Kreatur verschwindet, wenn wieder dran ist, wer sie angelockt hat, selbst wenn diese Person aussetzt.
    .title = Kreaturen verschwinden pünktlich

TDC-R50 = Ein liegender Zwerg steht auch in einem ausgesetzten Zug auf.
    .title = Aufstehen beim Aussetzen

TDC-R51 = Ein Zwerg, der schon liegt, liegt nach einem weiteren Angriff nicht länger.
    .title = Einmal liegen genügt

TDC-R52 = Wer dem Lindwurm in die Arme läuft, läuft im nächsten eigenen Zug nicht.
    .title = Der nächste Zug zählt

TDC-R53 = Wer keine Handkarten hat, dem nimmt die Ratte nichts, hält aber an; eine Axt darf eingesetzt werden.
    .title = Die Ratte und nichts zu holen

TDC-R54 = Eine Kreatur, die schon unterwegs ist, darf auch ohne Loch angelockt werden.
    .title = Unterwegs ohne Loch

TDC-R55 = Niemand übernimmt die eigene Kreatur, denn sie ist schon zu Beginn des Zuges verschwunden.
    .title = Kein zweiter Ruf

TDC-R56 = Kreaturen dürfen auf offene Zielkarten laufen und sich Felder teilen, und Gold tragen sie nie.
    .title = Wohin Kreaturen laufen

TDC-R57 = Eine Streitaxt, die du vor dich legst, ist nach den Karten bereit, noch im selben Zug; ein Tisch kann sie bis zum nächsten warten lassen.
    .title = Wann eine Axt bereit ist

TDC-R58 = Neben einem Netz heißt: auf dem Feld an der Netzseite, auf einer der beiden Karten. Dort darfst du die Axt in jedem Moment eines nicht ausgesetzten Zuges einsetzen, nur nicht, während eine Kreatur sich bewegt.
    .title = Was neben einem Netz heißt
    .no = Zuerst entscheidet sich, ob vor dem Ziehen eine Axt eingesetzt wird.

TDC-R59 = Gegen ein Netz dürfen zwei Äxte eingesetzt werden, eine nach der anderen.
    .title = Zwei Äxte

TDC-R60 = Vor einer Person dürfen beliebig viele Äxte liegen.
    .title = Beliebig viele Äxte

TDC-R61 = Wo schon Stiefel liegen, darfst du keine hinlegen.
    .title = Keine zweiten Stiefel

TDC-R62 = Ausrüstung darfst du auch Rivalen geben und Personen, die draußen sind, und niemand wird gefragt.
    .title = Geschenke an alle

TDC-R63 = Stiefel bleiben für immer, Äxte, bis sie gebraucht werden.
    .title = Ausrüstung ist sicher

TDC-R64 = Ein Netz liegt an einer offenen Seite einer offenen Karte, zu einer freien Stelle, einem verdeckten Ziel oder einer offenen Seite hin; nie im Inneren einer Karte, auf einer Leiter oder wo ein Weg auf Fels trifft.
    .title = Wo Netze liegen

TDC-R65 = Zu Beginn des Zuges der Person, die es gespannt hat, wird ein Netz mit 2 auf 1 gedreht und eins mit 1 entfernt, egal, was eine Axt vorher bewirkt hat.
    .title = Die Uhr eines Netzes

TDC-R66 = Die Zeit eines Netzes läuft auch in ausgesetzten Zügen, und auch, wenn draußen ist, wer es gespannt hat.
    .title = Die Zeit läuft

TDC-R67 = Nach einem Steinschlag bleibt ein Netz nur, wo die andere Karte noch offen ist; an einem offenen Ende der verschütteten Karte oder vor einem verdeckten Ziel verschwindet es mit ihr.
    .title = Netze nach einem Steinschlag

TDC-R68 = Ein Steinschlag darf die Höhle auseinanderreißen.
    .title = Auseinanderreißen ist erlaubt

TDC-R69 = Alle haben die verschüttete Karte gesehen, die dann verdeckt zu den anderen kommt.
    .title = Gesehen, dann abgeworfen

TDC-R70 = Die Lücke, die ein Steinschlag hinterlässt, darf wieder gefüllt werden.
    .title = Die Lücke füllen

TDC-R71 = Eine Aktionskarte, die nichts bewirken könnte, ist nicht spielbar.
    .title = Nichts zu tun
    .no = Hier liegt keine Karte, die du entfernen kannst.

TDC-R72 = Offene Karten, beiseitegelegte Karten und die eigene Karte darfst du nicht ansehen.
    .title = Außer Sicht
    .no = Diese Karte liegt schon offen.

TDC-R73 = Was du gesehen hast, bleibt dir bekannt.
    .title = Gesehen ist bekannt

TDC-R74 = Tauschen darfst du auch ohne Handkarten oder mit jemandem, der keine hat; das kann jemanden ins Spiel zurückbringen.
    .title = Ohne Handkarten tauschen

TDC-R75 = Nach einem Kartentausch zieht die andere Person nach, wenn der Lauf vorbei ist; was eine Brücke kostet, kommt aus den neuen Handkarten.
    .title = Wann die andere Person zieht

TDC-R76 = Sind weniger Karten da, als zu ziehen wären, wird nachgezogen, was da ist.
    .title = Die letzte Karte ziehen

TDC-R77 = Mit einer einzigen Handkarte kannst du nur eine abwerfen.
    .title = Nicht mehr, als da sind

TDC-R78 = Aus dem Ablagestapel wird nie ein neuer Zugstapel.
    .title = Kein zweiter Stapel

TDC-R79 = Wer keine Karten hat, setzt aus, selbst wenn der Zugstapel noch nicht leer ist, bis ein Tausch welche bringt.
    .title = Warten auf einen Tausch

TDC-R80 = Hätte niemand mehr Handkarten, während im Zugstapel noch welche sind, endete das Spiel; beim Spielen kommt das nicht vor.
    .title = Niemand hat Handkarten

TDC-R81 = Aus welcher Gruppe Handkarten und Zugstapel sind, ist an den Rückseiten offen zu sehen; ein Tisch kann es verbergen.
    .title = Offene Rückseiten

TDC-R82 = Wer die allerletzte Karte spielt, spielt den Zug noch zu Ende; ein Tisch kann das Spiel mit der Karte enden lassen.
    .title = Ein letzter Lauf

TDC-R83 = Ob eine Seite vollständig ist, zeigt sich, sobald ein Zwerg die Höhle verlässt; ist sie es, zieht niemand mehr nach.
    .title = Kein Nachziehen am Ende

TDC-R84 = Ist niemand hinausgelangt, gewinnt niemand.
    .title = Die Höhle gewinnt

TDC-R85 = Alle Zwerge der siegreichen Seite gewinnen, drinnen oder draußen, und sonst niemand.
    .title = Gemeinsam gewinnen

TDC-R86 = Das Ende verkündet das Spiel selbst und verrät vorher nichts.
    .title = Das Spiel verkündet das Ende

TDC-R87 = Jede Person darf vorschlagen aufzuhören; alle müssen zustimmen, und niemand muss etwas beweisen. Ein Tisch kann darauf verzichten.
    .title = Wie ihr gemeinsam aufhört
    .no = Gemeinsam aufhören könnt ihr nur, während jemand am Zug ist.

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

TDC-R93 = Die Person links von dir ist die nächste im Uhrzeigersinn, auch wenn sie draußen ist; der Zufall zieht für sie, und niemand sieht die Karte.
    .title = Wer links von dir sitzt

TDC-R94 = Karten, die vor dir liegen, sind keine Handkarten: Sie werden nicht getauscht, gehen nicht verloren und zählen nicht mit.
    .title = Vor dir ist nicht auf der Hand

TDC-R95 = Auch ein liegender Zwerg schützt seine Karte vor Steinschlag, wie jeder Zwerg und jede Kreatur.
    .title = Sicher, wo einer liegt

TDC-R96 = Ein liegender Zwerg läuft keinen Schritt: Wer den Lindwurm auf den eigenen Zwerg lockt, bleibt noch im selben Zug stehen, und ebenso im nächsten, in dem der Zwerg aufsteht. Eine Axt darf trotzdem eingesetzt werden, und Karten werden gespielt und nachgezogen wie sonst.
    .title = Sofort gelähmt
