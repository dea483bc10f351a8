### Die Dinge von Saboteur 2 mit Namen, neben denen von Saboteur.
### Eine Karte heißt `card-` und ihre Kennung, mit `_` für `.` und `+`; `.turned` ist ihr Bild auf dem Kopf.

## Zwei Wege, die sich nicht treffen

card-NS_EW = Brücke

card-NW_ES = Doppelkurve (Nord–West und Süd–Ost)
    .short = Doppelkurve

card-NE_SW = Doppelkurve (Nord–Ost und Süd–West)
    .short = Doppelkurve

## Leitern

card-N_ladder = Leiter (Nord)
    .turned = Leiter (Süd)
    .short = Leiter

card-E_ladder = Leiter (Ost)
    .turned = Leiter (West)
    .short = Leiter

card-NE_ladder = Leiter (Nord, Ost)
    .turned = Leiter (Süd, West)
    .short = Leiter

card-NW_ladder = Leiter (Nord, West)
    .turned = Leiter (Ost, Süd)
    .short = Leiter

## Türen

card-NS_blue = blaue Tür Nord–Süd
    .short = blaue Tür

card-EW_blue = blaue Tür Ost–West
    .short = blaue Tür

card-NE_blue = blaue Tür Nord–Ost
    .turned = blaue Tür Süd–West
    .short = blaue Tür

card-NS_green_E = grüne Tür Nord–Süd mit Sackgasse (Ost)
    .turned = grüne Tür Nord–Süd mit Sackgasse (West)
    .short = grüne Tür mit Sackgasse

card-EW_green = grüne Tür Ost–West
    .short = grüne Tür

card-NW_green = grüne Tür Nord–West
    .turned = grüne Tür Süd–Ost
    .short = grüne Tür

## Kristalle

card-N_crystal = Sackgasse (Nord) mit Kristall
    .turned = Sackgasse (Süd) mit Kristall
    .short = Sackgasse mit Kristall

card-E_crystal = Sackgasse (Ost) mit Kristall
    .turned = Sackgasse (West) mit Kristall
    .short = Sackgasse mit Kristall

card-NES_crystal = Abzweigung (Nord, Ost, Süd) mit Kristall
    .turned = Abzweigung (Nord, Süd, West) mit Kristall
    .short = Abzweigung mit Kristall

card-NEW_crystal = Abzweigung (Nord, Ost, West) mit Kristall
    .turned = Abzweigung (Ost, Süd, West) mit Kristall
    .short = Abzweigung mit Kristall

card-NESW_crystal = Kreuzung mit Kristall

card-NEW_crystal_S = Abzweigung (Nord, Ost, West) mit Kristall und Sackgasse (Süd)
    .turned = Abzweigung (Ost, Süd, West) mit Kristall und Sackgasse (Nord)
    .short = Abzweigung mit Kristall und Sackgasse

card-NES_crystal_W = Abzweigung (Nord, Ost, Süd) mit Kristall und Sackgasse (West)
    .turned = Abzweigung (Nord, Süd, West) mit Kristall und Sackgasse (Ost)
    .short = Abzweigung mit Kristall und Sackgasse

card-EW_crystal_N = Gerade Ost–West mit Kristall und Sackgasse (Nord)
    .turned = Gerade Ost–West mit Kristall und Sackgasse (Süd)
    .short = Gerade mit Kristall und Sackgasse

## Wege mit Sackgasse

card-NS_E = Gerade Nord–Süd mit Sackgasse (Ost)
    .turned = Gerade Nord–Süd mit Sackgasse (West)
    .short = Gerade mit Sackgasse

card-NS_E_W = Gerade Nord–Süd mit Sackgassen (Ost, West)
    .short = Gerade mit Sackgassen

card-EW_N_S = Gerade Ost–West mit Sackgassen (Nord, Süd)
    .short = Gerade mit Sackgassen

card-NE_S = Kurve Nord–Ost mit Sackgasse (Süd)
    .turned = Kurve Süd–West mit Sackgasse (Nord)
    .short = Kurve mit Sackgasse

card-ES_N = Kurve Süd–Ost mit Sackgasse (Nord)
    .turned = Kurve Nord–West mit Sackgasse (Süd)
    .short = Kurve mit Sackgasse

## Aktionskarten

card-theft = Diebstahl

card-hands-off = Hände weg

card-swap-hats = Mützentausch

card-inspection = Inspektion

card-swap-hands = Handkartentausch

card-trapped = Gefangen

card-freed = Befreit

## Zwerge und Gold

card-blue = Blauer Goldsucher

card-green = Grüner Goldsucher

card-boss = Chef

card-profiteer = Profiteur

card-geologist = Geologe

card-coin = Goldstück

## Stapel

pile-old-hats = weggetauschte Zwergenkarten
