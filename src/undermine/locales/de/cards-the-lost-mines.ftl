### Die Dinge von The Lost Mines mit Namen, neben denen von Saboteur.
### Eine Karte heißt `card-` und ihre Kennung, mit `_` für `+`; `.turned` ist ihr Bild auf dem Kopf.

## Startkarten und Minen

card-start-blue = blaue Startkarte

card-start-yellow = gelbe Startkarte

card-mine-gems = Edelsteinmine (Nord, Süd, West)
    .turned = Edelsteinmine (Nord, Ost, Süd)
    .short = Edelsteinmine

card-mine-gold = Goldmine

card-mine-silver = Silbermine (Ost, Süd, West)
    .turned = Silbermine (Nord, Ost, West)
    .short = Silbermine

card-mine-dragon = Drachenmine (Süd, West)
    .turned = Drachenmine (Nord, Ost)
    .short = Drachenmine

## Einfache Wege

card-ESW = Abzweigung (Ost, Süd, West)
    .turned = Abzweigung (Nord, Ost, West)
    .short = Abzweigung

card-ES = Kurve Süd–Ost
    .turned = Kurve Nord–West
    .short = Kurve

card-SW = Kurve Süd–West
    .turned = Kurve Nord–Ost
    .short = Kurve

## Hindernisse

card-EW_logs = Gerade Ost–West mit Baumstämmen
    .short = Gerade mit Baumstämmen

card-ESW_logs = Abzweigung (Ost, Süd, West) mit Baumstämmen
    .turned = Abzweigung (Nord, Ost, West) mit Baumstämmen
    .short = Abzweigung mit Baumstämmen

card-ES_logs = Kurve Süd–Ost mit Baumstämmen
    .turned = Kurve Nord–West mit Baumstämmen
    .short = Kurve mit Baumstämmen

card-NESW_lake = Kreuzung mit See

card-NES_lake = Abzweigung (Nord, Ost, Süd) mit See
    .turned = Abzweigung (Nord, Süd, West) mit See
    .short = Abzweigung mit See

card-EW_lake = Gerade Ost–West mit See
    .short = Gerade mit See

card-NS_ditch = Gerade Nord–Süd mit Graben
    .short = Gerade mit Graben

card-ESW_ditch = Abzweigung (Ost, Süd, West) mit Graben
    .turned = Abzweigung (Nord, Ost, West) mit Graben
    .short = Abzweigung mit Graben

card-SW_ditch = Kurve Süd–West mit Graben
    .turned = Kurve Nord–Ost mit Graben
    .short = Kurve mit Graben

## Felsen und Lagerfeuer

card-EW_rock = Gerade Ost–West mit Felsen
    .short = Gerade mit Felsen

card-NS_rock = Gerade Nord–Süd mit Felsen
    .short = Gerade mit Felsen

card-ES_rock = Kurve Süd–Ost mit Felsen
    .turned = Kurve Nord–West mit Felsen
    .short = Kurve mit Felsen

card-SW_rock = Kurve Süd–West mit Felsen
    .turned = Kurve Nord–Ost mit Felsen
    .short = Kurve mit Felsen

card-NESW_campfire = Kreuzung mit Lagerfeuer

card-ESW_campfire = Abzweigung (Ost, Süd, West) mit Lagerfeuer
    .turned = Abzweigung (Nord, Ost, West) mit Lagerfeuer
    .short = Abzweigung mit Lagerfeuer

card-NES_campfire = Abzweigung (Nord, Ost, Süd) mit Lagerfeuer
    .turned = Abzweigung (Nord, Süd, West) mit Lagerfeuer
    .short = Abzweigung mit Lagerfeuer

## Aktionskarten

card-axe = Axt

card-boat = Boot

card-rope = Seil

card-info-mine-treasure = Information (Mine oder Schatz)

card-info-mine-dwarf = Information (Mine oder Zwerg)

card-info-treasure-dwarf = Information (Schatz oder Zwerg)

card-trap = Falle

card-troll = Troll

card-thunderstorm = Gewitter

## Schätze

card-treasure-gems-5 = Edelsteine (Wert 5)

card-treasure-gems-4 = Edelsteine (Wert 4)

card-treasure-gems-3 = Edelsteine (Wert 3)

card-treasure-gold-4 = Gold (Wert 4)

card-treasure-gold-3 = Gold (Wert 3)

card-treasure-gold-2 = Gold (Wert 2)

card-treasure-silver-3 = Silber (Wert 3)

card-treasure-silver-2 = Silber (Wert 2)

card-treasure-silver-1 = Silber (Wert 1)

## Zwerge

card-blue-loyal = loyaler blauer Zwerg

card-blue-selfish = selbstsüchtiger blauer Zwerg

card-blue-saboteur = blauer Saboteur

card-yellow-loyal = loyaler gelber Zwerg

card-yellow-selfish = selbstsüchtiger gelber Zwerg

card-yellow-saboteur = gelber Saboteur

## Kartenarten

kind-mine = Mine

kind-treasure = Schatz

## Minen, vom Start aus gesehen von links gezählt; Schätze am Rand des Spielplans

mine-1 = Mine 1

mine-2 = Mine 2

mine-3 = Mine 3

mine-4 = Mine 4

# Eine Nummer, die keine Mine hat.
mine-other = Mine { $number }

treasure-other = Schatz { $number }

## Was in einer Mine zu finden ist

found-gems = Edelsteine

found-gold = Gold

found-silver = Silber

found-other = { $word }

## Stapel

pile-mine =
    { $number ->
        [1] { mine-1 }
        [2] { mine-2 }
        [3] { mine-3 }
        [4] { mine-4 }
       *[other] Mine { $number }
    }

pile-treasure = Schatz { $number }

pile-hoard =
    { $who ->
        [me] deine Schätze
       *[other] Schätze von { $name }
    }

pile-mine-pile = gemischte Minen

pile-treasure-pile = gemischte Schätze
