### Saboteur 2 im Browser, neben dem, was es mit Saboteur teilt.
### $name und $target sind, wie Sitze heißen, $names mehrere davon; Karten und Rollen kommen in Worten.

table-title-saboteur-2 = Saboteur 2

## Von einer Karte zu denen, für die sie ist

table-choose-swaphats = Wer zieht eine andere Rolle?

table-choose-inspect = Wessen Rolle siehst du an?

table-choose-swaphands = Mit wem tauschst du die Karten?

table-choose-trap = Wer kommt ins Gefängnis?

table-choose-free = Wer kommt frei?

table-choose-handsoff = Wessen Diebstahl fällt aus?

player-free = Befreien

player-handsoff = Hände weg

## Was geschähe

ahead-theft = Liegt vor dir: Nach der Runde darfst du 1 Gold stehlen

ahead-handsoff =
    { $whose ->
        [own] Du gibst deinen Diebstahl auf
       *[other] { $name } stiehlt nach der Runde nichts
    }

ahead-swaphats =
    { $whose ->
        [own] Du legst deine Rolle weg und ziehst eine andere
       *[other] { $name } legt die Rolle weg und zieht eine andere
    }

ahead-inspect = Nur du siehst die Rolle von { $name }

ahead-swaphands = Du bekommst die Karten von { $name }; deine gehen dorthin, und dort wird gezogen

ahead-trap = { $name } legt keine Wege, bekommt keinen Anteil und stiehlt nicht

ahead-free =
    { $whose ->
        [own] Du bist wieder frei
       *[other] { $name } ist wieder frei
    }

## Was kann ich tun

list-theft = Diebstahl vorbereiten

list-handsoff = Diebstahl vereiteln

list-swaphats = Mützen tauschen

list-inspect = Rolle ansehen

list-swaphands = Handkarten tauschen

list-trap = Gefangen setzen

list-free = Befreien

list-lift = Eine Karte für zwei entfernen

list-steal = Stehlen

list-decline = Nichts stehlen

## Sitze

seat-out = ohne Karten, setzt aus

## Die Rolle, einmal je Runde

ceremony-aim-blue = Blau will den Schatz: Vollende einen Weg, den keine grüne Tür versperrt.

ceremony-aim-green = Grün will den Schatz: Vollende einen Weg, den keine blaue Tür versperrt.

ceremony-aim-boss = Du gewinnst mit, sobald der Schatz erreicht ist, und bekommst 1 Gold weniger.

ceremony-aim-profiteer = Du teilst mit allen, die gewinnen, und bekommst 2 Gold weniger. Gewinnt sonst niemand, kannst du allein gewinnen.

ceremony-aim-geologist = Jeder Kristall im Labyrinth ist dir 1 Gold wert, zu zweit die Hälfte; der Schatz nichts.

ceremony-blue-count =
    { $count ->
        [one] 1 Blauer Goldsucher
       *[other] { $count } Blaue Goldsucher
    }

ceremony-green-count =
    { $count ->
        [one] 1 Grüner Goldsucher
       *[other] { $count } Grüne Goldsucher
    }

ceremony-boss-count =
    { $count ->
        [one] 1 Chef
       *[other] { $count } Chefs
    }

ceremony-profiteer-count =
    { $count ->
        [one] 1 Profiteur
       *[other] { $count } Profiteure
    }

ceremony-geologist-count =
    { $count ->
        [one] 1 Geologe
       *[other] { $count } Geologen
    }

## Die Abrechnung: zwei Zeilen in Stein, dann drei Zeilen, warum

reckoned-blue-upper = BLAU

reckoned-blue-lower = GEWINNT

reckoned-green-upper = GRÜN

reckoned-green-lower = GEWINNT

reckoned-both-upper = BLAU UND GRÜN

reckoned-both-lower = GEWINNEN

reckoned-alone-upper = HINTER TÜREN

reckoned-alone-lower = TEILEN ZWEI

reckoned-saboteurs-upper = DIE SABOTEURE

reckoned-saboteurs-lower = SIEGEN

reckoned-profiteer-upper = DER PROFITEUR

reckoned-profiteer-lower = KASSIERT

reckoned-boss-upper = DER CHEF

reckoned-boss-lower = KASSIERT

reckoned-barred-upper = TÜREN SPERREN

reckoned-barred-lower = ALLE AUS

reckoned-nobody-upper = DER BERG

reckoned-nobody-lower = BEHÄLT ES

reckoned-title = So wird abgerechnet

reckoned-built =
    { $builder ->
        [blue] { $name }, Blauer Goldsucher, hat den Weg zum Schatz vollendet.
        [green] { $name }, Grüner Goldsucher, hat den Weg zum Schatz vollendet.
        [boss] { $name }, der Chef, hat den Weg zum Schatz vollendet.
        [profiteer] { $name }, der Profiteur, hat den Weg zum Schatz vollendet.
        [geologist] { $name }, ein Geologe, hat den Weg zum Schatz vollendet.
        [saboteur] { $name }, ein Saboteur, hat den Weg zum Schatz vollendet.
       *[other] Niemand hat einen Weg zum Schatz vollendet.
    }

reckoned-shared =
    { $count ->
        [0] Niemand bekommt einen Anteil.
        [one] Ein Anteil von { $share } Gold geht an { $names }.
       *[other] Je { $share } Gold Anteil für { $names }.
    }

reckoned-less =
    { $role ->
        [boss] Der Chef bekommt { $less } weniger.
       *[other] Der Profiteur bekommt { $less } weniger.
    }

reckoned-trapped =
    { $count ->
        [one] { $names } sitzt im Gefängnis und bekommt keinen Anteil.
       *[other] { $names } sitzen im Gefängnis und bekommen keinen Anteil.
    }

reckoned-crystals =
    { $count ->
        [0] Im Labyrinth liegt kein Kristall.
        [one] Im Labyrinth liegt ein Kristall.
       *[other] Im Labyrinth liegen { $count } Kristalle.
    }

reveal-beat-reckoning = Die Abrechnung

reveal-role-blue = Blauer Goldsucher

reveal-role-green = Grüner Goldsucher

reveal-role-boss = Chef

reveal-role-profiteer = Profiteur

reveal-role-geologist = Geologe

reveal-trapped = im Gefängnis

## Diebstähle nach einer Runde

steal-title = Dein Diebstahl

steal-note = Nimm dir 1 Gold von jemandem, oder lass es.

steal-from = Von { $name } stehlen

steal-none = Nichts stehlen

steal-mine = Du selbst hast { $count ->
        [0] kein Gold
        [one] 1 Goldstück
       *[other] { $count } Goldstücke
    }.

steal-secret = Wie viel die anderen haben, ist ihr Geheimnis; wer hier steht, hat welches.

steal-others = { $name } ist auf Beutezug …

steal-order = Diebe

steal-now = stiehlt gerade

steal-later = kommt noch

steal-done = war dran

## Was nur ich erfahren habe

slip-close = Verstanden

slip-hat = Du trägst eine andere Mütze

slip-hat-by = { $name } lässt dich eine andere Rolle ziehen. Halte, um nachzusehen.

slip-hat-own = Du hast eine andere Rolle gezogen. Halte, um nachzusehen.

slip-hold = Halten, um nachzusehen

slip-seen = Die Rolle von { $name }

slip-seen-note = Nur du hast sie gesehen. Sie steht bis zum Ende der Runde auf dem Blatt von { $name }.

slip-hands = { $name } hat deine Karten, du hast die von { $name }

slip-gave = Du gabst:

slip-got = Du bekamst:

slip-robbed = { $name } hat dir 1 Gold gestohlen.

slip-stole = Du hast { $target } 1 Gold gestohlen.

## Was ich von jemandem weiß

known-title = Was du weißt

known-role = Diese Rolle hast du in Zug { $turn } gesehen.

known-hat = In Zug { $turn } kam für { $name } eine andere Rolle; was du gesehen hast, gilt nicht mehr.

known-hand = Unter den Karten von { $name }: { $cards }

## Das Ende des Spiels

standings-shares =
    { $count ->
        [0] Niemand bekam einen Anteil.
        [one] { $names } bekam den Anteil.
       *[other] { $names } teilten sich das Gold.
    }

## Hausregeln

option-back-after-swap = Durch Tausch wieder dabei
    .note = Wer keine Karten mehr hatte, spielt weiter, sobald ein Tausch neue bringt.

option-crystals-must-be-connected = Nur verbundene Kristalle zählen
    .note = Ein Kristall zählt nur, wenn seine Karte mit dem Start verbunden ist.

option-no-set-aside = Keine Karten beiseite
    .note = Alle 118 Karten spielen mit, keine kommt ungesehen weg.

option-open-gold = Offene Beutel
    .note = Alle sehen, wie viel Gold jeder Sitz hat.

option-profiteer-always-wins = Der Profiteur gewinnt immer mit
    .note = Er wird auch bezahlt, wo Türen alle anderen aussperren.

option-reduced-roles = Weniger Zwerge an kleinen Tischen
    .note = Bei zwei oder drei Sitzen bleiben ein Geologe und ein Saboteur in der Schachtel.

option-show-unused-roles = Übrige Zwerge zeigen
    .note = Am Ende einer Runde werden auch die Zwergenkarten aufgedeckt, die niemand hatte.

option-trapped-geologist-paid = Kristalle auch im Gefängnis
    .note = Ein gefangener Geologe bekommt trotzdem Gold für Kristalle.

## So wird gespielt

howto-saboteur-2-1 = Ihr grabt wie in Saboteur, doch nun wetteifern zwei Teams um den Schatz: Blau und Grün. Einige von euch gehören vielleicht zu keinem, und jede Rolle ist geheim.

howto-saboteur-2-2 = Türen lassen eine Farbe durch. Vollendet ein Goldsucher den Weg, gewinnt sein Team, außer eine Tür sperrt es aus; dann kann das andere gewinnen. Vollendet ihn jemand anders, gewinnt jedes Team, das durchkommt.

howto-saboteur-2-3 = Der Chef teilt mit dem Team, das gewinnt, der Profiteur mit allen, die gewinnen, beide für etwas weniger. Geologen bekommen Gold für Kristalle. Saboteure gewinnen, wenn niemand ankommt.

howto-saboteur-2-4 = Leitern sind mit dem Start und miteinander verbunden. Eine Karte mit Leiter darf deshalb neben jeder offenen Karte liegen, nur nicht neben einem Ziel. Auf Brücken und Doppelkurven laufen zwei Wege aneinander vorbei.

howto-saboteur-2-5 = Sperr jemanden ein, plane einen Diebstahl, sieh eine Rolle an, tausche Handkarten oder lass jemanden eine andere Rolle ziehen. Wer im Gefängnis sitzt, legt keine Wege, bekommt keinen Anteil und stiehlt nicht.

howto-saboteur-2-6 = In deinem Zug spielst du eine Karte, oder du wirfst zwei ab und entfernst dafür eine, die vor dir liegt, oder du passt mit einer bis drei Karten.

howto-saboteur-2-7 = Nach jeder Runde wird das Gold geteilt, und wer einen Diebstahl plant, darf stehlen. Nach drei Runden gewinnt, wer das meiste Gold hat.

howto-saboteur-2-fits = Grün kommt durch, Blau nicht: Die grüne Tür versperrt den Weg.

howto-saboteur-2-fits-not = So nicht: Eine Leiter darf nicht neben einem Ziel liegen.
