### Die Dinge von Saboteur mit Namen, zum Einsetzen in andere Sätze: Karten, Werkzeuge, Ziele, Stapel.
### Eine Karte heißt `card-` und ihre Kennung, mit `_` für `.`; `.turned` ist ihr Bild auf dem Kopf.
### `.short` ist der Name fürs Protokoll: ohne das, was das Bild zeigt. `.tool` ist, was eine Karte kaputt macht.
### Namen haben außerhalb von Klammern kein Komma, denn sie stehen auch in Aufzählungen.

## Start und Ziele

card-start = Startkarte

card-gold = Schatz

card-stone-ne = Stein (Kurve Nord–Ost)
    .turned = Stein (Kurve Süd–West)
    .short = Stein

card-stone-nw = Stein (Kurve Nord–West)
    .turned = Stein (Kurve Süd–Ost)
    .short = Stein

## Wegekarten, die weiterführen

card-NS = Gerade Nord–Süd
    .short = Gerade

card-EW = Gerade Ost–West
    .short = Gerade

card-NE = Kurve Nord–Ost
    .turned = Kurve Süd–West
    .short = Kurve

card-NW = Kurve Nord–West
    .turned = Kurve Süd–Ost
    .short = Kurve

card-NES = Abzweigung (Nord, Ost, Süd)
    .turned = Abzweigung (Nord, Süd, West)
    .short = Abzweigung

card-NEW = Abzweigung (Nord, Ost, West)
    .turned = Abzweigung (Ost, Süd, West)
    .short = Abzweigung

card-NESW = Kreuzung

## Sackgassen

card-N = Sackgasse (Nord)
    .turned = Sackgasse (Süd)
    .short = Sackgasse

card-E = Sackgasse (Ost)
    .turned = Sackgasse (West)
    .short = Sackgasse

card-N_S = Sackgasse (Nord, Süd)
    .short = Sackgasse

card-E_W = Sackgasse (Ost, West)
    .short = Sackgasse

card-N_E = Sackgasse (Nord, Ost)
    .turned = Sackgasse (Süd, West)
    .short = Sackgasse

card-N_W = Sackgasse (Nord, West)
    .turned = Sackgasse (Ost, Süd)
    .short = Sackgasse

card-N_E_S = Sackgasse (Nord, Ost, Süd)
    .turned = Sackgasse (Nord, Süd, West)
    .short = Sackgasse

card-N_E_W = Sackgasse (Nord, Ost, West)
    .turned = Sackgasse (Ost, Süd, West)
    .short = Sackgasse

card-N_E_S_W = Sackgasse (alle vier Seiten)
    .short = Sackgasse

## Aktionskarten

card-broken-pick = kaputte Spitzhacke
    .tool = { tool-pick }

card-broken-lamp = kaputte Lampe
    .tool = { tool-lamp }

card-broken-cart = kaputte Lore
    .tool = { tool-cart }

card-fixed-pick = Reparaturkarte (Spitzhacke)

card-fixed-lamp = Reparaturkarte (Lampe)

card-fixed-cart = Reparaturkarte (Lore)

card-fixed-lamp-pick = Reparaturkarte (Lampe oder Spitzhacke)

card-fixed-cart-pick = Reparaturkarte (Lore oder Spitzhacke)

card-fixed-cart-lamp = Reparaturkarte (Lore oder Lampe)

card-rockfall = Steinschlag

card-map = Schatzplan

## Zwerge und Gold

card-digger = Goldsucher

card-saboteur = Saboteur

card-gold-0 = wertlose Goldkarte

card-gold-1 = Goldkarte (1 Gold)

card-gold-2 = Goldkarte (2 Gold)

card-gold-3 = Goldkarte (3 Gold)

## Kartenarten

kind-path = Wegekarte

kind-action = Aktionskarte

kind-start = Startkarte

kind-goal = Zielkarte

kind-role = Zwergenkarte

kind-gold = Goldkarte

## Werkzeuge (Sätze rechnen damit, dass sie weiblich sind) und Ziele

tool-pick = Spitzhacke

tool-lamp = Lampe

tool-cart = Lore

# Ein Wort, das kein Werkzeug ist.
tool-other = { $word }

goal-1 = Ziel 1

goal-2 = Ziel 2

goal-3 = Ziel 3

# Eine Nummer, die kein Ziel hat.
goal-other = Ziel { $number }

## Stapel; $name sagt, wessen Stapel es ist, $number, welcher von mehreren

pile-hand =
    { $who ->
        [me] deine Handkarten
       *[other] Handkarten von { $name }
    }

pile-role =
    { $who ->
        [me] deine Zwergenkarte
       *[other] Zwergenkarte von { $name }
    }
    .the-dark-cave =
        { $who ->
            [me] deine Clankarte
           *[other] Clankarte von { $name }
        }

pile-loot =
    { $who ->
        [me] dein Gold
       *[other] Gold von { $name }
    }

pile-goal =
    { $number ->
        [1] { goal-1 }
        [2] { goal-2 }
        [3] { goal-3 }
       *[other] Ziel { $number }
    }
    .the-dark-cave =
        { $number ->
            [1] { corner-1 }
            [2] { corner-2 }
            [3] { corner-3 }
            [4] { corner-4 }
           *[other] Ziel { $number }
        }

pile-stock = Zugstapel

pile-discard = Ablagestapel

pile-goal-pile = gemischte Zielkarten

pile-role-pile = übrige Zwergenkarten

pile-bank = Goldstapel

pile-offer = angebotenes Gold
