### Das begleitete Spiel: was man tun könnte und warum, in einer Zeile.
### guide-do-… nennt eine Aktion, guide-why-… einen Grund dafür; die Seite verbindet beides mit einem Doppelpunkt.
### $name ist der Name am Platz, $goal und $mine sind Nummern, $at ist ein Ort.

## Die Zeile

guide-title = Tipp

guide-why = Warum?

guide-another = Anderer Tipp

guide-dismiss = Keine Tipps mehr in diesem Spiel

guide-play = Spielen

guide-more = Warum das?

guide-learner = Lernt noch: bekommt Tipps

## Wo es angeboten wird

guide-setting = Tipps beim Spielen

guide-setting-note = Eine Zeile pro Zug sagt, was du tun könntest und warum. Spielen andere Menschen mit, sehen sie, dass du Tipps bekommst.

guide-auto = In der ersten Partie jedes Spiels

guide-on = Immer

guide-off = Nie

guide-offer = Begleitet spielen

guide-offer-note = Mit Bots und einem Tipp für jeden deiner Züge.

guide-offer-start = Los geht’s

guide-toggle-note = Für den Rest dieser Partie.

guide-toggle-others = Für den Rest dieser Partie; alle sehen, dass du sie bekommst.

guide-offer-others = Zum ersten Mal dabei? Tipps helfen dir; alle sehen, dass du sie bekommst.

guide-no = Nein, danke

guide-start = Tipps an

## Der Server

notice-guided = { $name } lernt noch und bekommt Tipps.

wrong-not-guided = Hier spielen auch andere: Schalte deine Tipps erst ein, damit es alle wissen.

## Was man tun könnte

guide-do-place = { $tile } auf { $at } legen

guide-do-break = { $card } gegen { $name } spielen

guide-do-mend = { $tool } von { $name } reparieren

guide-do-mend-me = { $tool } reparieren

guide-do-rockfall = Auf { $at } einen Steinschlag auslösen

guide-do-peek = Ziel { $goal } ansehen

guide-do-discard = „{ $cards }“ abwerfen

guide-do-orient = Das Ziel so hinlegen

guide-do-take = { $card } nehmen

guide-do-theft = Einen Diebstahl planen

guide-do-handsoff = Den Diebstahl von { $name } entfernen

guide-do-swaphats = { $name } die Mütze tauschen lassen

guide-do-swaphats-me = Die eigene Mütze tauschen

guide-do-inspect = Zwergenkarte von { $name } ansehen

guide-do-swaphands = Mit { $name } die Handkarten tauschen

guide-do-trap = { $name } gefangen nehmen

guide-do-free = { $name } befreien

guide-do-free-me = Dich selbst befreien

guide-do-lift = Zwei Karten abwerfen und „{ $off }“ entfernen

guide-do-steal = { $name } bestehlen

guide-do-decline = Nichts stehlen

guide-do-bridge = Das Hindernis auf { $at } überbrücken

guide-do-scout = Mine { $mine } ansehen

guide-do-appraise = Einen Schatz ansehen

guide-do-spy = Zwergenkarte von { $name } ansehen

guide-do-snare = Bei { $at } eine Falle stellen

guide-do-troll = Bei { $at } einen Troll rufen

guide-do-storm = Die Karte auf { $at } wegspülen

guide-do-align = Die Mine so hinlegen

guide-do-pick = Diesen Schatz nehmen

guide-do-leave = Den Schatz liegen lassen

guide-do-step = Nach { $to } laufen

guide-do-prowl = Die Kreatur nach { $to } bewegen

guide-do-stop = Stehen bleiben

guide-do-stop-prowl = Die Kreatur hier anhalten

guide-do-spygoal = Ziel { $goal } ansehen

guide-do-spydwarf = Clankarte von { $name } ansehen

guide-do-collapse = Auf { $at } einen Steinschlag auslösen

guide-do-tradehands = Mit { $name } die Handkarten tauschen

guide-do-spin = Bei { $at } ein Netz spannen

guide-do-equip = { $card } an { $name } geben

guide-do-equip-me = { $card } vor dich legen

guide-do-lure = Die Kreatur nach { $at } locken

guide-do-playclan = Mit dem Clan { $clan } spielen

guide-do-cut = Die Axt gegen das Netz bei { $at } einsetzen

guide-do-strike = { $creature } vertreiben

guide-do-endure = Die Axt behalten

guide-do-vote = So abstimmen

guide-do-pickaxe = { $name } die Axt einsetzen lassen

guide-do-takegold = Das Gold nehmen

guide-do-leavegold = Das Gold liegen lassen

guide-do-other = So spielen

## Warum: graben

guide-why-reach = Der Weg erreicht Ziel { $goal }, und du weißt, dass dort der Schatz liegt.

guide-why-touches = Der Weg erreicht Ziel { $goal }; zu { $percent } % liegt dort der Schatz.

guide-why-closer =
    { $left ->
        [one] Dann fehlt bis Ziel { $goal } noch eine Karte.
       *[other] Dann fehlen bis Ziel { $goal } noch { $left } Karten.
    }

guide-why-closer-gold =
    { $left ->
        [one] Der Schatz liegt bei Ziel { $goal }, und dann fehlt noch eine Karte.
       *[other] Der Schatz liegt bei Ziel { $goal }, und dann fehlen noch { $left } Karten.
    }

guide-why-branches =
    { $ways ->
        [one] Ein Weg in Richtung der Ziele bleibt offen.
       *[other] { $ways } Wege in Richtung der Ziele bleiben offen.
    }

guide-why-looks = Du weißt nicht, was Ziel { $goal } verbirgt, und Wissen spart Umwege.

guide-why-looks-ahead = Wenn du weißt, was Ziel { $goal } verbirgt, weißt du, was du versperren musst.

guide-why-gold =
    { $gold ->
        [one] Sie ist 1 Gold wert, und keine andere im Angebot ist mehr wert.
       *[other] Sie ist { $gold } Gold wert, und keine andere im Angebot ist mehr wert.
    }

## Warum: Werkzeuge

guide-why-hinders = Nach allem, was bisher gespielt wurde, ist { $name } zu { $percent } % ein Saboteur.

guide-why-hinders-known = Du weißt, dass { $name } ein Saboteur ist.

guide-why-hinders-more = { $name } braucht dann eine Reparatur mehr.

guide-why-stops-digger = { $name } ist wohl ein Goldsucher und kann ohne Werkzeug nicht graben.

guide-why-frees-me = Dann kannst du wieder graben.

guide-why-mends-me =
    { $left ->
        [one] Dann hindert dich nur noch eine Karte am Graben.
       *[other] Dann hindern dich noch { $left } Karten am Graben.
    }

guide-why-frees = Nach allem, was bisher gespielt wurde, ist { $name } zu { $percent } % auf deiner Seite.

guide-why-mends-ally = Du weißt, dass { $name } ein Saboteur ist wie du.

## Warum: sabotieren

guide-why-harm =
    { $lost ->
        [one] Bis Ziel { $goal } brauchen die Goldsucher eine Karte mehr.
       *[other] Bis Ziel { $goal } brauchen die Goldsucher { $lost } Karten mehr.
    }

guide-why-blocks = Das versperrt den Weg zu Ziel { $goal }.

guide-why-wastes = Die Goldsucher könnten sie brauchen, und niemand sieht, was du abwirfst.

guide-why-now-near = Der Schatz ist nah: Zeit, Farbe zu bekennen.

guide-why-now-exposed = Dir traut ohnehin niemand mehr, also richte Schaden an.

guide-why-still-hidden = Der Schatz ist noch weit weg, da fällt ein Saboteur besser nicht auf.

## Warum: Saboteur 2

guide-why-own-door = Durch diese Tür kommt nur dein Team zum Schatz.

guide-why-crystal = Geologen bekommen Gold für jeden Kristall im Labyrinth.

guide-why-harmless = Es schadet nicht, und Geologen wollen eine lange Runde.

guide-why-theft = Am Ende der Runde darfst du 1 Gold stehlen.

guide-why-stops-theft = { $name } stiehlt dann am Ende der Runde nichts.

guide-why-traps = { $name } ist wohl gegen dich, und wer gefangen ist, bekommt keinen Anteil.

guide-why-traps-known = Du weißt, dass { $name } gegen dich ist; wer gefangen ist, bekommt keinen Anteil.

guide-why-free-me = Gefangen gräbst du nicht und bekommst keinen Anteil.

guide-why-free-ally = { $name } ist wohl auf deiner Seite.

guide-why-other-hat = { $name } ist wohl gegen dich, und eine andere Mütze kann das ändern.

guide-why-new-hat = Deine Seite verliert wohl, und eine andere Mütze kann gewinnen.

guide-why-inspects = Du weißt noch nicht, auf wessen Seite { $name } steht.

guide-why-poor-hand = Deine Karten sind schwach, und { $name } hat mindestens so viele.

guide-why-lifts =
    { $left ->
        [0] Dann kannst du wieder graben.
        [one] Dann hindert dich nur noch eine Karte am Graben.
       *[other] Dann hindern dich noch { $left } Karten am Graben.
    }

guide-why-steals = Ein Diebstahl, den du nicht nutzt, verfällt.

guide-why-richest =
    { $gold ->
        [one] { $name } hat 1 Gold.
       *[other] { $name } hat { $gold } Gold.
    }

## Warum: der Wald

guide-why-shortens =
    { $steps ->
        [one] Dein Weg zu Mine { $mine } wird einen Schritt kürzer.
       *[other] Dein Weg zu Mine { $mine } wird { $steps } Schritte kürzer.
    }

guide-why-bridges = Das Hindernis liegt auf deinem Weg zu Mine { $mine }.

guide-why-helps-ally = Auch der Weg von { $name } wird kürzer, und { $name } ist wohl auf deiner Seite.

guide-why-slows-rival = Der Weg von { $name } wird länger, und { $name } ist wohl gegen dich.

guide-why-scouts = Du weißt noch nicht, was in Mine { $mine } liegt.

guide-why-appraises = Du kennst seinen Wert noch nicht.

guide-why-spies = Du weißt noch nicht, auf wessen Seite { $name } steht.

guide-why-nearer-mine =
    { $steps ->
        [one] Dann ist es bis Mine { $mine } noch ein Schritt
       *[other] Dann sind es bis Mine { $mine } noch { $steps } Schritte
    }{ $cards ->
        [0] .
        [one] , und auf dem Weg fehlt eine Karte.
       *[other] , und auf dem Weg fehlen { $cards } Karten.
    }

guide-why-opens-mine = Dort deckst du Mine { $mine } auf.

guide-why-reaches-mine = In Mine { $mine } wartet ein Schatz.

guide-why-at-treasure = Genau hier wartet ein Schatz.

guide-why-stays = Kein Schritt bringt dich jetzt näher an eine Mine.

guide-why-treasure-known = Du weißt, dass er { $points } wert ist.

guide-why-treasure-unknown = Schätze dieser Art sind etwa { $points } wert.

guide-why-costs-card =
    { $count ->
        [one] Das kostet dich eine Karte.
       *[other] Das kostet dich { $count } Karten.
    }

## Warum: die Höhle

guide-why-exit-nearer =
    { $steps ->
        [one] Dein Weg zum Ausgang wird einen Schritt kürzer.
       *[other] Dein Weg zum Ausgang wird { $steps } Schritte kürzer.
    }

guide-why-goal-nearer =
    { $steps ->
        [one] Dein Weg zu einem Ziel wird einen Schritt kürzer.
       *[other] Dein Weg zu einem Ziel wird { $steps } Schritte kürzer.
    }

guide-why-looks-exit = Ziel { $goal } kann der Ausgang sein, und Wissen spart einen weiten Weg.

guide-why-boots = Mit Stiefeln läufst du in jedem Zug einen Schritt weiter.

guide-why-axe = Eine Axt hilft gegen Netze und vertreibt Kreaturen.

guide-why-equips-ally = { $name } ist wohl auf deiner Seite und kommt damit besser voran.

guide-why-walks-exit =
    { $steps ->
        [one] Dann bist du dem Ausgang einen Schritt näher.
       *[other] Dann bist du dem Ausgang { $steps } Schritte näher.
    }

guide-why-walks-goal =
    { $steps ->
        [one] Dann bist du dem nächsten Ziel einen Schritt näher.
       *[other] Dann bist du dem nächsten Ziel { $steps } Schritte näher.
    }

guide-why-opens-goal = Dort deckst du Ziel { $goal } auf.

guide-why-leaves-cave = Das ist der Ausgang: Dein Zwerg ist draußen.

guide-why-avoids =
    { $beast ->
        [rat] Die Ratte auf dem kürzeren Weg würde dir eine Karte nehmen.
        [lindworm] Der Lindwurm auf dem kürzeren Weg würde dich umwerfen.
        [goblin] Der Goblin auf dem kürzeren Weg würde dir Gold nehmen.
       *[other] Auf dem kürzeren Weg lauert eine Kreatur.
    }

guide-why-vein = Bleibst du auf der Goldader stehen, bekommst du ihr Gold.

guide-why-at-vein = Bleibst du hier stehen, bekommst du das Gold der Ader.

guide-why-stays-in-cave = Kein Schritt bringt dich jetzt näher an den Ausgang.

guide-why-costs-gold =
    { $count ->
        [one] Das kostet dich 1 Gold.
       *[other] Das kostet dich { $count } Gold.
    }

guide-why-attacks = Dort trifft sie auf { $name }, und { $name } ist wohl gegen dich.

guide-why-lures = Von dort kann sie { $name } erreichen, und { $name } ist wohl gegen dich.

guide-why-no-victim = Sie träfe nur Zwerge, die eher auf deiner Seite sind, oder gar keine.

guide-why-saves-me = Der Angriff gilt dir.

guide-why-saves-ally = Der Angriff gilt { $name }, und { $name } ist wohl auf deiner Seite.

guide-why-keeps-axe = Der Angriff schadet wenig, und die Axt ist mehr wert.

guide-why-takes-gold = Gold zählt am Ende; dafür zeigst du deine Clankarte.

## Warum: alles andere

guide-why-weakest =
    { $count ->
        [one] Keine deiner Karten hilft jetzt, und diese brauchst du am wenigsten.
       *[other] Keine deiner Karten hilft jetzt, und diese brauchst du am wenigsten.
    }

guide-why-nothing-closer = Keine deiner Karten bringt den Weg jetzt näher an ein Ziel.

guide-why-nothing-shorter = Keine deiner Karten macht deinen Weg jetzt kürzer.

guide-why-cannot-dig = Mit kaputtem Werkzeug darfst du keine Wegekarten legen.

guide-why-only = Etwas anderes kannst du nicht tun.

guide-why-no-difference = Soweit du es wissen kannst, macht es keinen Unterschied.

guide-why-least-bad = Alles andere kostet dich mehr.
