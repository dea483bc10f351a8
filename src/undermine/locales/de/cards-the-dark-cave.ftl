### Die Dinge von The Dark Cave mit Namen, neben denen der anderen Spiele.
### Eine Karte heißt `card-` und ihre Kennung, mit `_` für `.`, `+` und `=`; `.turned` ist ihr Bild auf dem Kopf.

## Ziele

card-goal-exit = Ausgang

card-goal-hole = Zielkarte mit dunklem Loch (Nord, Ost)
    .turned = Zielkarte mit dunklem Loch (Süd, West)
    .short = Zielkarte mit dunklem Loch

card-goal-ladder = Zielkarte mit Leiter (Nord, Ost, West)
    .turned = Zielkarte mit Leiter (Ost, Süd, West)
    .short = Zielkarte mit Leiter

card-goal-vein = Zielkarte mit Goldader (Nord, West)
    .turned = Zielkarte mit Goldader (Ost, Süd)
    .short = Zielkarte mit Goldader

## Wege der Gruppe I

card-NESW_hole = Kreuzung mit dunklem Loch

card-NEW_hole = Abzweigung (Nord, Ost, West) mit dunklem Loch
    .turned = Abzweigung (Ost, Süd, West) mit dunklem Loch
    .short = Abzweigung mit dunklem Loch

card-NES_hole = Abzweigung (Nord, Ost, Süd) mit dunklem Loch
    .turned = Abzweigung (Nord, Süd, West) mit dunklem Loch
    .short = Abzweigung mit dunklem Loch

card-NW_hole = Kurve Nord–West mit dunklem Loch
    .turned = Kurve Süd–Ost mit dunklem Loch
    .short = Kurve mit dunklem Loch

card-NEW_vein = Abzweigung (Nord, Ost, West) mit Goldader
    .turned = Abzweigung (Ost, Süd, West) mit Goldader
    .short = Abzweigung mit Goldader

## Wege der Gruppe II

card-p2_cross = Kreuzung (II)
    .short = Kreuzung

card-p2_tee_h = Abzweigung (Nord, Ost, West) (II)
    .turned = Abzweigung (Ost, Süd, West) (II)
    .short = Abzweigung

card-p2_tee_v = Abzweigung (Nord, Ost, Süd) (II)
    .turned = Abzweigung (Nord, Süd, West) (II)
    .short = Abzweigung

card-N-S = Gerade Nord–Süd (II)
    .short = Gerade

card-E-W = Gerade Ost–West (II)
    .short = Gerade

card-N-E = Kurve Nord–Ost (II)
    .turned = Kurve Süd–West (II)
    .short = Kurve

card-N-W = Kurve Nord–West (II)
    .turned = Kurve Süd–Ost (II)
    .short = Kurve

card-p2_hole_cross = Kreuzung mit dunklem Loch (Nord) (II)
    .turned = Kreuzung mit dunklem Loch (Süd) (II)
    .short = Kreuzung mit dunklem Loch

card-N_hole-S = Gerade Nord–Süd mit dunklem Loch (Nord) (II)
    .turned = Gerade Nord–Süd mit dunklem Loch (Süd) (II)
    .short = Gerade mit dunklem Loch

card-E_hole-W = Gerade Ost–West mit dunklem Loch (Ost) (II)
    .turned = Gerade Ost–West mit dunklem Loch (West) (II)
    .short = Gerade mit dunklem Loch

card-N_ladder-W = Kurve Nord–West mit Leiter (Nord) (II)
    .turned = Kurve Süd–Ost mit Leiter (Süd) (II)
    .short = Kurve mit Leiter

card-E-_ladder = Leiter (Ost) (II)
    .turned = Leiter (West) (II)
    .short = Leiter

card-N_S_E-W = Brücke Nord–Süd (II)
    .short = Brücke

card-E_W_N-S = Brücke Ost–West (II)
    .short = Brücke

card-p2_tunnel_ne_sw = Doppelkurve mit Tunnel (Nord–Ost und Süd–West) (II)
    .short = Doppelkurve mit Tunnel

card-p2_tunnel_nw_se = Doppelkurve mit Tunnel (Nord–West und Süd–Ost) (II)
    .short = Doppelkurve mit Tunnel

## Wege der Gruppe III

card-p3_cross = Kreuzung (III)
    .short = Kreuzung

card-p3_tee_h = Abzweigung (Nord, Ost, West) (III)
    .turned = Abzweigung (Ost, Süd, West) (III)
    .short = Abzweigung

card-p3_tee_v = Abzweigung (Nord, Ost, Süd) (III)
    .turned = Abzweigung (Nord, Süd, West) (III)
    .short = Abzweigung

card-N--S = Gerade Nord–Süd (III)
    .short = Gerade

card-E--W = Gerade Ost–West (III)
    .short = Gerade

card-N--E = Kurve Nord–Ost (III)
    .turned = Kurve Süd–West (III)
    .short = Kurve

card-p3_hole_tee_h = Abzweigung (Nord, Ost, West) mit dunklem Loch (III)
    .turned = Abzweigung (Ost, Süd, West) mit dunklem Loch (III)
    .short = Abzweigung mit dunklem Loch

card-p3_hole_tee_v = Abzweigung (Nord, Ost, Süd) mit dunklem Loch (III)
    .turned = Abzweigung (Nord, Süd, West) mit dunklem Loch (III)
    .short = Abzweigung mit dunklem Loch

card-N--_ladder = Leiter (Nord) (III)
    .turned = Leiter (Süd) (III)
    .short = Leiter

card-p3_vein_tee_v = Abzweigung (Nord, Ost, Süd) mit Goldader (III)
    .turned = Abzweigung (Nord, Süd, West) mit Goldader (III)
    .short = Abzweigung mit Goldader

card-p3_bridge_ns = Brücke Nord–Süd (III)
    .short = Brücke

card-p3_bridge_ew = Brücke Ost–West (III)
    .short = Brücke

card-p3_tunnel_ne_sw = Doppelkurve mit Tunnel (Nord–Ost und Süd–West) (III)
    .short = Doppelkurve mit Tunnel

card-p3_tunnel_nw_se = Doppelkurve mit Tunnel (Nord–West und Süd–Ost) (III)
    .short = Doppelkurve mit Tunnel

## Aktionskarten, mit ihrer Gruppe

card-secret-information-I = Geheime Information (I)
    .short = Geheime Information

card-secret-information-II = Geheime Information (II)
    .short = Geheime Information

card-secret-information-III = Geheime Information (III)
    .short = Geheime Information

card-rockfall-II = Steinschlag (II)
    .short = Steinschlag

card-rockfall-III = Steinschlag (III)
    .short = Steinschlag

card-swap-cards-II = Kartentausch (II)
    .short = Kartentausch

card-swap-cards-III = Kartentausch (III)
    .short = Kartentausch

card-boots-I = Stiefel (I)
    .short = Stiefel

card-boots-II = Stiefel (II)
    .short = Stiefel

card-battle-axe-I = Streitaxt (I)
    .short = Streitaxt

card-battle-axe-II = Streitaxt (II)
    .short = Streitaxt

card-battle-axe-III = Streitaxt (III)
    .short = Streitaxt

card-rat-I = Ratte (I)
    .short = Ratte

card-rat-II = Ratte (II)
    .short = Ratte

card-rat-III = Ratte (III)
    .short = Ratte

card-lindworm-I = Lindwurm (I)
    .short = Lindwurm

card-lindworm-II = Lindwurm (II)
    .short = Lindwurm

card-lindworm-III = Lindwurm (III)
    .short = Lindwurm

card-goblin-II = Goblin (II)
    .short = Goblin

card-goblin-III = Goblin (III)
    .short = Goblin

card-web-circle = Spinnennetz (Kreis)

card-web-triangle = Spinnennetz (Dreieck)

card-web-square = Spinnennetz (Quadrat)

## Stimmen über eine Axt

card-ballot-strike = Stimme für die Axt

card-ballot-endure = Stimme gegen die Axt

## Kreaturen (`.subject` am Anfang eines Satzes, `.object` im Akkusativ), Clans und Seiten

creature-rat = Ratte
    .subject = Die Ratte
    .object = die Ratte

creature-lindworm = Lindwurm
    .subject = Der Lindwurm
    .object = den Lindwurm

creature-goblin = Goblin
    .subject = Der Goblin
    .object = den Goblin

creature-other = { $word }
    .subject = { $word }
    .object = { $word }

clan-yellow = Gelb

clan-blue = Blau

clan-other = { $word }

side-yellow = Gelb

side-blue = Blau

side-nobody = niemand

side-other = { $word }

winner-yellow = Gelb

winner-blue = Blau

winner-nobody = niemand

winner-other = { $word }

to-tunnel = den Tunnel

to-goblin = den Goblin

to-other = { $word }

why-out = Eine ganze Seite ist draußen

## Ecken, im Uhrzeigersinn

corner-1 = Ziel 1

corner-2 = Ziel 2

corner-3 = Ziel 3

corner-4 = Ziel 4

corner-other = Ziel { $number }

## Stapel

pile-box = Clankarten, die nicht mitspielen

pile-ballots = Stimmzettel

pile-vote = Stimme von { $name }
