### Jede Karte von The Lost Mines in einem Satz; siehe help-saboteur.ftl.
### $low und $high sind das wenigste und das meiste, was ein Schatz dieser Art wert ist.

## Startkarten, Minen und was verdeckt liegt

help-clan-start = Hier brechen die Zwerge dieses Clans auf; darüberlaufen darf jeder.

help-mine-gems = Wessen Lauf hier endet, der nimmt Edelsteine, solange es welche gibt.

help-mine-gold = Wessen Lauf hier endet, der nimmt Gold, solange es welches gibt.

help-mine-silver = Wessen Lauf hier endet, der nimmt Silber, solange es welches gibt.

help-mine-dragon = Wer sie aufgedeckt hat, hat den Drachen und verliert 2 Punkte; jetzt ist sie ein Weg wie jeder andere.

help-hidden-mine = Der erste Zwerg, der herkommt, deckt die Mine auf: Edelsteine, Gold, Silber – oder der Drache.

help-hidden-gems = Edelsteine, { $low } bis { $high } Punkte wert, für den, dessen Lauf in ihrer Mine endet.

help-hidden-gold-treasure = Gold, { $low } bis { $high } Punkte wert, für den, dessen Lauf in seiner Mine endet.

help-hidden-silver = Silber, { $low } bis { $high } Punkte wert, für den, dessen Lauf in seiner Mine endet.

help-hidden-clan = Die Rückseite zeigt den Clan; für wen der Zwerg arbeitet, kommt nach der Runde heraus.

## Wegekarten

help-forest-straight = Führt einen Weg geradeaus weiter durch den Wald.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

help-forest-bend = Führt einen Weg um die Ecke.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

help-forest-tee = Lässt einen Weg abzweigen: Drei Seiten sind offen.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

help-forest-crossing = Öffnet einen Weg nach allen vier Seiten.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

help-logs = Baumstämme sperren diesen Weg für alle Zwerge, bis hier eine Axt gespielt wird.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

help-lake = Ein See sperrt diesen Weg für alle Zwerge, bis hier ein Boot gespielt wird.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

help-ditch = Ein Graben sperrt diesen Weg für alle Zwerge, bis hier ein Seil gespielt wird.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

help-rock = Ein enger Weg: Steht hier ein Zwerg, kommt kein anderer vorbei.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

help-campfire = Wer von hier aufbricht, darf fünf Karten weit laufen statt drei.
    .never = wo Weg auf Wald träfe, und nie über den Spielplan hinaus.

## Aktionskarten

help-axe = Räume Baumstämme weg; von da an kommt dort immer ein Zwerg auf einmal durch.
    .kind = Hilfsmittel
    .never = solange keine Baumstämme einen Weg sperren.

help-boat = Fahr über einen See; von da an kommt dort immer ein Zwerg auf einmal durch.
    .kind = Hilfsmittel
    .never = solange kein See einen Weg sperrt.

help-rope = Überquere einen Graben; von da an kommt dort immer ein Zwerg auf einmal durch.
    .kind = Hilfsmittel
    .never = solange kein Graben einen Weg sperrt.

help-info-mine-treasure = Sieh dir eine Mine oder einen Schatz an, der verdeckt liegt; nur du siehst es.
    .kind = Information
    .never = beides mit einer Karte.

help-info-mine-dwarf = Sieh dir eine verdeckte Mine oder eine fremde Zwergenkarte an; nur du siehst es.
    .kind = Information
    .never = beides mit einer Karte, und nie die eigene Zwergenkarte.

help-info-treasure-dwarf = Sieh dir einen verdeckten Schatz oder eine fremde Zwergenkarte an; nur du siehst es.
    .kind = Information
    .never = beides mit einer Karte, und nie die eigene Zwergenkarte.

help-trap = Stelle eine Falle auf einen Weg: Wer darüberläuft, verliert eine Karte.
    .kind = Ereignis
    .never = wo schon eine Falle oder ein Troll liegt.

help-troll = Stelle einen Troll auf einen Weg: Niemand kommt vorbei, bis du wieder dran bist.
    .kind = Ereignis
    .never = wo schon eine Falle oder ein Troll liegt.

help-thunderstorm = Spüle eine beliebige Wegekarte vom Spielplan, samt dem Hilfsmittel darauf.
    .kind = Ereignis
    .never = eine Startkarte, eine Mine oder eine Karte, auf der ein Zwerg steht.

## Schätze und Zwerge

help-treasure-gems =
    { $value ->
        [one] Edelsteine, am Ende der Runde 1 Punkt wert.
       *[other] Edelsteine, am Ende der Runde { $value } Punkte wert.
    }

help-treasure-gold =
    { $value ->
        [one] Gold, am Ende der Runde 1 Punkt wert.
       *[other] Gold, am Ende der Runde { $value } Punkte wert.
    }

help-treasure-silver =
    { $value ->
        [one] Silber, am Ende der Runde 1 Punkt wert.
       *[other] Silber, am Ende der Runde { $value } Punkte wert.
    }

help-clan-loyal = Was du findest, kommt in den Topf deines Clans, und davon bekommst du einen Anteil.

help-clan-selfish = Was du selbst findest, behältst du; an allem anderen hast du keinen Anteil.

help-clan-saboteur = Was du findest, kommt in den Topf des anderen Clans, und davon bekommst du einen Anteil.

## Figuren und Plättchen auf den Karten; .name ist ihr Name

help-cleared-logs = Die Baumstämme sind weggeräumt: Hier kommen jetzt Zwerge durch, aber immer nur einer auf einmal.
    .name = Axt bei den Baumstämmen

help-crossed-lake = Ein Boot fährt über den See: Hier kommen jetzt Zwerge durch, aber immer nur einer auf einmal.
    .name = Boot auf dem See

help-crossed-ditch = Ein Seil führt über den Graben: Hier kommen jetzt Zwerge durch, aber immer nur einer auf einmal.
    .name = Seil über den Graben

help-set-trap = Wer darüberläuft, verliert jedes Mal eine Karte; sie bleibt bis zum Ende der Runde.
    .name = Falle

help-standing-troll = Hier kommt kein Zwerg vorbei, gleich aus welchem Clan, bis wieder dran ist, wer den Troll gerufen hat.
    .name = Troll

help-forest-dwarf = Läuft bis zu drei Karten weit pro Zug; die Mütze zeigt den Clan, für wen der Zwerg wirklich arbeitet, ist geheim.
    .name = Zwerg
