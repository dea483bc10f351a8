### Jede Karte, die Saboteur 2 hinzufügt, in einem Satz; siehe help-saboteur.ftl.

## Wegekarten

help-bridge = Zwei Wege kreuzen sich, ohne sich zu treffen: Abbiegen kann niemand.
    .never = wo Weg auf Fels träfe, und nie mit kaputtem Werkzeug oder gefangen.

help-double-curve = Zwei Kurven nebeneinander, die nicht verbunden sind.
    .never = wo Weg auf Fels träfe, und nie mit kaputtem Werkzeug oder gefangen.

help-ladder = Ist mit dem Start und jeder anderen Leiter verbunden, wo immer sie liegt.
    .never = direkt neben einem Ziel, und nie, wo Weg auf Fels träfe.

help-blue-door = Wenn das Gold verteilt wird, kommen Grüne Goldsucher nicht durch diese Tür.
    .never = wo Weg auf Fels träfe, und nie mit kaputtem Werkzeug oder gefangen.

help-green-door = Wenn das Gold verteilt wird, kommen Blaue Goldsucher nicht durch diese Tür.
    .never = wo Weg auf Fels träfe, und nie mit kaputtem Werkzeug oder gefangen.

help-crystal = Ein Weg wie jeder andere, und sein Kristall ist den Geologen 1 Gold wert.
    .never = wo Weg auf Fels träfe, und nie mit kaputtem Werkzeug oder gefangen.

help-crystal-dead-end = Eine Sackgasse, deren Kristall den Geologen 1 Gold wert ist.
    .never = wo Weg auf Fels träfe, und nie mit kaputtem Werkzeug oder gefangen.

help-stub = Ein Weg führt hindurch, daneben enden Sackgassen.
    .never = wo Weg auf Fels träfe, und nie mit kaputtem Werkzeug oder gefangen.

## Aktionskarten

help-theft = Lege sie vor dich: Nach der Runde darfst du jemandem 1 Gold stehlen.
    .kind = Diebstahl
    .never = zweimal vor dieselbe Person; wer am Ende gefangen ist, stiehlt nichts.
    .before =
        { $who ->
            [me] Nach der Runde darfst du jemandem 1 Gold stehlen.
           *[other] Nach der Runde darf { $name } jemandem 1 Gold stehlen.
        }

help-hands-off = Entferne einen Diebstahl, der vor jemandem liegt.
    .kind = Abwehr
    .never = solange nirgends ein Diebstahl liegt.

help-swap-hats = Gib jemandem eine neue geheime Rolle, auch dir selbst.
    .kind = Ereignis
    .never = die neue Rolle ansehen, außer es ist deine eigene.

help-inspection = Sieh dir die geheime Rolle von jemandem an; nur du siehst sie.
    .kind = Information
    .never = die eigene Rolle.

help-swap-hands = Tausche alle Handkarten mit jemandem; statt dir zieht dann diese Person eine Karte nach.
    .kind = Ereignis
    .never = nur einen Teil der Karten.

help-trapped = Nimm jemanden gefangen: bis zur Befreiung keine Wegekarten, kein Anteil am Gold, kein Diebstahl.
    .kind = Sabotage
    .never = dich selbst oder jemanden, der schon gefangen ist.
    .before =
        { $who ->
            [me] Du bist gefangen: keine Wegekarten, kein Anteil und kein Diebstahl, bis dich jemand befreit.
           *[other] { $name } ist gefangen: keine Wegekarten, kein Anteil und kein Diebstahl bis zur Befreiung.
        }

help-freed = Befreie jemanden, der gefangen ist, auch dich selbst.
    .kind = Rettung
    .never = solange niemand gefangen ist.

## Zwerge und Gold

help-blue = Dein Team gewinnt, wenn Blau den Schatz erreicht und keine grüne Tür es aussperrt.

help-green = Dein Team gewinnt, wenn Grün den Schatz erreicht und keine blaue Tür es aussperrt.

help-boss = Du teilst mit jedem Goldsucherteam, das gewinnt, bekommst aber 1 Gold weniger.

help-profiteer = Du teilst mit allen, die gewinnen, auch mit Saboteuren, bekommst aber 2 Gold weniger.

help-geologist = Du bekommst Gold für die Kristalle im Labyrinth, egal, wer gewinnt.

help-coin = Ein Goldstück: Wer nach der letzten Runde am meisten hat, gewinnt.
