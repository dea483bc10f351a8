### Die Dinge von Saboteur mit Namen, zum Einsetzen in andere Sätze: Karten, Werkzeuge, Ziele, Stapel.
### Eine Karte heißt `card-` und ihre Kennung, mit `_` für `.`; `.turned` ist ihr Bild auf dem Kopf.
### Namen haben außerhalb von Klammern kein Komma, denn sie stehen auch in Aufzählungen.

## Start und Ziele

card-start = Startkarte

card-gold = Schatz

card-stone-ne = Stein (Kurve Nord–Ost)
    .turned = Stein (Kurve Süd–West)

card-stone-nw = Stein (Kurve Nord–West)
    .turned = Stein (Kurve Süd–Ost)

## Wegekarten, die weiterführen

card-NS = Gerade Nord–Süd

card-EW = Gerade Ost–West

card-NE = Kurve Nord–Ost
    .turned = Kurve Süd–West

card-NW = Kurve Nord–West
    .turned = Kurve Süd–Ost

card-NES = Abzweigung (Nord, Ost, Süd)
    .turned = Abzweigung (Nord, Süd, West)

card-NEW = Abzweigung (Nord, Ost, West)
    .turned = Abzweigung (Ost, Süd, West)

card-NESW = Kreuzung

## Sackgassen

card-N = Sackgasse (Nord)
    .turned = Sackgasse (Süd)

card-E = Sackgasse (Ost)
    .turned = Sackgasse (West)

card-N_S = Sackgasse (Nord, Süd)

card-E_W = Sackgasse (Ost, West)

card-N_E = Sackgasse (Nord, Ost)
    .turned = Sackgasse (Süd, West)

card-N_W = Sackgasse (Nord, West)
    .turned = Sackgasse (Ost, Süd)

card-N_E_S = Sackgasse (Nord, Ost, Süd)
    .turned = Sackgasse (Nord, Süd, West)

card-N_E_W = Sackgasse (Nord, Ost, West)
    .turned = Sackgasse (Ost, Süd, West)

card-N_E_S_W = Sackgasse (alle vier Seiten)

## Aktionskarten

card-broken-pick = kaputte Spitzhacke

card-broken-lamp = kaputte Lampe

card-broken-cart = kaputte Lore

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

card-gold-1 = Goldkarte mit Wert 1

card-gold-2 = Goldkarte mit Wert 2

card-gold-3 = Goldkarte mit Wert 3

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

goal-1 = obere Zielkarte

goal-2 = mittlere Zielkarte

goal-3 = untere Zielkarte

# Eine Nummer, die kein Ziel hat.
goal-other = Zielkarte Nr. { $number }

## Stapel; $name sagt, wessen Stapel es ist, $number, welcher von mehreren

pile-hand = Hand von { $name }

pile-role = Zwergenkarte von { $name }
    .the-dark-cave = Clankarte von { $name }

pile-loot = Gold von { $name }

pile-goal =
    { $number ->
        [1] { goal-1 }
        [2] { goal-2 }
        [3] { goal-3 }
       *[other] Zielkarte Nr. { $number }
    }
    .the-dark-cave =
        { $number ->
            [1] { corner-1 }
            [2] { corner-2 }
            [3] { corner-3 }
            [4] { corner-4 }
           *[other] Zielkarte Nr. { $number }
        }

pile-stock = Zugstapel

pile-discard = Ablagestapel

pile-goal-pile = gemischte Zielkarten

pile-role-pile = übrige Zwergenkarten

pile-bank = Goldstapel

pile-offer = angebotenes Gold
