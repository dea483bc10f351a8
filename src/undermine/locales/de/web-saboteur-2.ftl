### Saboteur 2 im Browser, neben dem, was es mit Saboteur teilt.
### $name und $target sind, wie Sitze heißen, $names mehrere davon; Karten und Rollen kommen in Worten.

table-title-saboteur-2 = Saboteur 2

## Von einer Karte zu denen, für die sie ist

table-choose-swaphats = Wer tauscht die Mütze und bekommt eine neue Rolle?

table-choose-inspect = Wessen Rolle siehst du dir an? Nur du siehst sie

table-choose-swaphands = Mit wem tauschst du alle Handkarten?

table-choose-trap = Wen nimmst du gefangen? Keine Wegekarten, kein Anteil, kein Diebstahl

table-choose-free = Wen befreist du aus dem Gefängnis?

table-choose-handsoff = Wessen Diebstahl verhinderst du?

player-free = Befreien

player-handsoff = Hände weg

## Was geschähe

ahead-theft = Liegt vor dir: Nach der Runde darfst du 1 Gold stehlen

ahead-handsoff =
    { $whose ->
        [own] Du gibst deinen Diebstahl auf
       *[other] { $name } stiehlt nach der Runde nichts
    }

ahead-swaphats =
    { $whose ->
        [own] Du legst deine Rolle weg und ziehst eine neue
       *[other] { $name } legt die Rolle weg und zieht eine neue
    }

ahead-inspect = Nur du siehst die Rolle von { $name }

ahead-swaphands = Du bekommst die Karten von { $name }; deine gehen an { $name }, und nur dort wird nachgezogen

ahead-trap = { $name } legt keine Wegekarten, bekommt keinen Anteil und stiehlt nicht

ahead-free =
    { $whose ->
        [own] Du bist wieder frei
       *[other] { $name } ist wieder frei
    }

## Was kann ich tun

list-theft = Diebstahl planen

list-handsoff = Diebstahl verhindern

list-swaphats = Mütze tauschen

list-inspect = Rolle ansehen

list-swaphands = Handkarten tauschen

list-trap = Gefangen nehmen

list-free = Befreien

list-lift = Entfernen (2 Karten)

list-steal = Stehlen

list-decline = Nichts stehlen

## Sitze

seat-out = ohne Karten, setzt aus

## Die Rolle, einmal je Runde

ceremony-aim-blue = Blau will den Schatz: Vollende einen Weg, den keine grüne Tür versperrt.

ceremony-aim-green = Grün will den Schatz: Vollende einen Weg, den keine blaue Tür versperrt.

ceremony-aim-boss = Du gewinnst immer mit, sobald der Schatz erreicht ist, bekommst aber 1 Gold weniger.

ceremony-aim-profiteer = Du teilst mit allen, die gewinnen, bekommst aber 2 Gold weniger. Gewinnt sonst niemand, kannst du allein gewinnen.

ceremony-aim-geologist = Du bekommst 1 Gold je Kristall im Labyrinth, bei zwei Geologen je die Hälfte. Vom Schatz bekommst du nichts.

ceremony-blue-count =
    { $count ->
        [one] 1 Blauer
       *[other] { $count } Blaue
    }

ceremony-green-count =
    { $count ->
        [one] 1 Grüner
       *[other] { $count } Grüne
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

reckoned-alone-upper = DER CHEF TEILT

reckoned-alone-lower = MIT PROFITEUR

reckoned-saboteurs-upper = DIE SABOTEURE

reckoned-saboteurs-lower = SIEGEN

reckoned-profiteer-upper = DER PROFITEUR

reckoned-profiteer-lower = KASSIERT

reckoned-boss-upper = DER CHEF

reckoned-boss-lower = KASSIERT

reckoned-barred-upper = TÜREN SPERREN

reckoned-barred-lower = ALLE AUS

reckoned-nobody-upper = DER BERG

reckoned-nobody-lower = BEHÄLT ALLES

reckoned-title = So wird abgerechnet

reckoned-built =
    { $builder ->
        [blue] { $who ->
            [me] Du hast
           *[other] { $name } hat
        } als Blauer Goldsucher den Weg zum Schatz vollendet.
        [green] { $who ->
            [me] Du hast
           *[other] { $name } hat
        } als Grüner Goldsucher den Weg zum Schatz vollendet.
        [boss] { $who ->
            [me] Du hast
           *[other] { $name } hat
        } als Chef den Weg zum Schatz vollendet.
        [profiteer] { $who ->
            [me] Du hast
           *[other] { $name } hat
        } als Profiteur den Weg zum Schatz vollendet.
        [geologist] { $who ->
            [me] Du hast
           *[other] { $name } hat
        } als Geologe den Weg zum Schatz vollendet.
        [saboteur] { $who ->
            [me] Du hast
           *[other] { $name } hat
        } als Saboteur den Weg zum Schatz vollendet.
       *[other] Niemand hat einen Weg zum Schatz vollendet.
    }

reckoned-shared =
    { $count ->
        [0] Niemand bekommt einen Anteil.
        [one] Ein Anteil von { $share } Gold geht an { $names_who ->
            [me] dich
           *[other] { $names }
        }.
       *[other] Je { $share } Gold bekommen: { $names }.
    }

reckoned-less =
    { $role ->
        [boss] Der Chef bekommt { $less } Gold weniger.
       *[other] Der Profiteur bekommt { $less } Gold weniger.
    }

reckoned-trapped =
    { $count ->
        [one] { $names_who ->
            [me] Du sitzt im Gefängnis und bekommst keinen Anteil.
           *[other] { $names } sitzt im Gefängnis und bekommt keinen Anteil.
        }
       *[other] { $names_who ->
            [among] { $names } sitzt im Gefängnis und bekommt keinen Anteil.
           *[other] { $names } sitzen im Gefängnis und bekommen keinen Anteil.
        }
    }

reckoned-crystals =
    { $count ->
        [0] Im Labyrinth liegt kein Kristall.
        [one] Im Labyrinth liegt ein Kristall.
       *[other] Im Labyrinth liegen { $count } Kristalle.
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

steal-note = Stiehl jemandem 1 Gold oder verzichte.

steal-from = Von { $name } stehlen

steal-none = Nichts stehlen

steal-mine = Du selbst hast { $count ->
        [0] kein Gold
        [one] 1 Gold
       *[other] { $count } Gold
    }.

steal-secret = Wie viel Gold die anderen haben, ist geheim. Wer hier steht, hat welches.

steal-others = { $name } ist auf Beutezug …

steal-order = Diebe

steal-now = stiehlt gerade

steal-later = kommt noch

steal-done = war dran

## Was nur ich erfahren habe

slip-close = Verstanden

slip-hat = Du trägst eine neue Mütze

slip-hat-by = { $name } lässt dich eine neue Rolle ziehen. Halte die Karte gedrückt, um sie anzusehen.

slip-hat-own = Du hast eine neue Rolle gezogen. Halte die Karte gedrückt, um sie anzusehen.

slip-hold = Gedrückt halten

slip-seen = Die Rolle von { $name }

slip-seen-note = Nur du hast sie gesehen. Bis zum Ende der Runde findest du sie bei { $name }.

slip-role-blue = Bekommt einen Anteil, wenn Blau gewinnt.

slip-role-green = Bekommt einen Anteil, wenn Grün gewinnt.

slip-role-boss = Teilt mit dem Team, das gewinnt, bekommt aber 1 Gold weniger.

slip-role-profiteer = Teilt mit allen, die gewinnen, auch mit Saboteuren, bekommt aber 2 Gold weniger.

slip-role-geologist = Bekommt Gold für die Kristalle im Labyrinth, egal, wer gewinnt.

slip-role-saboteur = Gewinnt, wenn niemand den Schatz erreicht.

slip-hands = { $name } hat deine Karten, du hast die von { $name }

slip-gave = Abgegeben:

slip-got = Bekommen:

slip-robbed = { $name } hat dir 1 Gold gestohlen.

slip-stole = Du hast { $target } 1 Gold gestohlen.

## Was ich von jemandem weiß

known-title = Was du weißt

known-role = Diese Rolle hast du in Zug { $turn } gesehen.

known-hat = { $name } hat in Zug { $turn } eine neue Rolle gezogen; was du gesehen hast, gilt nicht mehr.

known-hand = Unter den Karten von { $name }: { $cards }

## Das Ende des Spiels

standings-shares =
    { $count ->
        [0] Niemand hat einen Anteil bekommen.
        [one] { $names_who ->
            [me] Du hast den Anteil bekommen.
           *[other] { $names } hat den Anteil bekommen.
        }
       *[other] { $names_who ->
            [among] { $names } habt euch das Gold geteilt.
           *[other] { $names } haben sich das Gold geteilt.
        }
    }

## Hausregeln

option-back-after-swap = Durch Tausch wieder dabei
    .note = Wer keine Karten mehr hatte, spielt weiter, sobald ein Tausch neue bringt.

option-crystals-must-be-connected = Nur verbundene Kristalle zählen
    .note = Ein Kristall zählt nur, wenn seine Karte mit dem Start verbunden ist.

option-no-set-aside = Alle Karten im Spiel
    .note = Alle 118 Karten spielen mit, keine wird beiseitegelegt.

option-open-gold = Gold offen zeigen
    .note = Alle sehen, wie viel Gold die anderen haben.

option-profiteer-always-wins = Der Profiteur gewinnt immer mit
    .note = Er bekommt auch Gold, wenn Türen alle anderen aussperren.

option-reduced-roles = Weniger Zwergenkarten
    .note = Zu zweit oder zu dritt bleiben ein Geologe und ein Saboteur in der Schachtel.

option-show-unused-roles = Übrige Zwerge zeigen
    .note = Am Ende einer Runde werden auch die Zwergenkarten aufgedeckt, die niemand hatte.

option-trapped-geologist-paid = Kristalle auch im Gefängnis
    .note = Ein gefangener Geologe bekommt trotzdem Gold für Kristalle.

## So wird gespielt

howto-saboteur-2-1 = Ihr grabt wie in Saboteur, doch nun wetteifern zwei Teams um den Schatz: Blau und Grün. Einige von euch gehören vielleicht zu keinem, und jede Rolle ist geheim.

howto-saboteur-2-2 = Türen lassen eine Farbe durch. Vollendet ein Goldsucher den Weg, gewinnt sein Team, außer eine Tür sperrt es aus; dann kann das andere gewinnen. Vollendet ihn jemand anders, gewinnt jedes Team, das durchkommt.

howto-saboteur-2-3 = Der Chef teilt mit dem Team, das gewinnt, der Profiteur mit allen, die gewinnen; beide bekommen etwas weniger. Geologen bekommen Gold für Kristalle. Saboteure gewinnen, wenn niemand den Schatz erreicht.

howto-saboteur-2-4 = Leitern sind mit dem Start und miteinander verbunden. Eine Karte mit Leiter darf deshalb neben jeder offenen Karte liegen, nur nicht neben einem Ziel. Auf Brücken und Doppelkurven laufen zwei Wege aneinander vorbei.

howto-saboteur-2-5 = Nimm jemanden gefangen, plane einen Diebstahl, sieh dir eine Rolle an, tausche Handkarten oder gib jemandem eine neue Rolle. Wer im Gefängnis sitzt, legt keine Wegekarten, bekommt keinen Anteil und stiehlt nicht.

howto-saboteur-2-6 = In deinem Zug spielst du eine Karte, oder du wirfst zwei ab und entfernst dafür eine, die vor dir liegt, oder du passt und wirfst eine bis drei Karten ab.

howto-saboteur-2-7 = Nach jeder Runde wird das Gold verteilt. Wer dann einen Diebstahl vor sich liegen hat und nicht gefangen ist, darf stehlen. Nach drei Runden gewinnt, wer das meiste Gold hat.

howto-saboteur-2-fits = Grün kommt durch, Blau nicht: Die grüne Tür versperrt den Weg.

howto-saboteur-2-fits-not = So nicht: Eine Leiter darf nicht neben einem Ziel liegen.
