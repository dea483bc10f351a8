### The Lost Mines im Browser, neben dem Spielfeld und dem, was alle Spiele teilen.
### $name ist, wie ein Sitz heißt, $names sind mehrere; Karten, Minen und Arten kommen in Worten.

table-title-the-lost-mines = { game-the-lost-mines }

## Wo wir stehen

table-my-walk = Laufen oder bleiben?

table-walk-of = { $name } läuft

table-my-taketreasure = Nimm einen Schatz

table-taketreasure-of = { $name } nimmt einen Schatz

table-due-walk =
    { $left ->
        [one] Tippe auf eine Zahl, dann siehst du den Weg. Noch ein Schritt.
       *[other] Tippe auf eine Zahl, dann siehst du den Weg. Bis zu { $left } Schritte.
    }

table-due-taketreasure = Wähle einen markierten Schatz

table-do-step = Laufen

table-do-pick = Nehmen

table-stop = Bleiben

table-leave = Liegen lassen

announce-laymine = Entscheide, wie die Mine liegt.

announce-taketreasure = Wähle einen Schatz.

## Sitze

banner-blue = blauer Clan

banner-yellow = gelber Clan

slot-gems =
    { $count ->
        [one] 1 Schatz: Edelsteine
       *[other] { $count } Schätze: Edelsteine
    }

slot-gold =
    { $count ->
        [one] 1 Schatz: Gold
       *[other] { $count } Schätze: Gold
    }

slot-silver =
    { $count ->
        [one] 1 Schatz: Silber
       *[other] { $count } Schätze: Silber
    }

slot-dragon = hat den Drachen geweckt

slot-open-troll = Troll, bis zum nächsten eigenen Zug

table-points = Punkte

player-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

player-points-unknown = Punkte geheim

player-spy = Zwerg ansehen

supply = Waldplättchen übrig: { $tiles }.

supply-tile = { $tile } { $count }

rest-title = Was noch da ist

rest-treasures = Schätze am Rand des Spielplans: { $treasures }.

## Die Schätze am Rand des Spielfelds

tray-title = Schätze

tray-left = noch { $count } von { $all }

tray-treasure = Schatz { $number }, { $kind }

tray-known = schon angesehen – gedrückt halten

tray-aim = wählbar

## Was geschehen würde

ahead-bridge = Zwerge kommen hier durch, aber immer nur einer

ahead-scout = Nur du siehst diese Mine

ahead-appraise = Nur du siehst, was er wert ist

ahead-spy = Nur du siehst den Charakter von { $name }

ahead-snare = Wer darüberläuft, verliert eine Karte

ahead-troll = Niemand kommt vorbei, bis du wieder am Zug bist

ahead-storm = Die Karte verschwindet, samt Axt, Boot oder Seil darauf

ahead-step = Dein Zwerg läuft dorthin

ahead-pick = Er liegt verdeckt vor dir

ahead-pass = Kommt verdeckt auf den Ablagestapel. Danach darfst du laufen

## Was kann ich tun

list-bridge = Hindernis überbrücken

list-scout = Mine ansehen

list-appraise = Schatz ansehen

list-spy = Zwerg ansehen

list-snare = Falle stellen

list-troll = Troll rufen

list-storm = Gewitter

list-step = Laufen

list-stop = Bleiben

list-align = Mine legen

list-pick = Schatz nehmen

list-leave = Keinen nehmen

list-lay = Weg bauen

## Was nur ich erfahren habe

sight-mine = Du hast dir eine Mine angesehen: { $mine }

sight-treasure = Du hast dir Schatz { $number } angesehen

sight-dwarf = Der Zwerg von { $name }

sight-found = Du hast einen Schatz gefunden

sight-lost = Diese Karte hast du verloren

sight-note = Nur du hast das gesehen.

sight-lost-note = Sie liegt verdeckt im Ablagestapel.

## Eine Mine, die beidseitig passt

align-title = Wie soll die Mine liegen?

align-note = Sie passt auch andersherum. So, wie du sie legst, bleibt sie.

align-others = { $name } entscheidet, wie die Mine liegt.

## Der Zwerg, einmal je Runde

ceremony-aim-blue-loyal = Bring dem blauen Clan Schätze. Alle, die für ihn arbeiten, teilen sie.

ceremony-aim-yellow-loyal = Bring dem gelben Clan Schätze. Alle, die für ihn arbeiten, teilen sie.

ceremony-aim-blue-selfish = Behalte, was du findest. Du teilst mit niemandem.

ceremony-aim-yellow-selfish = Behalte, was du findest. Du teilst mit niemandem.

ceremony-aim-blue-saboteur = Du gehörst zum blauen Clan, arbeitest aber für Gelb. Das darf niemand merken.

ceremony-aim-yellow-saboteur = Du gehörst zum gelben Clan, arbeitest aber für Blau. Das darf niemand merken.

ceremony-deal-clans = In jedem Clan { $blue-loyal } loyal, { $blue-selfish } selbstsüchtig, { $blue-saboteur } Saboteur; { $players } dieser { $cards } Karten sind ausgeteilt.

ceremony-blue-loyal-count = { $count } loyal in Blau

ceremony-blue-selfish-count = { $count } selbstsüchtig in Blau

ceremony-blue-saboteur-count = { $count } Saboteur in Blau

ceremony-yellow-loyal-count = { $count } loyal in Gelb

ceremony-yellow-selfish-count = { $count } selbstsüchtig in Gelb

ceremony-yellow-saboteur-count = { $count } Saboteur in Gelb

## Das Ende einer Runde

character-loyal = loyal

character-selfish = selbstsüchtig

character-saboteur = Saboteur

# In Stein gehauen: nur Großbuchstaben und Leerzeichen.
tale-title = DIE BEUTE WIRD GETEILT

tale-over =
    { $why ->
        [treasures] Der letzte Schatz ist vergeben.
        [agreed] Alle wollten aufhören.
       *[cards] Die letzte Karte ist gespielt.
    }

tale-dwarves = Alle zeigen ihren Charakter.

tale-selfish =
    { $count ->
        [one] { $names_who ->
            [me] Du bist selbstsüchtig und behältst deine Funde
           *[other] { $names } ist selbstsüchtig und behält die eigenen Funde
        }.
       *[other] { $names_who ->
            [among] { $names } seid selbstsüchtig und behaltet eure Funde
           *[other] { $names } sind selbstsüchtig und behalten die eigenen Funde
        }.
    }

tale-chests = Was die anderen gefunden haben, kommt in den Topf ihres Clans.

tale-across =
    { $count ->
        [one] { $names_who ->
            [me] Du bist Saboteur und bringst alles zum anderen Clan.
           *[other] { $names } ist Saboteur und bringt alles zum anderen Clan.
        }
       *[other] { $names_who ->
            [among] { $names } seid Saboteure und bringt alles zum anderen Clan.
           *[other] { $names } sind Saboteure und bringen alles zum anderen Clan.
        }
    }

tale-shares = Jeder Topf wird geteilt.

tale-dragon =
    { $points ->
        [0] Der Drache kommt zu { $who ->
            [me] dir
           *[other] { $name }
        } und findet nichts zu fressen.
        [one] Der Drache frisst 1 Punkt { $who ->
            [me] von dir
           *[other] von { $name }
        }.
       *[other] Der Drache frisst { $points } Punkte { $who ->
            [me] von dir
           *[other] von { $name }
        }.
    }

tale-alone = Allein

tale-skip = Zu den Punkten

tale-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

# After a round: $won is the sentence above, $total what a player has after all rounds so far.
tale-points-total = { $won }, zusammen { $total }

chest-blue = Blauer Topf

chest-yellow = Gelber Topf

chest-nobody = Niemand teilt ihn.

chest-share = Wert { $worth }, geteilt durch { $count }: je { $each }.

chest-rest =
    { $finders ->
        [one] Der beste Fund bringt { $names_who ->
            [me] dir
           *[other] { $names }
        } noch { $rest }.
       *[other] Die besten Funde teilen sich noch { $rest }: { $names }.
    }

chest-lost = Der Rest verfällt: { $rest }.

reveal-beat-over = Das Ende

reveal-beat-selfish = Die Selbstsüchtigen

reveal-beat-chests = Die Töpfe

reveal-beat-across = Die Saboteure

reveal-beat-shares = Die Punkte

reveal-beat-dragon = Der Drache

## Das Ende des Spiels

standings-points-upper = DIE PUNKTE

standings-points-lower = SIND GEZÄHLT

standings-points-won =
    { $gold ->
        [one] { $names_who ->
            [me] Du gewinnst
           *[other] { $names } gewinnt
        } mit 1 Punkt.
       *[other] { $names_who ->
            [me] Du gewinnst
           *[other] { $names } gewinnt
        } mit { $gold } Punkten.
    }

standings-points-won-together =
    { $gold ->
        [one] { $names_who ->
            [among] { $names } gewinnt
           *[other] { $names } gewinnen
        } zusammen mit je 1 Punkt.
       *[other] { $names_who ->
            [among] { $names } gewinnt
           *[other] { $names } gewinnen
        } zusammen mit je { $gold } Punkten.
    }

standings-points =
    { $gold ->
        [one] 1 Punkt
       *[other] { $gold } Punkte
    }

standings-round-treasures = Alle Schätze wurden gefunden.

standings-round-cards = Alle Karten wurden gespielt.

## Die Regeln in einer Minute

howto-the-lost-mines-fits = Das passt: Der Weg führt von Karte zu Karte weiter.

howto-the-lost-mines-fits-not = Das passt nicht: Der Weg endet im Wald.
