### Die Dunkle Höhle im Browser, neben ihrem Brett und dem, was sie mit anderen Spielen teilt.
### $name ist, wie ein Sitz heißt, $names sind mehrere; Karten, Kreaturen und Gruppen kommen in Worten.

table-title-the-dark-cave = { game-the-dark-cave }

## Wo wir sind

# $level ist die Nummer der Schicht, von der gezogen wird.
table-stock = Gruppe { $level } des Zugstapels, insgesamt noch { $stock } Karten

table-my-prowl = Bewege deine Kreatur

table-prowl-of = { $name } bewegt eine Kreatur

table-my-linger = Axt einsetzen oder weiter

table-linger-of = { $name } kann eine Axt gegen ein Netz einsetzen

table-my-askaxe = Axt einsetzen?

table-askaxe-of = { $name } darf die Axt einsetzen

table-my-castvote = Deine Stimme

table-castvote-of = { $name } stimmt über die Axt ab

table-due-prowl =
    { $left ->
        [one] Tippe auf eine Zahl, um deine Kreatur dorthin zu bewegen. Noch ein Schritt.
       *[other] Tippe auf eine Zahl, um deine Kreatur dorthin zu bewegen. Bis zu { $left } Schritte.
    }

table-due-linger = Tippe ein Netz an, um deine Axt einzusetzen, oder mach weiter

table-also-cut = Wähle eine Karte. Oder tippe ein Netz an, um deine Axt einzusetzen.

table-stop-prowl = Hier bleiben

table-stop-linger = Weiter

table-do-cut = Axt einsetzen

announce-prowl = Bewege deine Kreatur.

announce-linger = Du darfst noch eine Axt gegen ein Netz einsetzen.

announce-askaxe = Eine Kreatur greift an. Du darfst deine Axt einsetzen.

announce-castvote = Stimme über deine Axt ab.

announce-choosegold = Du darfst das Gold der Ader nehmen.

log-game = Das Spiel

player-no-deeds-game = In diesem Spiel noch nichts

## Sitze

slot-boots = Stiefel: vier Schritte

slot-battle-axe =
    { $count ->
        [one] 1 Streitaxt
       *[other] { $count } Streitäxte
    }

slot-rat = lenkt die Ratte

slot-lindworm = lenkt den Lindwurm

slot-goblin = lenkt den Goblin

slot-web-circle = Netz mit Kreis, zeigt { $count }

slot-web-triangle = Netz mit Dreieck, zeigt { $count }

slot-web-square = Netz mit Quadrat, zeigt { $count }

slot-lying = liegt am Boden

slot-outside = hat die Höhle verlassen

player-equip = Ausrüstung geben

player-spydwarf = Clankarte ansehen

player-tradehands = Handkarten tauschen

cave-outside =
    { $rank ->
        [1] Hat die Höhle zuerst verlassen
       *[other] Hat die Höhle als Nr. { $rank } verlassen
    }

cave-lying = Der Zwerg liegt am Boden. Im nächsten eigenen Zug steht er auf, läuft aber nicht.

cave-shown = Die Clankarte liegt offen: { $card }

cave-seen = Du hast diese Clankarte in Zug { $turn } gesehen.

cave-aside = Diese Clankarten liegen beiseite.

## Wozu eine Karte gut ist

table-choose-trade = Mit wem tauschst du alle Handkarten?

table-choose-spin = Netz: Eine Weile kommt niemand durch. Wähle eine offene Seite

table-choose-equip = Wem gibst du die Karte?

table-choose-lure = Wähle ein dunkles Loch oder die Kreatur selbst

## Was geschähe

ahead-spygoal = Nur du siehst dieses Ziel

ahead-spydwarf = Nur du siehst, für wen { $name } arbeitet

ahead-collapse = Diese Karte verschwindet und hinterlässt eine Lücke

ahead-tradehands = Du tauschst alle Handkarten mit { $name }; { $name } zieht statt dir nach

ahead-spin = Niemand kommt durch. Es zeigt 2, dann 1, dann ist es weg

ahead-equip =
    { $whose ->
        [own] Die Karte liegt dann vor dir
       *[other] Die Karte liegt dann vor { $name }
    }

ahead-lure = Hier kommt sie heraus, und du bewegst sie – außer sie greift hier sofort einen Zwerg an

ahead-cut = Kostet eine Axt, und das Netz zeigt eins weniger

ahead-step-prowl = Sie läuft dorthin und greift an, wen sie trifft

## Was kann ich tun

list-spygoal = Ziel ansehen

list-spydwarf = Clankarte ansehen

list-collapse = Steinschlag auslösen

list-tradehands = Handkarten tauschen

list-spin = Netz spannen

list-equip = Ausrüstung geben

list-lure = Kreatur anlocken

list-cut = Axt gegen ein Netz einsetzen

list-strike = Kreatur vertreiben

list-endure = Axt behalten

list-vote = Über die Axt abstimmen

list-takegold = Gold nehmen

list-leavegold = Gold liegen lassen

## Kreaturen greifen an

axe-title = Axt einsetzen?

axe-rat =
    { $names_who ->
        [me] Die Ratte greift dich an: Du verlierst eine Karte.
        [among] Die Ratte greift { $others } und dich an: Ihr verliert je eine Karte.
       *[other]
            { $names_count ->
                [one] Die Ratte greift { $names } an: Eine Karte geht verloren.
               *[other] Die Ratte greift { $names } an: Alle verlieren eine Karte.
            }
    }

axe-lindworm =
    { $names_who ->
        [me] Der Lindwurm greift dich an: Dein Zwerg geht zu Boden.
        [among] Der Lindwurm greift { $others } und dich an: Ihr geht alle zu Boden.
       *[other]
            { $names_count ->
                [one] Der Lindwurm greift { $names } an: Der Zwerg geht zu Boden.
               *[other] Der Lindwurm greift { $names } an: Alle gehen zu Boden.
            }
    }

axe-goblin =
    { $names_who ->
        [me] Der Goblin greift dich an und nimmt 1 Gold.
        [among] Der Goblin greift { $others } und dich an und nimmt euch je 1 Gold.
       *[other]
            { $names_count ->
                [one] Der Goblin greift { $names } an und nimmt 1 Gold.
               *[other] Der Goblin greift { $names } an und nimmt allen je 1 Gold.
            }
    }

axe-note = Deine Axt kann eine Kreatur vertreiben und ist dann verbraucht.

axe-note-vote = Alle mit einer Axt entscheiden geheim. Bieten mehrere ihre an, wird nur eine verbraucht.

axe-then =
    { $count ->
        [one] Behältst du sie, wird { $names } als Nächstes gefragt.
       *[other] Behältst du sie, werden { $names } als Nächstes gefragt.
    }

axe-strike-rat = Ratte vertreiben

axe-strike-lindworm = Lindwurm vertreiben

axe-strike-goblin = Goblin vertreiben

axe-offer = Axt anbieten

axe-endure = Axt behalten

vein-title = Das Gold nehmen?

vein-note = Wer es nimmt, deckt die eigene Clankarte auf.

vein-takegold = Nehmen und aufdecken

vein-leavegold = Liegen lassen

vein-others = { $name } steht auf einer Goldader und darf 1 Gold nehmen.

## Was nur mir gesagt wurde

sight-goal = Angesehen: { $goal }

sight-aside = Du bist zuerst draußen: Diese Clankarten liegen beiseite

sight-hands = { $name } hat deine Karten, du hast die von { $name }

sight-hands-note = Was du weggegeben hast, findest du bei { $name }.

## Ein Ziel, das in beide Richtungen passt

corner-title = Wie soll das Ziel liegen?

## Der Zwerg, einmal

cave-aim-blue-loyal = Bring dein Gold aus der Höhle – für den blauen Clan.

cave-aim-yellow-loyal = Bring dein Gold aus der Höhle – für den gelben Clan.

cave-aim-blue-saboteur = Du gehörst zum blauen Clan, rettest aber Gold für Gelb. Das darf niemand merken.

cave-aim-yellow-saboteur = Du gehörst zum gelben Clan, rettest aber Gold für Blau. Das darf niemand merken.

ceremony-loyal-count =
    { $count ->
        [one] 1 loyaler Zwerg
       *[other] { $count } loyale Zwerge
    }

cave-deal =
    { $clans ->
        [one] Aus einem Clan { $roles }; insgesamt sind { $players } im Spiel.
       *[other] Aus jedem Clan { $roles }; insgesamt sind { $players } im Spiel.
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
        [one] { $names_who ->
            [me] Du bist Saboteur und wechselst die Seite.
           *[other] { $names } ist Saboteur und wechselt die Seite.
        }
       *[other] { $names_who ->
            [among] { $names } seid Saboteure und wechselt die Seite.
           *[other] { $names } sind Saboteure und wechseln die Seite.
        }
    }

cave-saved = Nur Gold, das die Höhle verlassen hat, zählt.

cave-worth = Gerettetes Gold zählt einmal je Zwerg der anderen Seite.

cave-gold =
    { $saved ->
        [0] kein Gold
        [one] 1 Gold
       *[other] { $saved } Gold
    }

cave-times =
    { $opponents ->
        [one] { $saved } Gold × 1 Gegner = { $worth }
       *[other] { $saved } Gold × { $opponents } Gegner = { $worth }
    }

cave-winner = { $side } gewinnt mit { $worth } zu { $other }: { $names }.

cave-winner-tie = { $worth } zu { $other }, ein Gleichstand. { $first_who ->
        [me] Du warst
       *[other] { $first } war
    } zuerst draußen, darum gewinnt { $side } ({ $names }).

cave-nobody = Niemand hat die Höhle verlassen, also gewinnt niemand.

cave-side-blue = Für Blau

cave-side-yellow = Für Gelb

cave-inside = noch in der Höhle

cave-wins = Sieg

cave-loses = kein Sieg

cave-left = Beiseitegelegt: { $cards }.

cave-skip = Zum Schluss springen

cave-upper = DAS GERETTETE

cave-lower = GOLD

cave-saved-gold = { $gold } Gold

reveal-beat-saved = Gerettetes Gold

reveal-beat-worth = Was es wert ist

reveal-beat-winner = Wer gewinnt

## In einer Minute erklärt

howto-the-dark-cave-fits = Das passt: Der Weg geht von Karte zu Karte weiter.

howto-the-dark-cave-fits-not = Das passt nicht: Der Weg endet am Fels.
