### Jede Karte von The Dark Cave in einem Satz; siehe help-saboteur.ftl.
### $group ist I, II oder III, $steps ist, wie weit eine Kreatur geht.

## Start, Ziele und was verdeckt liegt

help-cave-start = Hier beginnen alle Zwerge, und von der Leiter führt ein Schritt zu jeder anderen Leiter.

help-goal-exit = Der Ausgang: Am Ende zählt nur Gold, das hier hinausgetragen wurde.

help-goal-hole = Ein dunkles Loch, aus dem Kreaturen kommen.

help-goal-ladder = Von der Leiter führt ein Schritt zu jeder anderen Leiter.

help-goal-vein = Gold im Fels: Wessen Lauf hier endet, der nimmt es und muss die Clankarte zeigen.

help-hidden-corner = Eines der vier Ziele ist der Ausgang; der erste Zwerg, der herkommt, deckt es auf.

help-hidden-cave-clan = Die Rückseite zeigt den Clan; für wen der Zwerg arbeitet, ist geheim.

## Wegekarten

help-cave-straight =
    { $group ->
        [I] Führt einen Weg geradeaus weiter; dafür reicht ein Schritt.
        [II] Führt einen Weg geradeaus weiter; hinüber sind es zwei Schritte.
       *[III] Führt einen Weg geradeaus weiter; hinüber sind es drei Schritte.
    }
    .never = wo Weg auf Fels träfe.

help-cave-bend =
    { $group ->
        [I] Führt einen Weg um die Ecke; dafür reicht ein Schritt.
        [II] Führt einen Weg um die Ecke; hinüber sind es zwei Schritte.
       *[III] Führt einen Weg um die Ecke; hinüber sind es drei Schritte.
    }
    .never = wo Weg auf Fels träfe.

help-cave-tee =
    { $group ->
        [I] Lässt einen Weg nach drei Seiten abzweigen; dafür reicht ein Schritt.
        [II] Lässt einen Weg nach drei Seiten abzweigen; hinüber sind es zwei Schritte.
       *[III] Lässt einen Weg nach drei Seiten abzweigen; hinüber sind es drei Schritte.
    }
    .never = wo Weg auf Fels träfe.

help-cave-crossing =
    { $group ->
        [I] Öffnet einen Weg nach allen vier Seiten; dafür reicht ein Schritt.
        [II] Öffnet einen Weg nach allen vier Seiten; hinüber sind es zwei Schritte.
       *[III] Öffnet einen Weg nach allen vier Seiten; hinüber sind es drei Schritte.
    }
    .never = wo Weg auf Fels träfe.

help-cave-hole = Ein Weg mit dunklem Loch, aus dem Ratten, Lindwürmer und Goblins kommen.
    .never = wo Weg auf Fels träfe.

help-cave-ladder = Von der Leiter führt ein Schritt zu jeder anderen Leiter.
    .never = wo Weg auf Fels träfe.

help-cave-vein = Birgt 1 Gold: Wessen Lauf hier endet, der nimmt es und muss die Clankarte zeigen.
    .never = wo Weg auf Fels träfe.

help-cave-bridge = Zwei Wege kreuzen sich, ohne sich zu treffen; über die Brücke kostet eine Handkarte.
    .never = wo Weg auf Fels träfe.

help-cave-tunnel = Zwei Kurven, durch einen Tunnel verbunden; hineinzulaufen kostet 1 Gold.
    .never = wo Weg auf Fels träfe.

## Aktionskarten

help-secret-information = Sieh dir ein verdecktes Ziel oder eine verdeckte Clankarte an; nur du siehst es.
    .kind = Information
    .never = beides mit einer Karte.

help-cave-rockfall = Entferne eine beliebige Wegekarte aus der Höhle.
    .kind = Ereignis
    .never = die Startkarte, ein Ziel oder eine Karte mit Zwerg oder Kreatur darauf.

help-swap-cards = Tausche alle Handkarten mit jemandem; statt dir zieht dann diese Person eine Karte nach.
    .kind = Ereignis
    .never = nur einen Teil der Karten.

help-web = Sperre einen Weg mit einem Netz: Eine Weile kommt kein Zwerg und keine Kreatur durch.
    .kind = Ereignis
    .never = wo schon ein Netz liegt.

help-boots = Ein Schritt mehr in jedem Zug für den Zwerg, dem du sie gibst.
    .kind = Ausrüstung
    .never = ein zweites Paar für denselben Zwerg.
    .before =
        { $who ->
            [me] Dein Zwerg läuft in jedem Zug einen Schritt weiter.
           *[other] Der Zwerg von { $name } läuft in jedem Zug einen Schritt weiter.
        }

help-battle-axe = Liegt vor einem Zwerg bereit und hilft einmal: gegen eine Kreatur oder ein Netz.
    .kind = Ausrüstung
    .never = von der Hand aus: Erst muss sie ausliegen.
    .before =
        { $who ->
            [me] Sie hilft dir einmal: eine Kreatur zu vertreiben oder ein Netz zu schwächen.
           *[other] Sie hilft { $name } einmal: eine Kreatur zu vertreiben oder ein Netz zu schwächen.
        }

help-rat = Kommt aus einem dunklen Loch und läuft bis zu { $steps } Schritte; Zwerge, die sie trifft, verlieren eine Karte.
    .kind = Kreatur
    .never = ohne offenes dunkles Loch, außer die Ratte ist schon unterwegs.

help-lindworm = Kommt aus einem dunklen Loch und läuft bis zu { $steps } Schritte; Zwerge, die er trifft, fallen um und setzen einmal mit dem Laufen aus.
    .kind = Kreatur
    .never = ohne offenes dunkles Loch, außer der Lindwurm ist schon unterwegs.

help-goblin = Kommt aus einem dunklen Loch und läuft bis zu { $steps } Schritte; Zwerge, die er trifft, verlieren 1 Gold.
    .kind = Kreatur
    .never = ohne offenes dunkles Loch, außer der Goblin ist schon unterwegs.

## Zwerge

help-cave-loyal = Das Gold, das du hinausträgst, zählt für deinen eigenen Clan.

help-cave-saboteur = Das Gold, das du hinausträgst, zählt für den anderen Clan, und mit ihm gewinnst du.

## Figuren und Plättchen auf den Karten; .name ist ihr Name, $left sagt, wie oft ein Netz noch hält, $lying, ob ein Zwerg liegt

help-hanging-web =
    { $left ->
        [one] Kein Zwerg und keine Kreatur kommt durch, bis wieder dran ist, wer es gespannt hat.
       *[other] Zwei Runden lang kommt kein Zwerg und keine Kreatur durch; eine Axt verkürzt das um eine Runde.
    }
    .name = Netz

help-roaming-rat = Wer auf sie trifft, verliert eine Karte und bleibt stehen; sie verschwindet, sobald wieder dran ist, wer sie angelockt hat.
    .name = Ratte

help-roaming-lindworm = Wer auf ihn trifft, fällt um und setzt einmal mit dem Laufen aus; er verschwindet, sobald wieder dran ist, wer ihn angelockt hat.
    .name = Lindwurm

help-roaming-goblin = Wer auf ihn trifft, verliert 1 Gold und bleibt stehen; er verschwindet, sobald wieder dran ist, wer ihn angelockt hat.
    .name = Goblin

help-cave-dwarf =
    { $lying ->
        [yes] Ein Lindwurm hat diesen Zwerg umgeworfen: Er setzt einmal mit dem Laufen aus.
       *[no] Läuft bis zu drei Schritte pro Zug; die Mütze zeigt den Clan, für wen der Zwerg wirklich arbeitet, ist geheim.
    }
    .name = Zwerg
