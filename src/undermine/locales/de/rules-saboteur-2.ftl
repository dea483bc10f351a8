### Die Regeln von Saboteur 2 in eigenen Worten: eine Nachricht je Regel.
### .title ist ein kurzer Name; .no ist die Antwort auf einen Zug, den die Regel verbietet.
### In einem .no sind $seat und $count Zahlen; alles andere kommt in Worten.

## Ziel und Material

SB2-001 = Die Erweiterung ist allein nicht spielbar; sie setzt eine Schachtel Saboteur voraus.
    .title = Braucht das Grundspiel

SB2-002 = Spielbar zu zweit bis zu zwölft.
    .title = Zwei bis zwölf

SB2-003 = Hinzu kommen 30 Wegekarten, 21 Aktionskarten, 15 Zwergenkarten und 32 Goldstücke im Wert von 1, 2 oder 5.
    .title = Was hinzukommt

SB2-004 = Was hier nicht geändert wird, gilt wie in Saboteur.
    .title = Alles andere bleibt

## Zwerge

SB2-005 = Vier der Zwerge sind Blaue, vier sind Grüne Goldsucher.
    .title = Zwei Teams zu viert

SB2-006 = Blau und Grün graben beide nach dem Schatz, aber jedes Team will ihn für sich.
    .title = Rivalen

SB2-007 = Vollendet ein Blauer oder Grüner Goldsucher den Weg zum Schatz, gewinnt das Team dieses Goldsuchers, sofern keine Tür der anderen Farbe es aussperrt.
    .title = Verbindung des eigenen Teams

SB2-008 = Vollendet der Chef, der Profiteur, ein Geologe oder ein Saboteur den Weg, gewinnt jedes Team, das keine Tür aussperrt.
    .title = Von anderen gebaut

SB2-009 = Vollendet ein Goldsucher den Weg, während eine Tür das eigene Team aussperrt, gewinnt das andere Team, falls es durchkommt.
    .title = Für die Rivalen gebaut

SB2-010 = Ein einziger Zwerg ist der Chef.
    .title = Ein Chef

SB2-011 = Der Chef teilt mit jedem Goldsucherteam, das gewinnt, auch mit beiden.
    .title = Der Chef gewinnt mit

SB2-012 = Der Chef bekommt stets 1 Gold weniger als den Anteil.
    .title = Eins weniger für den Chef

SB2-013 = Ist der Schatz erreicht, lassen Türen keinem der Teams einen Weg und ist kein Profiteur im Spiel, gewinnt der Chef allein und bekommt 4 Gold.
    .title = Der Chef allein

SB2-014 = Ein einziger Zwerg ist der Profiteur.
    .title = Ein Profiteur

SB2-015 = Der Profiteur gehört immer zu denen, die gewinnen, ob nun Goldsucher oder Saboteure Erfolg haben.
    .title = Der Profiteur gewinnt so oder so

SB2-016 = Der Profiteur bekommt 2 Gold weniger als den Anteil.
    .title = Zwei weniger für den Profiteur

SB2-017 = Hat der Profiteur persönlich den Weg vollendet, sperren Türen beide Teams aus und ist kein Chef im Spiel, gewinnt der Profiteur allein und bekommt 3 Gold.
    .title = Der eigene Weg des Profiteurs

SB2-018 = Bleibt der Schatz unerreicht und ist kein Saboteur im Spiel, gewinnt der Profiteur allein und bekommt 3 Gold.
    .title = Der Profiteur ohne Saboteure

SB2-019 = Zwei der Zwerge sind Geologen.
    .title = Zwei Geologen

SB2-020 = Einen Geologen kümmert der Schatz nicht: Er bekommt keinen Anteil und zählt beim Teilen nicht mit.
    .title = Kein Schatz für Geologen

SB2-021 = Ist die Runde vorbei, bekommt ein Geologe 1 Gold je Kristall, der im Labyrinth zu sehen ist.
    .title = Gold für Kristalle

SB2-022 = Sind zwei Geologen im Spiel, bekommt jeder die Hälfte davon, abgerundet.
    .title = Zwei Geologen teilen

SB2-023 = Drei der Zwerge sind Saboteure; sie gewinnen genau dann, wenn die Runde ohne Weg zum Schatz endet.
    .title = Drei Saboteure

## Vorbereitung

SB2-024 = Alle Wege- und Aktionskarten von Saboteur sind dabei.
    .title = Alle Karten zum Graben

SB2-025 = Zwergenkarten und Goldkarten von Saboteur bleiben in der Schachtel.
    .title = Alte Zwerge und altes Gold bleiben

SB2-026 = Startkarte und Zielkarten liegen wie in Saboteur.
    .title = Gleicher Aufbau

SB2-027 = Wege- und Aktionskarten beider Schachteln werden zu einem verdeckten Stapel gemischt.
    .title = Ein Stapel aus 118

SB2-028 = Zehn Karten des Stapels werden ungesehen beiseitegelegt und spielen in dieser Runde nicht mit.
    .title = Zehn Karten beiseite

SB2-029 = Alle bekommen sechs Karten, egal, wie viele mitspielen.
    .title = Sechs Karten für alle

SB2-030 = Egal, wie viele mitspielen: Alle 15 Zwergenkarten werden gemischt, und jede Person bekommt eine verdeckt.
    .title = Immer 15 Zwerge

SB2-031 = Du siehst deine Zwergenkarte an und lässt sie verdeckt vor dir liegen.
    .title = Nur der eigene Zwerg

SB2-032 = Welcher Zwerg du bist, bleibt geheim, bis die Runde vorbei ist.
    .title = Rollen bleiben geheim

SB2-033 = Nicht ausgeteilte Zwergenkarten bilden einen verdeckten Stapel.
    .title = Die übrigen Zwerge

SB2-034 = Die Goldstücke liegen als Bank bereit.
    .title = Die Bank

## Zug

SB2-035 = Laut Regelheft beginnt die jüngste Person; hier entscheidet stattdessen das Los oder der Gastgeber. Danach spielt ihr im Uhrzeigersinn.
    .title = Wer beginnt, dann im Uhrzeigersinn

SB2-036 = In deinem Zug musst du genau eins von vieren wählen: eine Wegekarte legen, eine Aktionskarte spielen, zwei Karten abwerfen und dafür eine entfernen, oder passen.
    .title = Genau eins von vieren
    .no = Das geht in diesem Zug nicht: Lege eine Wegekarte, spiele eine Aktionskarte, wirf zwei Karten ab, um eine zu entfernen, oder passe.

SB2-037 = Du legst eine Wegekarte ins Labyrinth und ziehst eine Karte nach.
    .title = Wegekarte legen

SB2-038 = Du spielst eine Aktionskarte und ziehst eine Karte nach.
    .title = Aktionskarte spielen

SB2-039 = Du wirfst zwei Handkarten ab, entfernst dafür eine Karte, die vor dir liegt, und ziehst eine Karte nach.
    .title = Zwei Karten für eine
    .no = Eine Karte zu entfernen, kostet genau zwei Handkarten, nicht { $count }.

SB2-040 = Wer passt, wirft eine, zwei oder drei Karten verdeckt ab und zieht ebenso viele nach.
    .title = Passen mit einer bis drei
    .no = Passen kostet eine bis drei Karten, nicht { $count }.

SB2-041 = Damit ist dein Zug vorbei, und die nächste Person ist an der Reihe.
    .title = Ende des Zuges

SB2-042 = Ist der Zugstapel leer, wird nichts mehr nachgezogen.
    .title = Leerer Zugstapel

SB2-043 = Auch ohne Zugstapel muss eine der vier Möglichkeiten gewählt werden.
    .title = Weiter eins von vieren

SB2-044 = Wer keine Handkarten mehr hat, setzt aus, bis die Runde vorbei ist.
    .title = Ohne Karten aus der Runde

## Wegekarten

SB2-045 = Zwei der Wegekarten sind Brücken.
    .title = Zwei Brücken

SB2-046 = Die beiden Wege einer Brücke kreuzen sich, ohne sich zu treffen; abbiegen kann dort niemand.
    .title = Kein Abbiegen auf der Brücke

SB2-047 = Eine Brücke wird so gelegt, dass mindestens einer ihrer Wege mit der Startkarte verbunden ist.
    .title = Eine Brücke anschließen

SB2-048 = Zwei der Wegekarten sind Doppelkurven.
    .title = Zwei Doppelkurven

SB2-049 = Die beiden Bögen einer Doppelkurve sind nicht miteinander verbunden.
    .title = Kurven ohne Berührung

SB2-050 = Eine Doppelkurve wird so gelegt, dass mindestens einer ihrer Bögen mit der Startkarte verbunden ist.
    .title = Eine Doppelkurve anschließen

SB2-051 = Vier der Wegekarten zeigen eine Leiter.
    .title = Vier Leitern

SB2-052 = Eine Leiter ist mit der Startkarte verbunden, wo immer sie liegt.
    .title = Leiter zur Startkarte

SB2-053 = Eine Leiter ist mit jeder anderen Leiter im Labyrinth verbunden.
    .title = Leiter zu Leiter

SB2-054 = Eine Karte mit Leiter darf neben jeder offenen Karte des Labyrinths liegen.
    .title = Neben jeder Karte
    .no = „{ $card }“ muss an eine offene Karte grenzen. Hier liegt keine daneben.

SB2-055 = Eine Karte mit Leiter darf nicht direkt neben einer Zielkarte liegen.
    .title = Nicht neben einem Ziel
    .no = „{ $card }“ darf nicht neben einer Zielkarte liegen.

SB2-056 = Bevor eine Karte mit Leiter liegt, muss an ihrer Stelle keine Verbindung zur Startkarte bestehen.
    .title = Vorher kein Weg nötig

SB2-057 = Drei der Wegekarten haben eine blaue Tür und drei eine grüne.
    .title = Drei Türen je Farbe

SB2-058 = Ein Weg mit Tür führt am Ende der Runde nur Goldsucher in der Farbe der Tür zum Ziel.
    .title = Türen lassen eine Farbe durch

SB2-059 = Chef, Profiteur und Geologen kommen durch jede Tür.
    .title = Türen halten die anderen nicht auf

SB2-060 = Ein Kristall auf einer Wegekarte hat mit ihren Verbindungen nichts zu tun.
    .title = Kristalle ändern keinen Weg

## Aktionskarten

SB2-061 = Vier der Aktionskarten heißen Diebstahl.
    .title = Viermal Diebstahl

SB2-062 = Ein Diebstahl liegt offen vor der Person, die ihn spielt.
    .title = Diebstahl liegt offen

SB2-063 = Ist das Gold der Runde verteilt, darf ein Dieb einer beliebigen anderen Person 1 Gold stehlen.
    .title = 1 Gold stehlen

SB2-064 = Ist ein Dieb am Ende der Runde gefangen, nützt ihm die Karte nichts.
    .title = Kein Diebstahl im Gefängnis

SB2-065 = Drei der Aktionskarten heißen „Hände weg“.
    .title = Dreimal „Hände weg“

SB2-066 = „Hände weg“ entfernt einen ausliegenden Diebstahl, und beide Karten werden abgeworfen.
    .title = „Hände weg“ beendet Diebstahl
    .no =
        { $who ->
            [me] Vor dir liegt kein Diebstahl.
           *[other] Vor { $name } liegt kein Diebstahl.
        }

SB2-067 = Zwei der Aktionskarten heißen Mützentausch.
    .title = Zweimal Mützentausch

SB2-068 = Mützentausch trifft eine beliebige Person, auch dich selbst.
    .title = Eine beliebige Mütze

SB2-069 = Die gewählte Person wirft ihre Zwergenkarte verdeckt ab und zieht eine andere vom Stapel der nicht ausgeteilten.
    .title = Ein neuer Zwerg
    .no = Es ist keine Zwergenkarte mehr da, die jemand ziehen könnte.

SB2-070 = Die Karte Mützentausch selbst wird abgeworfen.
    .title = Mützentausch wird abgeworfen

SB2-071 = Zwei der Aktionskarten heißen Inspektion.
    .title = Zweimal Inspektion

SB2-072 = Mit einer Inspektion siehst du dir heimlich die Zwergenkarte einer beliebigen anderen Person an.
    .title = Einen Zwerg ansehen

SB2-073 = Die Karte Inspektion selbst wird abgeworfen.
    .title = Inspektion wird abgeworfen

SB2-074 = Zwei der Aktionskarten heißen „Handkarten tauschen“.
    .title = Zweimal „Handkarten tauschen“

SB2-075 = „Handkarten tauschen“ heißt: Du tauschst verdeckt alle Handkarten mit einer beliebigen anderen Person; ihr dürft verschieden viele haben.
    .title = Alle Handkarten tauschen
    .no = Handkarten tauschen kannst du nur mit jemand anderem.

SB2-076 = Die Karte „Handkarten tauschen“ wird abgeworfen und wechselt nicht mit.
    .title = Die Karte gehört nicht dazu

SB2-077 = Nach dem Tausch zieht die andere Person eine Karte nach.
    .title = Die andere Person zieht

SB2-078 = Drei der Aktionskarten heißen „Gefangen“.
    .title = Dreimal „Gefangen“

SB2-079 = „Gefangen“ liegt offen vor einer beliebigen anderen Person.
    .title = „Gefangen“ liegt offen

SB2-080 = Wer gefangen ist, darf keine Wegekarten legen.
    .title = Gefangene graben nicht
    .no = Solange du gefangen bist, darfst du keine Wegekarten legen.

SB2-081 = Wer am Ende der Runde gefangen ist, bekommt keinen Anteil am Schatz.
    .title = Kein Anteil für Gefangene

SB2-082 = Bei der Berechnung der Anteile bleiben Gefangene unberücksichtigt.
    .title = Gefangene zählen nicht mit

SB2-083 = Gefangene begehen keinen Diebstahl.
    .title = Gefangene stehlen nicht

SB2-084 = Vier der Aktionskarten heißen „Befreit“.
    .title = Viermal „Befreit“

SB2-085 = „Befreit“ entfernt eine ausliegende Karte „Gefangen“, und beide Karten werden abgeworfen.
    .title = „Befreit“ beendet Gefangenschaft
    .no =
        { $who ->
            [me] Du bist nicht gefangen.
           *[other] { $name } ist nicht gefangen.
        }

SB2-086 = Keine Aktionskarte darf gleichzeitig zweimal vor derselben Person liegen.
    .title = Jede nur einmal
    .no =
        { $who ->
            [me] „{ $card }“ liegt schon vor dir.
           *[other] „{ $card }“ liegt schon vor { $name }.
        }

## Passen und Entfernen

SB2-087 = Zum Entfernen einer Karte wirfst du zwei beliebige Handkarten ab.
    .title = Beliebige zwei Karten

SB2-088 = Entfernen darfst du eine beliebige Karte, die vor dir liegt; auch sie wird abgeworfen.
    .title = Beliebige Karte vor dir
    .no = „{ $card }“ liegt nicht vor dir.

SB2-089 = Für die zwei ziehst du nur eine Karte nach, hast also jedes Mal eine Handkarte weniger.
    .title = Eine Handkarte weniger

SB2-090 = Wer nicht spielen kann oder will, muss passen und eine bis drei Handkarten verdeckt abwerfen.
    .title = Sonst passen

SB2-091 = Nach dem Passen ziehst du so viele Karten nach, wie du abgeworfen hast.
    .title = Ebenso viele ziehen

## Ende einer Runde

SB2-092 = Die Runde endet, sobald Startkarte und Schatz verbunden sind.
    .title = Der Schatz ist erreicht

SB2-093 = Die Runde endet auch, wenn niemand mehr eine Karte spielen kann.
    .title = Niemand kann mehr spielen

## Gold

SB2-094 = Führt ein ununterbrochener Weg zum Schatz, haben die Goldsucher gewonnen; ohne ihn haben die Saboteure gewonnen. Liegen Türen auf dem Weg, hängt es davon ab, wer hindurchkommt.
    .title = Goldsucher oder Saboteure

SB2-095 = Versperrt eine Tür den Weg, haben nur die Goldsucher in ihrer Farbe gewonnen; ausgesperrt ist ein Team erst, wenn jeder Weg durch eine Tür der anderen Farbe führt.
    .title = Eine Tür entscheidet

SB2-096 = Alle, die gewinnen, werden aus der Bank bezahlt: Je mehr es sind, desto weniger gibt es.
    .title = Gold nach Anzahl

SB2-097 = Gewinnt nur ein Zwerg, bekommt er 5 Gold.
    .title = Nur einer gewinnt

SB2-098 = Zwei, die gewinnen, bekommen je 4 Gold.
    .title = Zwei gewinnen

SB2-099 = Drei, die gewinnen, bekommen je 3 Gold.
    .title = Drei gewinnen

SB2-100 = Vier, die gewinnen, bekommen je 2 Gold.
    .title = Vier gewinnen

SB2-101 = Fünf oder mehr, die gewinnen, bekommen je 1 Gold.
    .title = Fünf oder mehr gewinnen

SB2-102 = Dein Gold darf verdeckt vor dir liegen.
    .title = Gold verdeckt

SB2-103 = Gold darfst du jederzeit mit der Bank wechseln.
    .title = Wechseln jederzeit

SB2-104 = Ist das Gold verteilt, werden die ausliegenden Diebstähle ausgeführt.
    .title = Danach die Diebstähle
    .no = Zuerst entscheidet sich, ob jemand 1 Gold stiehlt.

SB2-105 = Von mehreren Dieben ist zuerst an der Reihe, wer zuletzt einen Diebstahl gespielt hat.
    .title = Der jüngste Diebstahl zuerst

SB2-106 = Die übrigen Diebe folgen im Uhrzeigersinn.
    .title = Dann im Uhrzeigersinn

SB2-107 = Ein Blauer, zwei Grüne, Chef, Profiteur und zwei Saboteure mit Diebstahl, einer davon gefangen: Der Chef verbindet durch eine blaue Tür, also bekommt Blau 3, der Chef 2, der Profiteur 1; der freie Saboteur stiehlt 1, der gefangene nichts.
    .title = Das Beispiel im Regelheft

## Nächste Runde und Ende des Spiels

SB2-108 = Für eine neue Runde werden Startkarte und Zielkarten wieder ausgelegt.
    .title = Neu ausgelegt

SB2-109 = Alle Wege- und Aktionskarten werden neu gemischt, auch die zehn beiseitegelegten.
    .title = Alles wird gemischt

SB2-110 = Wieder werden zehn Karten beiseitegelegt, und alle bekommen sechs.
    .title = Zehn beiseite, sechs für alle

SB2-111 = Alle 15 Zwergenkarten werden neu gemischt und ausgeteilt.
    .title = Zwerge neu ausgeteilt

SB2-112 = Eine neue Runde beginnt links neben der Person, die die letzte Karte gespielt hat.
    .title = Wer eine neue Runde eröffnet

SB2-113 = Nach der dritten Runde ist das Spiel vorbei.
    .title = Drei Runden

SB2-114 = Das Spiel gewinnt, wer am Schluss das meiste Gold besitzt.
    .title = Meistes Gold gewinnt

SB2-115 = Haben mehrere gleich viel und das meiste Gold, gewinnen sie gemeinsam.
    .title = Geteilter Sieg

## Klärungen

SB2-R01 = Im Regelheft beschrieben sind nur 20 der 21 Aktionskarten; die letzte gilt als Steinschlag.
    .title = Die 21. Aktionskarte

SB2-R02 = Eine Karte mit Leiter muss keinen Weg fortsetzen: Berühren reicht, wenn alle anliegenden Seiten passen.
    .title = Leitern müssen nur berühren

SB2-R03 = Beim Legen einer Karte mit Leiter darf keine Zielkarte, verdeckt oder offen, mit einer Seite anliegen; Ecken und späteres Geschehen zählen nicht.
    .title = Was neben dem Ziel heißt

SB2-R04 = Eine Karte mit Leiter darf auch nur ein abgeschnittenes Stück oder nur die Startkarte berühren.
    .title = Leiter an losem Stück

SB2-R05 = Türen hindern weder am Graben noch am Aufdecken der Ziele noch am Ende der Runde; sie zählen erst bei der Verteilung.
    .title = Türen gelten erst am Ende

SB2-R06 = Ausgesperrt ist ein Team nur, wenn jeder Weg zum Schatz durch eine Tür der anderen Farbe führt.
    .title = Irgendein Weg reicht

SB2-R07 = Sperren Türen beide Teams aus, ist kein Chef im Spiel und hat jemand anderes als der Profiteur verbunden, gewinnt niemand; ein Tisch kann den Profiteur auch dann gewinnen lassen.
    .title = Ein Profiteur vor der Tür

SB2-R08 = Sperren Türen beide Teams aus und sind Chef und Profiteur im Spiel, gewinnen beide gemeinsam, egal, wer verbunden hat.
    .title = Chef und Profiteur gemeinsam

SB2-R09 = Ist ein Anteil kleiner als der Abzug, gibt es nichts, und niemand bleibt etwas schuldig.
    .title = Nie weniger als nichts

SB2-R10 = Ein gefangener Geologe bekommt nichts und überlässt dem anderen die Kristalle; ein Tisch kann Kristalle auch Gefangenen bezahlen.
    .title = Geologen im Gefängnis

SB2-R11 = Es zählt jeder Kristall auf einer Karte, die am Ende im Labyrinth liegt, auch auf abgeschnittenen; ein Tisch kann nur mit dem Start verbundene zählen.
    .title = Welche Kristalle zählen

SB2-R12 = Wo eine Regel fragt, wer im Spiel ist, zählen Gefangene nicht mit.
    .title = Gefangene sind nicht im Spiel

SB2-R13 = Ein Team kann gewinnen, obwohl niemand dazugehört; bezahlt wird dann, wer mit ihm gewinnt.
    .title = Ein Team ohne Mitglieder

SB2-R14 = Den Weg vollendet, wessen Wegekarte den Schatz an die Startkarte anschließt, wie weit entfernt sie auch liegt.
    .title = Wer den Weg vollendet

SB2-R15 = Es zählt die Zwergenkarte, die du am Ende der Runde hast.
    .title = Der Zwerg am Ende

SB2-R16 = Bestohlen wird nur, wer Gold besitzt, aus welcher Runde auch immer; ein Dieb darf verzichten, und hat sonst niemand Gold, verfällt der Diebstahl.
    .title = Wer bestohlen wird
    .no =
        { $who ->
            [me] Du kannst dich nicht selbst bestehlen.
           *[other] { $name } kann nicht bestohlen werden.
        }

SB2-R17 = Die Reihenfolge bilden nur Diebe, die stehlen dürfen: Entfernte Karten und Gefangene zählen nicht.
    .title = Nur brauchbare Diebstähle

SB2-R18 = Gefangene dürfen einen Diebstahl auslegen und dürfen bestohlen werden.
    .title = Gefangene als Diebe und Opfer

SB2-R19 = Auch den eigenen Diebstahl darfst du entfernen, mit „Hände weg“ oder indem du zwei Karten abwirfst.
    .title = Der eigene Diebstahl

SB2-R20 = Wirfst du zwei Karten ab, darfst du ein kaputtes Werkzeug, „Gefangen“ oder einen Diebstahl vor dir entfernen, nie Zwergenkarte oder Gold und nie etwas vor anderen.
    .title = Was du entfernen darfst

SB2-R21 = Eine weggetauschte Zwergenkarte liegt für diese Runde verdeckt beiseite; ausgehen kann der Stapel nicht.
    .title = Alte Mützen

SB2-R22 = Die neue Zwergenkarte sieht nur, wer sie bekommt; sie darf denselben Zwerg zeigen wie vorher.
    .title = Wer die neue Mütze sieht

SB2-R23 = Tauschen darfst du auch, wenn einer von euch oder ihr beide keine Handkarten habt; die andere Person zieht dann nach, sofern etwas da ist.
    .title = Ohne Handkarten tauschen

SB2-R24 = Wem die Karten ausgegangen sind, der bleibt draußen, auch wenn ein Tausch ihm neue gibt, und behält sie ungespielt; ein Tisch kann ihn wieder mitspielen lassen.
    .title = Draußen bleibt draußen

SB2-R25 = Sind weniger Karten da, als zu ziehen wären, wird nachgezogen, was da ist.
    .title = Die letzten Karten ziehen

SB2-R26 = Auch bei leerem Zugstapel werden zum Passen eine bis drei Karten abgeworfen.
    .title = Passen am Schluss

SB2-R27 = Niemand kann mehr spielen, wenn alle ausgeschieden sind; wer nicht draußen ist und eine Karte hat, muss handeln, und sei es durch Passen.
    .title = Wann niemand mehr spielen kann

SB2-R28 = „Gefangen“ darfst du nicht vor dich selbst legen; kaputtes Werkzeug nur, wo der Tisch es erlaubt.
    .title = Nicht ins eigene Gefängnis
    .no = Dich selbst kannst du nicht gefangen nehmen.

SB2-R29 = „Hände weg“ und „Befreit“ darfst du auch für dich selbst spielen.
    .title = Hilfe für dich selbst

SB2-R30 = Vor einer Person liegen höchstens je eine kaputte Spitzhacke, Lampe und Lore, einmal „Gefangen“ und einmal Diebstahl.
    .title = Höchstens je eine

SB2-R31 = Eine Inspektion zeigt den Zwerg dieses Moments; nach einem späteren Mützentausch verrät sie nichts über den neuen.
    .title = Inspektion gilt für den Moment

SB2-R32 = Am Ende der Runde werden nur die ausgeteilten Zwergenkarten aufgedeckt; ein Tisch kann auch die übrigen zeigen.
    .title = Andere Zwerge bleiben verdeckt

SB2-R33 = Wie viel Gold du hast, ist geheim, dass du welches hast, nicht; was offen bezahlt und gestohlen wurde, dürfen sich alle merken. Ein Tisch kann alles Gold offenlegen.
    .title = Geheimes Gold

SB2-R34 = Ein Steinschlag darf auch Leiter, Tür, Kristall oder Brücke entfernen.
    .title = Steinschlag trifft jede Wegekarte

SB2-R35 = Eine Karte darf allein mit einer Sackgasse anliegen; ihr anderer Weg ist dann nicht verbunden.
    .title = Nur mit Sackgasse angelegt

SB2-R36 = Ob ein Saboteur durch eine Tür käme, spielt keine Rolle: Verbindet einer, entscheiden die Türen über die Teams.
    .title = Saboteure und Türen

SB2-R37 = Zu zweit ist nichts anders; auch zwei Saboteure sind möglich.
    .title = Zu zweit

SB2-R38 = Es ist immer genug Gold da, um alle zu bezahlen.
    .title = Die Bank geht nie aus

SB2-R39 = Wer den Schatz erreicht, zieht danach keine Karte, denn die Runde ist vorbei.
    .title = Kein Ziehen am Ende

SB2-R40 = Eine Reparaturkarte hilft nur bei kaputtem Werkzeug, weder bei „Gefangen“ noch bei einem Diebstahl.
    .title = Reparaturkarten reparieren Werkzeug

SB2-R41 = Du darfst beliebig viele Handkarten haben; nachgezogen wird nur, was die gewählte Möglichkeit vorsieht.
    .title = Kein Handkartenlimit

SB2-R42 = Den eigenen Zwerg inspiziert niemand; dieselbe Person erneut zu inspizieren, ist erlaubt.
    .title = Wen du inspizieren darfst
    .no = Inspizieren kannst du nur die anderen.

SB2-R43 = Gefängnis und kaputtes Werkzeug gelten in jedem Zug, solange die Karten liegen; eine zu entfernen, ist ein ganzer Zug.
    .title = Wann Gefängnis gilt

SB2-R44 = Nach „Handkarten tauschen“ zieht die andere Person anstelle derer, die die Karte gespielt hat.
    .title = Nachziehen nach dem Tausch

SB2-R45 = Die zwei Karten, die das Entfernen kostet, werden verdeckt abgeworfen.
    .title = Verdeckt bezahlt
