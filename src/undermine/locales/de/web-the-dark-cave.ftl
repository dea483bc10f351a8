### Die Dunkle Höhle im Browser, neben ihrem Brett und dem, was sie mit anderen Spielen teilt.
### $name ist, wie ein Sitz heißt, $names sind mehrere; Karten, Kreaturen und Gruppen kommen in Worten.

table-title-the-dark-cave = { game-the-dark-cave }

## Wo wir sind

# $level ist die Nummer der Schicht, von der gezogen wird.
table-stock = Gruppe { $level } des Zugstapels, insgesamt noch { $stock } Karten

table-to-draw-of = zu ziehen, Gruppe { $level }

table-draw-then = dann { $levels }

table-my-prowl = Bewege deine Kreatur

table-prowl-of = { $name } bewegt eine Kreatur

table-my-linger = Axt einsetzen oder weiter

table-linger-of = { $name } kann eine Axt gegen ein Netz einsetzen

table-my-askaxe = Deine Axt?

table-askaxe-of = { $name } darf die Axt einsetzen

table-my-castvote = Deine Stimme

table-castvote-of = { $name } stimmt über die Axt ab

table-due-prowl =
    { $left ->
        [one] Tippe ein Feld mit Zahl an, um sie dorthin zu schicken. Noch ein Schritt.
       *[other] Tippe ein Feld mit Zahl an, um sie dorthin zu schicken. Bis zu { $left } Schritte.
    }

table-due-linger = Tippe ein Netz an, um deine Axt einzusetzen, oder mach weiter

table-also-cut = Nimm eine Karte. Daneben: Tipp ein Netz an, um deine Axt einzusetzen.

table-stop-prowl = Hier bleiben

table-stop-prowl-hint = dann darf dein Zwerg gehen

table-stop-linger = Weiter

table-stop-linger-hint = und den Zug beenden

table-do-cut = Axt einsetzen

announce-prowl = Bewege deine Kreatur.

announce-linger = Du darfst noch eine Axt gegen ein Netz einsetzen.

announce-askaxe = Eine Kreatur greift an. Du darfst deine Axt einsetzen.

announce-castvote = Stimme über deine Axt ab.

announce-choosegold = Du darfst das Gold der Ader nehmen.

log-game = Das Spiel

since-game = Seit Spielbeginn

player-no-deeds-game = In diesem Spiel noch nichts

## Sitze

slot-boots = Stiefel: vier Schritte

slot-battle-axe =
    { $count ->
        [one] 1 Streitaxt
       *[other] { $count } Streitäxte
    }

slot-rat = lenkt die Ratte

slot-lindworm = lenkt den Lindwurm

slot-goblin = lenkt den Goblin

slot-web-circle = Netz mit Kreis, zeigt { $count }

slot-web-triangle = Netz mit Dreieck, zeigt { $count }

slot-web-square = Netz mit Quadrat, zeigt { $count }

slot-lying = liegt am Boden

slot-outside = hat die Höhle verlassen

player-equip = Hier hinlegen

player-spydwarf = Clankarte ansehen

player-tradehands = Karten tauschen

cave-outside =
    { $rank ->
        [1] Hat die Höhle zuerst verlassen
       *[other] Hat die Höhle als Nr. { $rank } verlassen
    }

cave-lying = Der Zwerg liegt am Boden. Im nächsten eigenen Zug steht er auf und geht dann nicht.

cave-shown = Die Clankarte liegt offen: { $card }

cave-seen = Du hast diese Clankarte in Zug { $turn } gesehen.

cave-aside = Diese Clankarten liegen beiseite.

## Wozu eine Karte gut ist

table-choose-trade = Mit wem willst du die Karten tauschen?

table-choose-spin = Wähle eine offene Seite für das Netz

table-choose-equip = Vor wem soll es liegen?

table-choose-lure = Wähle ein dunkles Loch oder die Kreatur selbst

## Was geschähe

ahead-spygoal = Nur du siehst dieses Ziel

ahead-spydwarf = Nur du siehst, für wen { $name } arbeitet

ahead-collapse = Diese Karte verschwindet und hinterlässt eine Lücke

ahead-tradehands = Du bekommst alle Karten von { $name } und gibst deine dafür; { $name } zieht statt dir

ahead-spin = Niemand kommt durch. Es zeigt 2, dann 1, dann ist es weg

ahead-equip =
    { $whose ->
        [own] Es liegt vor dir
       *[other] Es liegt vor { $name }
    }

ahead-lure = Sie beginnt hier, und du bewegst sie, außer sie greift hier sofort einen Zwerg an

ahead-cut = Eine Axt, und das Netz zeigt eins weniger

ahead-step-prowl = Sie geht dorthin; wen sie trifft, den greift sie an

## Was kann ich tun

list-spygoal = Ein Ziel ansehen

list-spydwarf = Eine Clankarte ansehen

list-collapse = Steine herabfallen lassen

list-tradehands = Karten tauschen

list-spin = Ein Netz spinnen

list-equip = Werkzeug vor jemanden legen

list-lure = Eine Kreatur locken

list-cut = Axt gegen ein Netz einsetzen

list-strike = Eine Kreatur vertreiben

list-endure = Die Axt behalten

list-vote = Über die Axt abstimmen

list-takegold = Das Gold nehmen

list-leavegold = Das Gold liegen lassen

## Kreaturen greifen an

axe-title = Deine Axt?

axe-rat =
    { $count ->
        [one] Die Ratte greift { $names } an: Eine Karte geht verloren.
       *[other] Die Ratte greift { $names } an: Alle verlieren eine Karte.
    }

axe-lindworm =
    { $count ->
        [one] Der Lindwurm greift { $names } an: Der Zwerg geht zu Boden.
       *[other] Der Lindwurm greift { $names } an: Alle gehen zu Boden.
    }

axe-goblin =
    { $count ->
        [one] Der Goblin greift { $names } an und nimmt 1 Gold.
       *[other] Der Goblin greift { $names } an und nimmt allen je 1 Gold.
    }

axe-note = Deine Axt kann eine Kreatur vertreiben und ist dann verbraucht.

axe-note-vote = Alle mit einer Axt entscheiden geheim. Bieten mehrere ihre an, wird nur eine verbraucht.

axe-then =
    { $count ->
        [one] Behältst du sie, wird { $names } als Nächstes gefragt.
       *[other] Behältst du sie, werden { $names } als Nächstes gefragt.
    }

axe-strike-rat = Die Ratte vertreiben

axe-strike-lindworm = Den Lindwurm vertreiben

axe-strike-goblin = Den Goblin vertreiben

axe-offer = Axt anbieten

axe-endure = Axt behalten

vein-title = Das Gold nehmen?

vein-note = Wer es nimmt, zeigt allen die Clankarte.

vein-takegold = Nehmen und die Karte zeigen

vein-leavegold = Liegen lassen

vein-others = { $name } steht auf einer Goldader und darf 1 Gold nehmen.

## Was nur mir gesagt wurde

sight-goal = Angesehen: { $goal }

sight-aside = Du bist zuerst draußen: Diese Clankarten liegen beiseite

sight-hands = { $name } hat deine Karten, du hast die von { $name }

sight-hands-note = Was du weggegeben hast, steht auf dem Blatt von { $name }.

## Ein Ziel, das in beide Richtungen passt

corner-title = Wie soll das Ziel liegen?

## Der Zwerg, einmal

cave-aim-blue-loyal = Komm mit deinem Gold aus der Höhle, für die blaue Seite.

cave-aim-yellow-loyal = Komm mit deinem Gold aus der Höhle, für die gelbe Seite.

cave-aim-blue-saboteur = Du trägst Blau und rettest Gold für Gelb. Lass es niemanden merken.

cave-aim-yellow-saboteur = Du trägst Gelb und rettest Gold für Blau. Lass es niemanden merken.

ceremony-loyal-count =
    { $count ->
        [one] 1 Loyaler
       *[other] { $count } Loyale
    }

cave-deal =
    { $clans ->
        [one] Im Spiel: { $roles } aus einem Clan, { $players } Spielende.
       *[other] Im Spiel: { $roles } aus jedem Clan, { $players } Spielende.
    }

## Das Ende

reveal-title-game = Das Spiel ist aus

cave-over =
    { $why ->
        [out] Alle, die für { $side } arbeiten, sind aus der Höhle heraus.
        [agreed] Alle wollten aufhören.
       *[cards] Die letzte Karte ist gespielt. Die Höhle steht unter Wasser.
    }

cave-dwarves = Alle zeigen, für wen sie gearbeitet haben.

cave-across =
    { $count ->
        [one] { $names } hat sabotiert und geht hinüber.
       *[other] { $names } haben sabotiert und gehen hinüber.
    }

cave-saved = Nur Gold, das die Höhle verlassen hat, zählt.

cave-worth = Gerettetes Gold zählt einmal für jeden Zwerg der anderen Seite.

cave-gold =
    { $saved ->
        [0] kein Gold
        [one] 1 Gold
       *[other] { $saved } Gold
    }

cave-times =
    { $opponents ->
        [one] { $saved } Gold × 1 Gegner = { $worth }
       *[other] { $saved } Gold × { $opponents } Gegner = { $worth }
    }

cave-winner = Es gewinnt: { $side } mit { $worth } zu { $other } ({ $names }).

cave-winner-tie = { $worth } zu { $other }, ein Gleichstand. { $first } war zuerst draußen, darum gewinnt { $side } ({ $names }).

cave-nobody = Niemand hat die Höhle verlassen, also gewinnt niemand.

cave-side-blue = Für Blau

cave-side-yellow = Für Gelb

cave-inside = noch in der Höhle

cave-wins = gewinnt

cave-loses = gewinnt nicht

cave-left = Beiseitegelegt: { $cards }.

cave-skip = Zum Schluss springen

cave-upper = DAS GOLD

cave-lower = WIRD GEZÄHLT

cave-saved-gold = { $gold } Gold

reveal-beat-saved = Gerettetes Gold

reveal-beat-worth = Was es zählt

reveal-beat-winner = Wer gewinnt

## In einer Minute erklärt

howto-the-dark-cave-fits = Das passt: Der Weg läuft von Karte zu Karte weiter.

howto-the-dark-cave-fits-not = Das passt nicht: Der Weg läuft gegen den Fels.
