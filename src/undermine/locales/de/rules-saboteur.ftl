### Die Regeln von Saboteur in eigenen Worten: eine Nachricht je Regelnummer.
### .title ist ein Kurztitel; .no ist die Antwort auf einen Zug, den die Regel verbietet.
### In .no sind $seat und $goal Zahlen; alles andere kommt in Worten.

## Ziel und Material

SAB-001 = Zum Spiel gehören 44 Wegekarten, 27 Aktionskarten, 28 Goldkarten und 11 Zwergenkarten, davon 7 Goldsucher und 4 Saboteure.
    .title = Was zum Spiel gehört

SAB-002 = In jeder Runde gehörst du insgeheim zu einer von zwei Seiten: Du bist Goldsucher oder Saboteur.
    .title = Zwei Seiten

SAB-003 = Wird ein Weg von der Startkarte zum Schatz fertig, bekommen die Goldsucher für diese Runde Gold und die Saboteure keines.
    .title = Erfolg belohnt die Goldsucher

SAB-004 = Endet eine Runde ohne Weg zum Schatz, bekommen die Saboteure Gold, sofern welche im Spiel sind, und die Goldsucher keines.
    .title = Misserfolg belohnt die Saboteure

SAB-005 = Auf welcher Seite jemand stand, kommt erst nach der Runde ans Licht, unmittelbar bevor das Gold verteilt wird.
    .title = Rollen bleiben verborgen

SAB-006 = Wer nach drei Runden das meiste Gold besitzt, gewinnt; bei Gleichstand an der Spitze ist der Sieg geteilt.
    .title = Das meiste Gold gewinnt

## Spielvorbereitung

SAB-007 = Vor dem Spiel werden die Karten in vier Gruppen sortiert: Wegekarten, Aktionskarten, Goldkarten und Zwergenkarten.
    .title = Karten sortieren

SAB-008 = Wie viele Goldsucher und Saboteure eingemischt werden, hängt allein davon ab, wie viele Personen mitspielen; alle übrigen Zwergenkarten bleiben aus dem Spiel.
    .title = Zwergenkarten nach Personenzahl

SAB-009 = Zu dritt werden vier Zwergenkarten gemischt: 1 Saboteur, 3 Goldsucher.
    .title = Zwergenkarten zu dritt

SAB-010 = Zu viert werden fünf Zwergenkarten gemischt: 1 Saboteur, 4 Goldsucher.
    .title = Zwergenkarten zu viert

SAB-011 = Zu fünft werden sechs Zwergenkarten gemischt: 2 Saboteure, 4 Goldsucher.
    .title = Zwergenkarten zu fünft

SAB-012 = Zu sechst werden sieben Zwergenkarten gemischt: 2 Saboteure, 5 Goldsucher.
    .title = Zwergenkarten zu sechst

SAB-013 = Zu siebt werden acht Zwergenkarten gemischt: 3 Saboteure, 5 Goldsucher.
    .title = Zwergenkarten zu siebt

SAB-014 = Zu acht werden neun Zwergenkarten gemischt: 3 Saboteure, 6 Goldsucher.
    .title = Zwergenkarten zu acht

SAB-015 = Zu neunt werden zehn Zwergenkarten gemischt: 3 Saboteure, 7 Goldsucher.
    .title = Zwergenkarten zu neunt

SAB-016 = Zu zehnt werden sämtliche elf Zwergenkarten gemischt: 4 Saboteure, 7 Goldsucher.
    .title = Zwergenkarten zu zehnt

SAB-017 = Von den gemischten Zwergenkarten bekommt jede Person genau eine, und zwar verdeckt.
    .title = Eine Zwergenkarte pro Person
    .no = „{ $card }“ kann so nicht ausgeteilt werden: Entweder liegt die Karte nicht dort ({ $pile }), oder sie gehört woandershin.

SAB-018 = Du siehst nur deine eigene Zwergenkarte an; sie bleibt verdeckt vor dir liegen, und deine Rolle bleibt geheim.
    .title = Nur die eigene Rolle

SAB-019 = Beim Austeilen bleibt immer eine Zwergenkarte übrig; sie liegt verdeckt abseits, und vor dem Ende der Runde sieht sie niemand.
    .title = Ein Zwerg bleibt unbekannt

SAB-020 = Während der ganzen Runde bleiben die Zwergenkarten verdeckt; erst nach ihrem Ende werden alle umgedreht.
    .title = Rollen erst nach der Runde

SAB-021 = Vier der 44 Wegekarten sind besondere Karten: die Startkarte, zu erkennen an der Leiter, und die drei Zielkarten.
    .title = Startkarte und Zielkarten

SAB-022 = Von den drei Zielkarten zeigt eine einzige den Schatz, jede der anderen beiden einen Stein.
    .title = Ein Schatz, zwei Steine

SAB-023 = In jeder Runde werden die drei Zielkarten gemischt und verdeckt an ihre Stellen gelegt, die Startkarte kommt offen an ihre.
    .title = Zielkarten liegen verdeckt

SAB-024 = Zwischen der Startkarte und der Spalte der Zielkarten ist Raum für sieben Kartenbreiten; die mittlere Zielkarte liegt auf Höhe der Startkarte, benachbarte Zielkarten trennt eine Kartenlänge.
    .title = Abstände auf dem Tisch

SAB-025 = Die Startkarte ist der Anfang des Labyrinths; alles, was in der Runde gegraben wird, breitet sich von dort aus.
    .title = Anfang des Labyrinths

SAB-026 = Das Rechteck aus Startkarte und Zielkarten ist keine Grenze: Nach allen Seiten darf auch darüber hinaus gebaut werden.
    .title = Kein äußerer Rand

SAB-027 = Die 40 Wegekarten außer Start- und Zielkarten bilden, mit allen 27 Aktionskarten gemischt, einen gemeinsamen Kartensatz.
    .title = Gemeinsam gemischt

SAB-028 = Zu dritt bis zu fünft beginnen alle die Runde mit sechs Handkarten.
    .title = Sechs Handkarten

SAB-029 = Zu sechst und zu siebt beginnen alle die Runde mit fünf Handkarten.
    .title = Fünf Handkarten

SAB-030 = Zu acht bis zu zehnt beginnen alle die Runde mit vier Handkarten.
    .title = Vier Handkarten

SAB-031 = Handkarten werden verdeckt ausgeteilt; du kennst nur deine eigenen.
    .title = Handkarten sind geheim

SAB-032 = Was nach dem Austeilen der Handkarten übrig ist, bildet verdeckt den Zugstapel.
    .title = Der Zugstapel

SAB-033 = Vor der ersten Runde werden alle 28 Goldkarten gemischt und kommen als verdeckter Goldstapel neben die übrige Zwergenkarte.
    .title = Der Goldstapel

SAB-034 = Laut Regelheft beginnt die jüngste Person am Tisch; hier entscheidet stattdessen das Los oder der Gastgeber. Danach spielt ihr im Uhrzeigersinn.
    .title = Erster Zug, dann Uhrzeigersinn
    .no = Zuerst muss feststehen, wer beginnt.

SAB-035 = Neben dem Zugstapel liegt der Ablagestapel für verbrauchte und abgeworfene Karten.
    .title = Der Ablagestapel

## Zug

SAB-036 = Zu Beginn deines Zuges spielst du eine Handkarte. Das ist Pflicht; nur wer keine Handkarten hat, wird übersprungen.
    .title = Zuerst eine Karte spielen
    .no = Diese Karte hast du nicht auf der Hand: { $card }.

SAB-037 = Eine Karte zu spielen heißt genau eins von dreien: eine Wegekarte legen, eine Aktionskarte spielen oder passen und dabei eine Karte verdeckt abwerfen.
    .title = Drei Möglichkeiten im Zug
    .no = Das geht in diesem Zug nicht: Lege eine Wegekarte, spiele eine Aktionskarte oder passe.

SAB-038 = Danach ziehst du eine Karte vom Zugstapel. Auch das ist Pflicht, sofern der Stapel nicht leer und die Runde nicht schon zu Ende ist.
    .title = Dann eine Karte ziehen
    .no = Zuerst wird eine Karte gezogen oder ausgeteilt.

SAB-039 = Mit dem Ziehen, bei leerem Zugstapel schon mit dem Spielen, ist dein Zug vorbei; im Uhrzeigersinn folgt die nächste Person, die noch Handkarten hat.
    .title = Ende des Zuges

SAB-040 = Ist der Zugstapel aufgebraucht, wird nicht mehr gezogen, und ein Zug besteht allein aus dem Spielen einer Karte.
    .title = Leerer Zugstapel

## Wegekarten

SAB-041 = Eine Wegekarte kommt auf ein freies Feld, das mit einer Seite an eine Karte des Labyrinths grenzt; eine Ecke oder eine verdeckte Zielkarte genügt nicht.
    .title = Neben einer liegenden Karte
    .no = Eine Wegekarte braucht ein freies Feld direkt neben einer gelegten Karte.

SAB-042 = An jeder Seite, mit der eine neu gelegte Wegekarte eine offene Karte berührt, muss Weg auf Weg und Fels auf Fels treffen.
    .title = Alle Kanten müssen passen
    .no = Passt hier nicht: Im { $side } träfe der Weg auf Fels.

SAB-043 = Wegekarten liegen mit ihren langen Seiten immer parallel zu denen der Startkarte; eine Vierteldrehung ist nie erlaubt.
    .title = Keine Vierteldrehung
    .no = Eine Wegekarte darf aufrecht oder auf dem Kopf liegen, aber nie quer.

SAB-044 = Mindestens ein Weg einer neu gelegten Wegekarte muss einen Weg fortsetzen, der lückenlos bis zur Startkarte zurückführt; nur eine Hausregel hebt das auf.
    .title = Verbunden mit dem Start
    .no = Passt hier nicht: Kein Weg würde zur Startkarte zurückführen.

SAB-045 = Goldsucher arbeiten auf einen lückenlosen Weg vom Start zu einer Zielkarte hin, Saboteure möglichst unauffällig dagegen; verboten ist deshalb keiner Seite ein Zug.
    .title = Was beide Seiten wollen

## Aktionskarten

SAB-046 = Aktionskarten werden offen gespielt, sodass alle am Tisch sehen, welche Karte es ist.
    .title = Aktionskarten sind offen

SAB-047 = Eine Aktionskarte darfst du vor dir selbst oder vor einer anderen Person spielen, soweit die Art der Karte es zulässt.
    .title = Vor dir oder vor anderen
    .no = An diesem Tisch gibt es keinen Spieler { $seat }.

SAB-048 = Solange vor dir mindestens eine Schadenskarte liegt (kaputte Spitzhacke, Lampe oder Lore), kannst du keine Wegekarten legen.
    .title = Werkzeug kaputt, kein Graben
    .no = Erst reparieren, dann graben: { $tools }.

SAB-049 = Schadenskarten verbieten nur das Legen von Wegekarten: Aktionskarten zu spielen und zu passen bleibt erlaubt.
    .title = Alles andere bleibt erlaubt

SAB-050 = Vor einer Person dürfen gleichzeitig höchstens eine kaputte Spitzhacke, eine kaputte Lampe und eine kaputte Lore liegen.
    .title = Jede Sorte nur einmal
    .no = Diese Karte liegt dort schon: { $card }.

SAB-051 = Willst du eine Wegekarte legen, zählt der Anfang deines Zuges: Schon da darf keine Schadenskarte vor dir gelegen haben.
    .title = Von Anfang an unbehindert

SAB-052 = Eine Reparaturkarte beseitigt eine Schadenskarte, die vor jemandem liegt.
    .title = Werkzeug reparieren

SAB-053 = Mit einer Reparaturkarte kannst du eine Schadenskarte vor dir selbst ebenso beseitigen wie eine vor jeder anderen Person.
    .title = Reparieren bei allen

SAB-054 = Die Reparaturkarte und die damit beseitigte Schadenskarte kommen beide auf den Ablagestapel.
    .title = Reparatur verbraucht beide Karten

SAB-055 = Eine Reparaturkarte wirkt nur gegen eine Schadenskarte, deren Werkzeug auch auf ihr selbst zu sehen ist.
    .title = Gleiches Werkzeug nötig
    .no = Diese Karte repariert keine { $tool }: { $card }.

SAB-056 = Eine Reparaturkarte mit zwei Werkzeugen repariert nur eines davon; welches, entscheidet, wer sie spielt.
    .title = Zwei Werkzeuge, eine Reparatur

SAB-057 = Eine Reparaturkarte ist nur spielbar, solange vor irgendjemandem eine Schadenskarte liegt, gegen die sie hilft.
    .title = Nur bei einem Schaden
    .no =
        { $who ->
            [me] Deine { $tool } ist nicht kaputt.
           *[other] Die { $tool } von { $name } ist nicht kaputt.
        }

SAB-058 = Laut Regelheft wird der Steinschlag vor einem selbst gespielt; er trifft das Labyrinth und nie eine andere Person.
    .title = Steinschlag trifft niemanden

SAB-059 = Wer einen Steinschlag spielt, entfernt eine beliebige Wegekarte aus dem Labyrinth; nur Startkarte und Zielkarten sind davor sicher.
    .title = Steinschlag entfernt eine Karte
    .no = Startkarte und Zielkarten kann der Steinschlag nicht treffen.

SAB-060 = Auf den Ablagestapel kommen nach einem Steinschlag sowohl die entfernte Wegekarte als auch der Steinschlag selbst.
    .title = Steinschlag verbraucht beide Karten

SAB-061 = Keine aus der Hand gelegte Wegekarte ist vor dem Steinschlag sicher: Er darf eine Verbindung unterbrechen und genauso eine Sackgasse wegräumen.
    .title = Jede gelegte Karte

SAB-062 = Ein Loch, das ein Steinschlag hinterlässt, darf in einem späteren Zug mit einer dort erlaubten Wegekarte geschlossen werden.
    .title = Löcher wieder schließen

SAB-063 = Spielst du einen Schatzplan, siehst du dir die Unterseite einer verdeckten Zielkarte deiner Wahl an; danach liegt sie wieder verdeckt an derselben Stelle.
    .title = Schatzplan zeigt ein Ziel
    .no = Ein Ziel { $goal } gibt es nicht: Die Ziele haben die Nummern 1 bis 3.

SAB-064 = Was ein Schatzplan enthüllt, sieht nur, wer ihn gespielt hat; die anderen sehen lediglich, welche Zielkarte angesehen wurde.
    .title = Nur für deine Augen

SAB-065 = Nach dem Blick auf die Zielkarte kommt der Schatzplan auf den Ablagestapel.
    .title = Schatzplan ist verbraucht

## Passen

SAB-066 = Passen ist immer erlaubt und Pflicht, wenn sonst nichts spielbar ist: Genau eine Handkarte kommt verdeckt und ungezeigt auf den Ablagestapel.
    .title = Passen kostet eine Karte
    .no = Zum Passen wirfst du genau eine Karte ab, nicht { $count }.

## Ende einer Runde

SAB-067 = Vollendet eine gelegte Wegekarte einen lückenlosen Weg von der Startkarte zu einer verdeckten Zielkarte, deckt die Person, die sie gelegt hat, diese Zielkarte auf.
    .title = Ein Ziel erreichen

SAB-068 = Kommt beim Aufdecken einer Zielkarte der Schatz zum Vorschein, endet die Runde auf der Stelle.
    .title = Schatz beendet die Runde

SAB-069 = Ein aufgedeckter Stein ist nicht das Ende der Runde; sofern nicht zugleich der Schatz aufgedeckt wird, spielen alle weiter.
    .title = Stein beendet die Runde nicht

SAB-070 = Ein aufgedeckter Stein wird so hingelegt, dass sein Weg an die eben gelegte Karte anschließt; führt diese nicht direkt hinein, zählt ein anderer Weg, der mit dem Start verbunden ist.
    .title = Stein schließt an
    .no = Zuerst muss die aufgedeckte Zielkarte liegen.

SAB-071 = Beim Aufdecken ist es erlaubt, dass eine Zielkarte an einzelnen Seiten nicht zu ihren Nachbarn passt; für keine andere Karte gilt das jemals.
    .title = Aufgedecktes Ziel darf abweichen

SAB-072 = Die Runde endet auch, wenn niemand am Tisch mehr Handkarten hat.
    .title = Keine Handkarten mehr

SAB-073 = Nach dem Ende der Runde werden sämtliche Zwergenkarten umgedreht, sodass alle Rollen bekannt sind.
    .title = Alle Rollen werden gezeigt

## Gold

SAB-074 = Die Goldsucher gewinnen die Runde, sobald ein lückenloser Weg die Startkarte mit dem Schatz verbindet, ganz gleich, wer ihn vollendet hat.
    .title = Sieg der Goldsucher

SAB-075 = Gewinnen die Goldsucher, wird für jeden Goldsucher im Spiel eine Goldkarte verdeckt gezogen, es sei denn, der Tisch hat eine Goldkarte pro Person vereinbart.
    .title = Eine Goldkarte pro Goldsucher

SAB-076 = Der Goldsucher, der den Schatz erreicht hat, bekommt die gezogenen Goldkarten und nimmt sich zuerst eine; war es ein Saboteur, wählt zuerst der nächste Goldsucher gegen den Uhrzeigersinn.
    .title = Wer findet, wählt zuerst
    .no = „{ $card }“ ist nicht unter den angebotenen Goldkarten.

SAB-077 = Ist eine Karte gewählt, wandern die übrigen Goldkarten gegen den Uhrzeigersinn zum nächsten Goldsucher, der sich auch eine nimmt; Saboteure werden übersprungen.
    .title = Weiter zum nächsten Goldsucher

SAB-078 = Wählen und Weitergeben wiederholen sich, bis jede gezogene Goldkarte verteilt ist.
    .title = Bis alles verteilt ist

SAB-079 = Die Saboteure gewinnen die Runde, wenn sie endet, ohne dass der Schatz erreicht ist.
    .title = Sieg der Saboteure

SAB-080 = Gewinnen die Saboteure und ist nur einer im Spiel, bekommt er Goldkarten für zusammen 4 Gold.
    .title = Ein Saboteur, vier Gold

SAB-081 = Gewinnen die Saboteure und sind zwei im Spiel, bekommt jeder der beiden Goldkarten für zusammen 3 Gold.
    .title = Zwei Saboteure, je drei Gold

SAB-082 = Gewinnen die Saboteure und sind drei im Spiel, bekommt jeder der drei Goldkarten für zusammen 3 Gold.
    .title = Drei Saboteure, je drei Gold

SAB-083 = Gewinnen die Saboteure und sind vier im Spiel, bekommt jeder der vier Goldkarten für zusammen 2 Gold.
    .title = Vier Saboteure, je zwei Gold

SAB-084 = Wie viel deine Goldkarten wert sind, bleibt den anderen verborgen, bis das Spiel vorbei ist.
    .title = Gold bleibt geheim

SAB-085 = Zu dritt und zu viert ist manchmal gar kein Saboteur im Spiel; bleibt der Schatz in einer solchen Runde unerreicht, bekommt niemand Gold.
    .title = Kein Saboteur, kein Gold

## Nächste Runde und Ende des Spiels

SAB-086 = Ist das Gold der ersten oder zweiten Runde verteilt, fängt die nächste an.
    .title = Auf zur nächsten Runde
    .no = Zuerst wird das Gold verteilt.

SAB-087 = In einer neuen Runde kommen die Startkarte und die frisch gemischten Zielkarten an dieselben Stellen wie in der ersten.
    .title = Neuer Aufbau

SAB-088 = In einer neuen Runde werden die Zwergenkarten der vorigen, einschließlich der übrigen Karte, gemischt und neu ausgeteilt.
    .title = Rollen neu austeilen

SAB-089 = In einer neuen Runde werden alle Aktionskarten und alle Wegekarten außer Start- und Zielkarten neu gemischt; alle bekommen so viele Handkarten wie in der ersten Runde, der Rest wird Zugstapel.
    .title = Handkarten neu austeilen

SAB-090 = Goldkarten aus früheren Runden bleiben bei der Person, die sie gewonnen hat.
    .title = Gewonnenes Gold bleibt

SAB-091 = Goldkarten, die bisher niemand gewonnen hat, bleiben für die weiteren Runden im Goldstapel.
    .title = Das restliche Gold

SAB-092 = Die neue Runde beginnt links neben der Person, die in der vorigen Runde als letzte eine Karte gespielt hat.
    .title = Anfang der neuen Runde

SAB-093 = Ist die dritte Runde vorbei und ihr Gold verteilt, ist das Spiel zu Ende.
    .title = Schluss nach drei Runden
    .no = Das Spiel ist zu Ende.

SAB-094 = Nach der letzten Runde zählen alle, wie viele Goldstücke ihre gesammelten Goldkarten zusammen zeigen.
    .title = Gold zählen

SAB-095 = Die höchste Summe an Goldstücken gewinnt das Spiel.
    .title = Höchste Summe gewinnt

SAB-096 = Haben mehrere die höchste Summe, gewinnen sie alle zusammen.
    .title = Geteilter Sieg

SAB-097 = Für Varianten zu verschiedenen Personenzahlen verweist das Regelheft auf die Website des Verlags; Teil dieser Regeln sind sie nicht.
    .title = Varianten anderswo

## Klärungen

SAB-R01 = Eine Wegekarte darf beim Legen auch um eine halbe Drehung gedreht werden; liegt sie einmal im Labyrinth, wird sie nicht mehr gedreht.
    .title = Halbe Drehung erlaubt

SAB-R02 = Eine verdeckte Zielkarte stellt keine Bedingung: Eine Wegekarte daneben darf ihr Weg oder Fels zuwenden.
    .title = Verdecktes Ziel passt immer

SAB-R03 = Die abgewandte Seite einer Sackgasse oder ein vom Start abgeschnittener Teil des Labyrinths reicht zum Anlegen nicht aus, es sei denn, der Tisch verzichtet auf die Verbindung zum Start.
    .title = Nicht an losen Enden bauen

SAB-R04 = Eine Wegekarte darf nicht dort gelegt werden, wo sie nur verdeckte Zielkarten berühren würde.
    .title = Nicht nur am Ziel
    .no = Passt hier nicht: Die Karte würde nur verdeckte Zielkarten berühren.

SAB-R05 = Eine Sackgasse, die auf eine Zielkarte zeigt, erreicht sie nicht; die Zielkarte bleibt verdeckt.
    .title = Sackgassen erreichen kein Ziel

SAB-R06 = Nach jeder gelegten Wegekarte werden alle verdeckten Zielkarten geprüft; so kann eine Karte auch ein Ziel erreichen, das sie selbst nicht berührt.
    .title = Alle Ziele werden geprüft

SAB-R07 = Erreicht eine Wegekarte mehrere Ziele, werden alle aufgedeckt: Ist der Schatz dabei, endet die Runde; sind es nur Steine, werden alle angeschlossen, und es geht weiter.
    .title = Mehrere Ziele zugleich

SAB-R08 = Ein aufgedeckter Stein muss an die eben gelegte Karte anschließen, ersatzweise an einen anderen mit dem Start verbundenen Weg. Kommen beide Lagen infrage, zählt die, die zu mehr Nachbarn passt; bei Gleichstand entscheidet, wer am Zug ist.
    .title = Wie ein Stein liegt
    .no = „{ $card }“ ist nicht die aufgedeckte Zielkarte oder kann hier nicht so herum liegen.

SAB-R09 = Eine aufgedeckte Zielkarte ist von da an ein Nachbar wie jeder andere: Spätere Wegekarten müssen zu ihr passen, vorhandene Unstimmigkeiten bleiben bestehen.
    .title = Offene Ziele müssen passen

SAB-R10 = Ein aufgedeckter Stein ist Teil des Labyrinths, und an seinem Weg darf weitergebaut werden wie an jedem anderen.
    .title = Weiterbauen am Stein

SAB-R11 = Vom Steinschlag abgeschnittene Karten bleiben liegen: Sie belegen ihre Felder, neue Karten müssen zu ihnen passen, und sobald sie wieder mit dem Start verbunden sind, darf an ihnen weitergebaut werden.
    .title = Abgeschnittenes bleibt liegen

SAB-R12 = Weder verdeckte noch aufgedeckte Zielkarten kann der Steinschlag treffen, und ein aufgedecktes Ziel wird in dieser Runde nicht wieder umgedreht.
    .title = Ziele trotzen dem Steinschlag

SAB-R13 = Ein Steinschlag ist nicht spielbar, solange im Labyrinth keine Wegekarte liegt, die er entfernen könnte; beim Passen abwerfen darfst du ihn trotzdem.
    .title = Steinschlag braucht eine Wegekarte
    .no = Hier liegt keine Wegekarte, die der Steinschlag treffen könnte.

SAB-R14 = Ein Schatzplan wirkt nur auf eine noch verdeckte Zielkarte; dieselbe mit einem weiteren Schatzplan noch einmal anzusehen, ist erlaubt.
    .title = Schatzplan nur für Verdecktes
    .no = Diese Zielkarte liegt schon offen.

SAB-R15 = Ein Schatzplan zeigt die ganze Vorderseite der Zielkarte: den Schatz oder welcher der beiden Steine es ist.
    .title = Schatzplan zeigt alles

SAB-R16 = Eine Schadenskarte darfst du nur vor anderen spielen, nie vor dir selbst, es sei denn, der Tisch hat das erlaubt.
    .title = Nicht das eigene Werkzeug
    .no = An diesem Tisch darf niemand das eigene Werkzeug kaputt machen.

SAB-R17 = Wer eine Reparaturkarte spielt, entscheidet, bei wem sie welches Werkzeug repariert; ablehnen kann das niemand.
    .title = Wer repariert, entscheidet

SAB-R18 = Eine Aktionskarte darfst du nur dort spielen, wo sie zulässig ist und etwas bewirkt; sonst kannst du sie nur behalten oder beim Passen abwerfen.
    .title = Nichts ohne Wirkung spielen

SAB-R19 = Wer keine Handkarten hat, wird übersprungen, ohne zu passen, während die anderen weiterspielen.
    .title = Ohne Handkarten übersprungen

SAB-R20 = Dass der Schatz unerreichbar geworden ist, beendet die Runde nicht; abgebrochen wird sie nur, wenn der Tisch das zulässt und alle zustimmen.
    .title = Kein vorzeitiges Ende
    .no = Gemeinsam aufhören könnt ihr nur, während jemand am Zug ist.

SAB-R21 = Für die Goldsucher wird je Goldsucher im Spiel eine Goldkarte gezogen; ein Tisch kann stattdessen eine pro Person vereinbaren, zu zehnt jedoch nur neun.
    .title = Wie viele Goldkarten

SAB-R22 = Vollendet ein Saboteur den Weg zum Schatz, gewinnen trotzdem die Goldsucher; er bekommt nichts, und zuerst wählt der von ihm aus gegen den Uhrzeigersinn nächste Goldsucher.
    .title = Saboteur erreicht den Schatz

SAB-R23 = Wird Gold nach Personen gezogen und ist nach der Wahl aller Goldsucher noch etwas übrig, geht es in derselben Reihenfolge weiter, bis nichts mehr da ist.
    .title = Mehr Gold als Goldsucher

SAB-R24 = Im Uhrzeigersinn ab der Person, die die Runde eröffnet hat, bekommt jeder Saboteur den genauen Wert in möglichst wenigen Karten, große Werte zuerst. Reicht der Stapel dafür nicht aus, wird der Rest ohne Karte gutgeschrieben.
    .title = Bezahlung der Saboteure
    .no = So wird der Saboteur nicht bezahlt: { $cards }.

SAB-R25 = Der Goldstapel geht nie aus: Nach drei Runden sind mindestens fünf Goldkarten übrig, oder mindestens eine, wenn Gold nach Personen gezogen wird.
    .title = Das Gold reicht immer

SAB-R26 = Wird der Schatz in einer Runde ganz ohne Saboteur erreicht, bekommen die Goldsucher ihr Gold wie sonst auch.
    .title = Schatz ohne Saboteur

SAB-R27 = Die letzte Karte einer Runde hat gespielt, wer zuletzt eine gelegt, gespielt oder abgeworfen hat; nach einem Schatzfund ist das die Person, die den Schatz erreicht hat.
    .title = Wer zuletzt gespielt hat

SAB-R28 = Wer die erste Runde eröffnet, bestimmt das Los; ein Tisch kann vereinbaren, dass stattdessen der Gastgeber wählt.
    .title = Wer das Spiel eröffnet
    .no = Spieler { $seat } kann nicht beginnen: Diesen Platz gibt es nicht.

SAB-R29 = Am Ende der Runde wird auch die nicht ausgeteilte Zwergenkarte mit den anderen offen gezeigt.
    .title = Übriger Zwerg wird gezeigt

SAB-R30 = Karten, die am Ende der Runde noch auf der Hand, im Zugstapel oder im Ablagestapel sind, werden niemandem gezeigt.
    .title = Der Rest bleibt verborgen

SAB-R31 = Ein leerer Zugstapel bleibt für den Rest der Runde leer; der Ablagestapel wird nicht neu gemischt, um ihn aufzufüllen.
    .title = Kein erneutes Mischen

SAB-R32 = Passt jemand, erfahren die anderen, dass eine Karte abgeworfen wurde, aber nicht, welche.
    .title = Was Passen verrät

SAB-R33 = Bei der Goldwahl sieht die angebotenen Karten nur der Goldsucher, der sie gerade hält; was andere genommen haben, lässt sich höchstens aus dem Fehlenden erschließen.
    .title = Geheime Goldwahl

SAB-R34 = Wie viele Goldkarten jemand besitzt, ist öffentlich, ihr Wert vor dem Ende des Spiels nicht; ein Tisch kann vereinbaren, auch die Anzahl zu verbergen.
    .title = Anzahl der Goldkarten

SAB-R35 = Zwischen dem Beginn eines Zuges und dem Legen einer Wegekarte kann kein Werkzeug kaputtgehen, denn ein Zug umfasst nur eine gespielte Karte, und niemand handelt außer der Reihe.
    .title = Werkzeug während des Zuges

SAB-R36 = Das Spiel gibt es nur für drei bis zehn Personen.
    .title = Drei bis zehn Personen

SAB-R37 = Eine Mindestzahl an Wegekarten bis zu einem Ziel ist nicht vorgeschrieben; es zählt nur die Entfernung auf dem Tisch.
    .title = Keine Mindestlänge
