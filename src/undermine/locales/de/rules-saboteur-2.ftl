### Die Regeln von Saboteur 2 in eigenen Worten: eine Nachricht je Regel.
### .title ist ein kurzer Name; .no ist die Antwort auf einen Zug, den die Regel verbietet.
### In einem .no sind $seat und $count Zahlen; alles andere kommt in Worten.

## Ziel und Material

SB2-001 = Die Erweiterung ist allein nicht spielbar; sie setzt eine Schachtel Saboteur voraus.
    .title = Braucht das Grundspiel

SB2-002 = Es spielen zwei bis zwölf Sitze.
    .title = Zwei bis zwölf

SB2-003 = Hinzu kommen 30 Wegekarten, 21 Aktionskarten, 15 Zwergenkarten und 32 Goldstücke im Wert von 1, 2 oder 5.
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

SB2-012 = Der Chef bekommt stets 1 Gold weniger als den Anteil.
    .title = Eins weniger für den Chef

SB2-013 = Ist der Schatz erreicht, lassen Türen keinem der Teams einen Weg und ist kein Profiteur im Spiel, gewinnt der Chef allein und bekommt 4 Gold.
    .title = Der Chef allein

SB2-014 = Ein einziger Zwerg ist der Profiteur.
    .title = Ein Profiteur

SB2-015 = Der Profiteur gehört zu denen, die gewinnen, ob nun Goldsucher oder Saboteure Erfolg haben.
    .title = Der Profiteur gewinnt so oder so

SB2-016 = Der Profiteur bekommt 2 Gold weniger als den Anteil.
    .title = Zwei weniger für den Profiteur

SB2-017 = Hat der Profiteur persönlich den Weg vollendet, sperren Türen beide Teams aus und ist kein Chef im Spiel, gewinnt der Profiteur allein und bekommt 3 Gold.
    .title = Der eigene Weg des Profiteurs

SB2-018 = Bleibt der Schatz unerreicht und ist kein Saboteur im Spiel, gewinnt der Profiteur allein und bekommt 3 Gold.
    .title = Der Profiteur ohne Saboteure

SB2-019 = Zwei der Zwerge sind Geologen.
    .title = Zwei Geologen

SB2-020 = Einen Geologen kümmert der Schatz nicht: Es gibt keinen Anteil, und gezählt wird ein Geologe dabei auch nicht.
    .title = Kein Schatz für Geologen

SB2-021 = Ist die Runde vorbei, bekommt ein Geologe 1 Gold je Kristall, der im Labyrinth zu sehen ist.
    .title = Lohn nach Kristallen

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

SB2-028 = Zehn Karten des Stapels kommen ungesehen beiseite und spielen in dieser Runde nicht mit.
    .title = Zehn Karten beiseite

SB2-029 = Jeder Sitz bekommt sechs Karten, wie groß der Tisch auch ist.
    .title = Sechs Karten je Sitz

SB2-030 = Bei jeder Größe des Tisches werden alle fünfzehn Zwergenkarten gemischt, und jeder Sitz bekommt eine verdeckt.
    .title = Immer fünfzehn Zwerge

SB2-031 = Ein Sitz sieht die eigene Zwergenkarte an und lässt sie verdeckt vor sich liegen.
    .title = Nur der eigene Zwerg

SB2-032 = Welcher Zwerg ein Sitz ist, bleibt geheim, bis die Runde vorbei ist.
    .title = Rollen bleiben geheim

SB2-033 = Nicht ausgeteilte Zwergenkarten bilden einen verdeckten Stapel.
    .title = Die übrigen Zwerge

SB2-034 = Die Goldstücke liegen als Bank bereit.
    .title = Die Bank

## Zug

SB2-035 = Gedruckt beginnt die jüngste Person, hier entscheidet stattdessen SAB-R28; dann geht es im Uhrzeigersinn weiter.
    .title = Wer beginnt, dann im Uhrzeigersinn

SB2-036 = Am Zug muss ein Sitz genau eins von vieren wählen: eine Wegekarte legen, eine Aktionskarte spielen, zwei Karten abwerfen und dafür eine entfernen, oder passen.
    .title = Genau eins von vieren
    .no = „{ $action }“ ist in diesem Zug nicht möglich: eine Wegekarte legen, eine Aktionskarte spielen, für zwei Karten eine entfernen oder passen.

SB2-037 = Eine Wegekarte kommt ins Labyrinth, und eine Karte wird gezogen.
    .title = Wegekarte legen

SB2-038 = Eine Aktionskarte wird gespielt, und eine Karte wird gezogen.
    .title = Aktionskarte spielen

SB2-039 = Zwei Handkarten werden abgeworfen, eine vor dem eigenen Sitz liegende Karte kommt weg, und eine Karte wird gezogen.
    .title = Zwei Karten für eine
    .no = Eine Karte zu entfernen kostet genau zwei Handkarten, nicht { $count }.

SB2-040 = Wer passt, wirft eine, zwei oder drei Karten verdeckt ab und zieht ebenso viele.
    .title = Passen mit einer bis drei
    .no = Passen kostet eine bis drei Karten, nicht { $count }.

SB2-041 = Damit ist der Zug vorbei, und der nächste Sitz ist an der Reihe.
    .title = Ende des Zuges

SB2-042 = Ist der Zugstapel leer, wird nichts mehr gezogen.
    .title = Leerer Zugstapel

SB2-043 = Auch ohne Zugstapel muss eine der vier Möglichkeiten gewählt werden.
    .title = Weiter eins von vieren

SB2-044 = Ein Sitz ohne Handkarten setzt aus, bis die Runde vorbei ist.
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
    .no = Auf Feld { $at } läge „{ $card }“ nicht neben einer Karte des Labyrinths.

SB2-055 = Eine Karte mit Leiter darf nicht direkt neben einer Zielkarte liegen.
    .title = Nicht neben einem Ziel
    .no = „{ $card }“ darf nicht neben einer Zielkarte liegen, wie es auf Feld { $at } der Fall wäre.

SB2-056 = Bevor eine Karte mit Leiter liegt, muss an ihrem Platz keine Verbindung zur Startkarte bestehen.
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

SB2-062 = Ein Diebstahl liegt offen vor dem Sitz, der ihn spielt.
    .title = Diebstahl liegt offen

SB2-063 = Ist das Gold der Runde verteilt, darf sich ein Dieb 1 Gold von einem beliebigen anderen Sitz nehmen.
    .title = 1 Gold stehlen

SB2-064 = Ist ein Dieb am Ende der Runde gefangen, nützt ihm die Karte nichts.
    .title = Kein Diebstahl im Gefängnis

SB2-065 = Drei der Aktionskarten heißen Hände weg.
    .title = Dreimal Hände weg

SB2-066 = Hände weg entfernt einen ausliegenden Diebstahl, und beide Karten werden abgeworfen.
    .title = Hände weg beendet Diebstahl
    .no = Vor { $name } liegt kein Diebstahl.

SB2-067 = Zwei der Aktionskarten heißen Mützentausch.
    .title = Zweimal Mützentausch

SB2-068 = Mützentausch trifft einen beliebigen Sitz, auch den eigenen.
    .title = Die Mütze von irgendwem

SB2-069 = Der gewählte Sitz wirft die eigene Zwergenkarte verdeckt ab und zieht eine andere vom Stapel der nicht verteilten.
    .title = Ein neuer Zwerg
    .no = Es ist keine Zwergenkarte zum Ziehen mehr da.

SB2-070 = Die Karte Mützentausch selbst wird abgeworfen.
    .title = Mützentausch wird abgeworfen

SB2-071 = Zwei der Aktionskarten heißen Inspektion.
    .title = Zweimal Inspektion

SB2-072 = Mit Inspektion lässt sich heimlich die Zwergenkarte eines beliebigen anderen Sitzes ansehen.
    .title = Einen Zwerg ansehen

SB2-073 = Die Karte Inspektion selbst wird abgeworfen.
    .title = Inspektion wird abgeworfen

SB2-074 = Zwei der Aktionskarten heißen Handkarten tauschen.
    .title = Zweimal Handkarten tauschen

SB2-075 = Handkarten tauschen vertauscht verdeckt die ganze Hand mit der eines beliebigen anderen Sitzes; die Zahl der Karten darf verschieden sein.
    .title = Hände wechseln den Platz
    .no = Handkarten lassen sich nur mit einem anderen Sitz tauschen.

SB2-076 = Die Karte Handkarten tauschen wird abgeworfen und wechselt nicht mit.
    .title = Die Karte gehört nicht dazu

SB2-077 = Nach dem Tausch zieht der andere Sitz eine Karte.
    .title = Der andere Sitz zieht

SB2-078 = Drei der Aktionskarten heißen Gefangen.
    .title = Dreimal Gefangen

SB2-079 = Gefangen liegt offen vor einem beliebigen anderen Sitz.
    .title = Gefangen liegt offen

SB2-080 = Ein gefangener Sitz darf keine Wegekarten legen.
    .title = Gefangene graben nicht
    .no = Ein gefangener Sitz darf keine Wegekarten legen.

SB2-081 = Ein Sitz, der am Ende der Runde gefangen ist, bekommt keinen Anteil am Schatz.
    .title = Kein Anteil für Gefangene

SB2-082 = Bei der Berechnung der Anteile bleiben Gefangene unberücksichtigt.
    .title = Gefangene zählen nicht mit

SB2-083 = Gefangene begehen keinen Diebstahl.
    .title = Gefangene stehlen nicht

SB2-084 = Vier der Aktionskarten heißen Befreit.
    .title = Viermal Befreit

SB2-085 = Befreit entfernt eine ausliegende Karte Gefangen, und beide Karten werden abgeworfen.
    .title = Befreit beendet Gefangenschaft
    .no = Vor { $name } liegt keine Karte Gefangen.

SB2-086 = Keine Aktionskarte darf gleichzeitig zweimal vor demselben Sitz liegen.
    .title = Jede nur einmal vor einem Sitz
    .no = „{ $card }“ liegt schon vor { $name }.

## Passen und Entfernen

SB2-087 = Zum Entfernen einer Karte sind zwei beliebige Handkarten recht.
    .title = Beliebige zwei Karten

SB2-088 = Entfernt wird eine beliebige vor dem eigenen Sitz liegende Karte; sie kommt zu den abgeworfenen.
    .title = Beliebige Karte vor sich
    .no = „{ $card }“ liegt nicht vor dem eigenen Sitz.

SB2-089 = Für die zwei wird nur eine Karte gezogen, die Hand wird also jedes Mal um eine kleiner.
    .title = Eine kleinere Hand

SB2-090 = Wer nicht spielen kann oder will, muss passen und eine bis drei Handkarten verdeckt abwerfen.
    .title = Sonst passen

SB2-091 = Nach dem Passen werden so viele Karten gezogen, wie abgeworfen wurden.
    .title = Ebenso viele ziehen

## Ende einer Runde

SB2-092 = Die Runde endet, sobald Startkarte und Schatz verbunden sind.
    .title = Der Schatz ist erreicht

SB2-093 = Die Runde endet auch, wenn kein Sitz mehr eine Karte spielen kann.
    .title = Niemand kann mehr spielen

## Gold

SB2-094 = Ein ununterbrochener Weg zum Schatz heißt, dass die Goldsucher gewonnen haben; ohne ihn haben die Saboteure gewonnen. Wer das bei Türen ist, sagen SB2-R06 bis SB2-R08.
    .title = Goldsucher oder Saboteure

SB2-095 = Versperrt eine Tür den Weg, haben nur die Goldsucher in ihrer Farbe gewonnen; wann eine Tür ein Team aussperrt, sagt SB2-R06.
    .title = Eine Tür entscheidet

SB2-096 = Alle, die gewinnen, werden aus der Bank bezahlt: je mehr es sind, desto weniger gibt es.
    .title = Lohn nach Anzahl

SB2-097 = Gewinnt nur ein Zwerg, bekommt er 5 Gold.
    .title = Nur einer gewinnt

SB2-098 = Zwei, die gewinnen, bekommen je 4 Gold.
    .title = Zwei gewinnen

SB2-099 = Drei, die gewinnen, bekommen je 3 Gold.
    .title = Drei gewinnen

SB2-100 = Vier, die gewinnen, bekommen je 2 Gold.
    .title = Vier gewinnen

SB2-101 = Fünf oder mehr, die gewinnen, bekommen je 1 Gold.
    .title = Fünf oder mehr gewinnen

SB2-102 = Gold darf verdeckt vor dem Sitz liegen.
    .title = Gold verdeckt

SB2-103 = Gold lässt sich jederzeit mit der Bank wechseln.
    .title = Wechseln jederzeit

SB2-104 = Ist das Gold verteilt, werden die ausliegenden Diebstähle ausgeführt.
    .title = Danach die Diebstähle
    .no = Ein Dieb ist an der Reihe: 1 Gold wird gestohlen oder keins. Das muss warten: „{ $action }“.

SB2-105 = Von mehreren Dieben ist zuerst an der Reihe, wer zuletzt einen Diebstahl gespielt hat.
    .title = Der jüngste Diebstahl zuerst

SB2-106 = Die übrigen Diebe folgen im Uhrzeigersinn.
    .title = Dann im Uhrzeigersinn

SB2-107 = Ein Blauer, zwei Grüne, Chef, Profiteur und zwei Saboteure mit Diebstahl, einer davon gefangen: Der Chef verbindet durch eine blaue Tür, also bekommt Blau 3, der Chef 2, der Profiteur 1; der freie Saboteur stiehlt 1, der gefangene nichts.
    .title = Das gedruckte Beispiel

## Nächste Runde und Ende des Spiels

SB2-108 = Für eine neue Runde werden Startkarte und Zielkarten wieder ausgelegt.
    .title = Neu ausgelegt

SB2-109 = Alle Wege- und Aktionskarten werden neu gemischt, auch die zehn beiseitegelegten.
    .title = Alles wird gemischt

SB2-110 = Wieder kommen zehn Karten beiseite, und jeder Sitz bekommt sechs.
    .title = Zehn beiseite, sechs je Sitz

SB2-111 = Alle fünfzehn Zwergenkarten werden neu gemischt und ausgeteilt.
    .title = Zwerge neu ausgeteilt

SB2-112 = Eine neue Runde eröffnet der linke Nachbar des Sitzes, der die letzte Karte gespielt hat.
    .title = Wer eine neue Runde eröffnet

SB2-113 = Nach der dritten Runde ist das Spiel vorbei.
    .title = Drei Runden

SB2-114 = Wer insgesamt das meiste Gold gesammelt hat, gewinnt das Spiel.
    .title = Meistes Gold gewinnt

SB2-115 = Haben mehrere Sitze gleich viel und das meiste Gold, gewinnen sie gemeinsam.
    .title = Geteilter Sieg

## Klärungen

SB2-R01 = Beschrieben sind nur zwanzig der 21 Aktionskarten; die letzte gilt als Steinschlag.
    .title = Die 21. Aktionskarte

SB2-R02 = Eine Karte mit Leiter muss keinen Weg fortsetzen: Berühren reicht, wenn alle anliegenden Seiten passen.
    .title = Leitern müssen nur berühren

SB2-R03 = Beim Legen einer Karte mit Leiter darf keine Zielkarte, verdeckt oder offen, mit einer Seite anliegen; Ecken und späteres Geschehen zählen nicht.
    .title = Was neben dem Ziel heißt

SB2-R04 = Eine Karte mit Leiter darf auch nur ein abgeschnittenes Stück oder nur die Startkarte berühren.
    .title = Leiter an Losem

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

SB2-R12 = Wo eine Regel fragt, wer im Spiel ist, gelten Gefangene als abwesend.
    .title = Gefangene sind nicht im Spiel

SB2-R13 = Ein Team kann gewinnen, obwohl niemand dazugehört; bezahlt wird dann, wer mit ihm gewinnt.
    .title = Ein Team ohne Mitglieder

SB2-R14 = Die Verbindung stellt der Sitz her, dessen Wegekarte den Schatz an die Startkarte anschließt, wie weit entfernt sie auch liegt.
    .title = Wer verbunden hat

SB2-R15 = Es zählt die Zwergenkarte, die ein Sitz am Ende der Runde hat.
    .title = Der Zwerg am Ende

SB2-R16 = Bestohlen wird nur, wer Gold besitzt, aus welcher Runde auch immer; ein Dieb darf verzichten, und hat sonst niemand Gold, verfällt der Diebstahl.
    .title = Wer bestohlen wird
    .no = { $name } kann nicht bestohlen werden: Dort ist kein Gold, oder es ist der Sitz des Diebes.

SB2-R17 = Die Reihenfolge bilden nur Diebe, die stehlen dürfen: Entfernte Karten und Gefangene zählen nicht.
    .title = Nur brauchbare Diebstähle

SB2-R18 = Gefangene dürfen einen Diebstahl auslegen und dürfen bestohlen werden.
    .title = Gefangene als Diebe und Opfer

SB2-R19 = Auch der eigene Diebstahl lässt sich entfernen, mit Hände weg oder für zwei Karten.
    .title = Der eigene Diebstahl

SB2-R20 = Zwei Karten entfernen ein kaputtes Werkzeug, Gefangen oder Diebstahl vor dem eigenen Sitz, nie Zwergenkarte oder Gold und nie für einen anderen Sitz.
    .title = Was sich entfernen lässt

SB2-R21 = Eine weggetauschte Zwergenkarte liegt für diese Runde verdeckt beiseite; ausgehen kann der Stapel nicht.
    .title = Alte Mützen

SB2-R22 = Die neue Zwergenkarte sieht nur der Sitz, der sie bekommt; sie darf denselben Zwerg zeigen wie vorher.
    .title = Wer die neue Mütze sieht

SB2-R23 = Getauscht werden darf auch, wenn eine oder beide Hände leer sind; der andere Sitz zieht dann, sofern etwas da ist.
    .title = Leere Hände tauschen

SB2-R24 = Ein Sitz, dem die Karten ausgegangen sind, bleibt draußen, auch wenn ein Tausch ihm eine Hand gibt, und behält sie ungespielt; ein Tisch kann ihn wieder mitspielen lassen.
    .title = Draußen bleibt draußen

SB2-R25 = Sind weniger Karten da, als zu ziehen wären, wird gezogen, was da ist.
    .title = Die letzten Karten ziehen

SB2-R26 = Auch bei leerem Zugstapel werden zum Passen eine bis drei Karten abgeworfen.
    .title = Passen am Schluss

SB2-R27 = Niemand kann mehr spielen, wenn alle Sitze ausgeschieden sind; wer nicht draußen ist und eine Karte hält, muss handeln, und sei es durch Passen.
    .title = Wann niemand mehr spielen kann

SB2-R28 = Gefangen darf nicht vor dem eigenen Sitz liegen; kaputtes Werkzeug nur, wo der Tisch es erlaubt.
    .title = Nicht ins eigene Gefängnis
    .no = Der eigene Sitz lässt sich nicht gefangen setzen.

SB2-R29 = Hände weg und Befreit dürfen auch für den eigenen Sitz gespielt werden.
    .title = Hilfe für sich selbst

SB2-R30 = Vor einem Sitz liegen höchstens je eine kaputte Spitzhacke, Lampe und Lore, einmal Gefangen und einmal Diebstahl.
    .title = Höchstens je eine

SB2-R31 = Eine Inspektion zeigt den Zwerg dieses Augenblicks; nach einem späteren Mützentausch verrät sie nichts über den neuen.
    .title = Inspektion ist ein Augenblick

SB2-R32 = Am Ende der Runde werden nur die Zwergenkarten der Sitze aufgedeckt; ein Tisch kann auch die übrigen zeigen.
    .title = Andere Zwerge bleiben verdeckt

SB2-R33 = Wie viel Gold ein Sitz hat, ist geheim, dass er welches hat, nicht; was offen bezahlt und gestohlen wurde, darf man sich merken. Ein Tisch kann alles Gold offenlegen.
    .title = Geheimes Gold

SB2-R34 = Ein Steinschlag darf auch Leiter, Tür, Kristall oder Brücke entfernen.
    .title = Steinschlag trifft jede Wegekarte

SB2-R35 = Eine Karte darf allein mit ihrem toten Stummel anliegen; ihr anderer Weg ist dann nicht verbunden.
    .title = Am Stummel angelegt

SB2-R36 = Ob ein Saboteur durch eine Tür käme, spielt keine Rolle: Verbindet einer, entscheiden die Türen über die Teams.
    .title = Saboteure und Türen

SB2-R37 = Zu zweit ist nichts anders; auch zwei Saboteure sind möglich.
    .title = Zu zweit

SB2-R38 = Es ist immer genug Gold da, um alle zu bezahlen.
    .title = Die Bank geht nie aus

SB2-R39 = Wer den Schatz erreicht, zieht danach keine Karte, denn die Runde ist vorbei.
    .title = Kein Ziehen am Ende

SB2-R40 = Eine Reparaturkarte hilft nur bei kaputtem Werkzeug, weder bei Gefangen noch bei Diebstahl.
    .title = Reparaturkarten reparieren Werkzeug

SB2-R41 = Eine Hand darf beliebig groß sein; gezogen wird nur, was die gewählte Möglichkeit vorsieht.
    .title = Keine Handgrenze

SB2-R42 = Den eigenen Zwerg inspiziert niemand; denselben Sitz erneut zu inspizieren, ist erlaubt.
    .title = Wen man inspiziert
    .no = Inspizieren lässt sich nur der Zwerg eines anderen Sitzes.

SB2-R43 = Gefängnis und kaputtes Werkzeug binden in jedem Zug, solange die Karten liegen; eine zu entfernen, ist ein ganzer Zug.
    .title = Wann Gefängnis bindet

SB2-R44 = Nach Handkarten tauschen zieht der andere Sitz an Stelle dessen, der die Karte gespielt hat.
    .title = Ein Zug vom Stapel nach dem Tausch

SB2-R45 = Die zwei Karten, die das Entfernen kostet, werden verdeckt abgeworfen.
    .title = Verdeckt bezahlt
