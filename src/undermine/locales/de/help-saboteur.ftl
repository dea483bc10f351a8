### Jede Karte von Saboteur in einem Satz, nach Thema: Karten mit demselben Satz haben ein Thema.
### .kind ist die Art der Karte; .never folgt auf das Wort „Nie“; .before gilt für eine Karte vor einem Platz. $value steht auf der Karte.

## Start, Ziele und was verdeckt liegt

help-start = Hier beginnt jeder Weg: Was du gräbst, muss mit dieser Karte verbunden sein.

help-treasure = Der Schatz: Sobald ein Weg vom Start ihn erreicht, ist die Runde vorbei.

help-stone = Nur ein Stein: Die Runde geht weiter, und von hier darf weitergegraben werden.

help-hidden-goal = Eines der drei Ziele verbirgt den Schatz, die anderen beiden sind nur Steine.

help-hidden-dwarf = Auf welcher Seite dieser Zwerg steht, kommt nach der Runde heraus.

help-hidden-gold = Gold; wie viel es wert ist, bleibt bis zum Ende des Spiels geheim.

## Wegekarten

help-straight = Führt einen Weg geradeaus weiter.
    .never = wo Weg auf Fels träfe, und nie, solange ein Werkzeug von dir kaputt ist.

help-bend = Führt einen Weg um die Ecke.
    .never = wo Weg auf Fels träfe, und nie, solange ein Werkzeug von dir kaputt ist.

help-tee = Lässt einen Weg abzweigen: Drei Seiten sind offen.
    .never = wo Weg auf Fels träfe, und nie, solange ein Werkzeug von dir kaputt ist.

help-crossing = Öffnet einen Weg nach allen vier Seiten.
    .never = wo Weg auf Fels träfe, und nie, solange ein Werkzeug von dir kaputt ist.

help-dead-end = Eine Sackgasse: Von dieser Karte führt nichts weiter.
    .never = wo Weg auf Fels träfe, und nie, solange ein Werkzeug von dir kaputt ist.

## Aktionskarten

help-broken-pick = Macht jemandem die Spitzhacke kaputt: bis zur Reparatur keine Wegekarten mehr.
    .kind = Sabotage
    .never = wo eine Spitzhacke schon kaputt ist; die eigene nur, wenn der Tisch es erlaubt.
    .before =
        { $who ->
            [me] Deine Spitzhacke ist kaputt: Bis sie repariert ist, kannst du keine Wegekarten legen.
           *[other] Die Spitzhacke von { $name } ist kaputt: Bis sie repariert ist, legt { $name } keine Wegekarten.
        }

help-broken-lamp = Macht jemandem die Lampe kaputt: bis zur Reparatur keine Wegekarten mehr.
    .kind = Sabotage
    .never = wo eine Lampe schon kaputt ist; die eigene nur, wenn der Tisch es erlaubt.
    .before =
        { $who ->
            [me] Deine Lampe ist kaputt: Bis sie repariert ist, kannst du keine Wegekarten legen.
           *[other] Die Lampe von { $name } ist kaputt: Bis sie repariert ist, legt { $name } keine Wegekarten.
        }

help-broken-cart = Macht jemandem die Lore kaputt: bis zur Reparatur keine Wegekarten mehr.
    .kind = Sabotage
    .never = wo eine Lore schon kaputt ist; die eigene nur, wenn der Tisch es erlaubt.
    .before =
        { $who ->
            [me] Deine Lore ist kaputt: Bis sie repariert ist, kannst du keine Wegekarten legen.
           *[other] Die Lore von { $name } ist kaputt: Bis sie repariert ist, legt { $name } keine Wegekarten.
        }

help-fixed-pick = Repariert eine kaputte Spitzhacke, deine oder die von jemand anderem.
    .kind = Reparatur
    .never = solange keine Spitzhacke kaputt ist.

help-fixed-lamp = Repariert eine kaputte Lampe, deine oder die von jemand anderem.
    .kind = Reparatur
    .never = solange keine Lampe kaputt ist.

help-fixed-cart = Repariert eine kaputte Lore, deine oder die von jemand anderem.
    .kind = Reparatur
    .never = solange keine Lore kaputt ist.

help-fixed-lamp-pick = Repariert eine kaputte Lampe oder Spitzhacke, deine oder die von jemand anderem.
    .kind = Reparatur
    .never = zwei Werkzeuge auf einmal.

help-fixed-cart-pick = Repariert eine kaputte Lore oder Spitzhacke, deine oder die von jemand anderem.
    .kind = Reparatur
    .never = zwei Werkzeuge auf einmal.

help-fixed-cart-lamp = Repariert eine kaputte Lore oder Lampe, deine oder die von jemand anderem.
    .kind = Reparatur
    .never = zwei Werkzeuge auf einmal.

help-rockfall = Entferne eine beliebige Wegekarte aus dem Labyrinth, auch mit kaputtem Werkzeug.
    .kind = Ereignis
    .never = die Startkarte oder ein Ziel.

help-map = Sieh dir ein verdecktes Ziel an; nur du siehst, was es ist.
    .kind = Information
    .never = ein Ziel, das schon offen liegt.

## Zwerge und Gold

help-digger = Du gewinnst, wenn ein Weg vom Start den Schatz erreicht.

help-saboteur = Du gewinnst, wenn die Runde endet, bevor jemand den Schatz erreicht.

help-gold-card =
    { $value ->
        [0] Leider nichts wert: Am Ende zählen nur Goldstücke.
        [one] 1 Gold wert: Wer nach der letzten Runde am meisten hat, gewinnt.
       *[other] { $value } Gold wert: Wer nach der letzten Runde am meisten hat, gewinnt.
    }
