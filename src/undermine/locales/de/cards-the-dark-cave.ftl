### Die Dinge von The Dark Cave mit Namen, neben denen der anderen Spiele.
### Eine Karte heißt `card-` und ihre Kennung, mit `_` für `.`, `+` und `=`; `.turned` ist ihr Bild auf dem Kopf.

## Ziele

card-goal-exit = Ausgang

card-goal-hole = Zielkarte mit dunklem Loch (Nord, Ost)
    .turned = Zielkarte mit dunklem Loch (Süd, West)

card-goal-ladder = Zielkarte mit Leiter (Nord, Ost, West)
    .turned = Zielkarte mit Leiter (Ost, Süd, West)

card-goal-vein = Zielkarte mit Goldader (Nord, West)
    .turned = Zielkarte mit Goldader (Ost, Süd)

## Wege der Gruppe I

card-NESW_hole = Kreuzung mit dunklem Loch

card-NEW_hole = Abzweigung (Nord, Ost, West) mit dunklem Loch
    .turned = Abzweigung (Ost, Süd, West) mit dunklem Loch

card-NES_hole = Abzweigung (Nord, Ost, Süd) mit dunklem Loch
    .turned = Abzweigung (Nord, Süd, West) mit dunklem Loch

card-NW_hole = Kurve Nord–West mit dunklem Loch
    .turned = Kurve Süd–Ost mit dunklem Loch

card-NEW_vein = Abzweigung (Nord, Ost, West) mit Goldader
    .turned = Abzweigung (Ost, Süd, West) mit Goldader

## Wege der Gruppe II

card-p2_cross = Kreuzung der Gruppe II

card-p2_tee_h = Abzweigung (Nord, Ost, West) der Gruppe II
    .turned = Abzweigung (Ost, Süd, West) der Gruppe II

card-p2_tee_v = Abzweigung (Nord, Ost, Süd) der Gruppe II
    .turned = Abzweigung (Nord, Süd, West) der Gruppe II

card-N-S = Gerade Nord–Süd der Gruppe II

card-E-W = Gerade Ost–West der Gruppe II

card-N-E = Kurve Nord–Ost der Gruppe II
    .turned = Kurve Süd–West der Gruppe II

card-N-W = Kurve Nord–West der Gruppe II
    .turned = Kurve Süd–Ost der Gruppe II

card-p2_hole_cross = Kreuzung der Gruppe II mit dunklem Loch (Nord)
    .turned = Kreuzung der Gruppe II mit dunklem Loch (Süd)

card-N_hole-S = Gerade Nord–Süd der Gruppe II mit dunklem Loch (Nord)
    .turned = Gerade Nord–Süd der Gruppe II mit dunklem Loch (Süd)

card-E_hole-W = Gerade Ost–West der Gruppe II mit dunklem Loch (Ost)
    .turned = Gerade Ost–West der Gruppe II mit dunklem Loch (West)

card-N_ladder-W = Kurve Nord–West der Gruppe II mit Leiter (Nord)
    .turned = Kurve Süd–Ost der Gruppe II mit Leiter (Süd)

card-E-_ladder = Leiter der Gruppe II (Ost)
    .turned = Leiter der Gruppe II (West)

card-N_S_E-W = Brücke Nord–Süd der Gruppe II

card-E_W_N-S = Brücke Ost–West der Gruppe II

card-p2_tunnel_ne_sw = Doppelkurve mit Tunnel (Nord–Ost und Süd–West) der Gruppe II

card-p2_tunnel_nw_se = Doppelkurve mit Tunnel (Nord–West und Süd–Ost) der Gruppe II

## Wege der Gruppe III

card-p3_cross = Kreuzung der Gruppe III

card-p3_tee_h = Abzweigung (Nord, Ost, West) der Gruppe III
    .turned = Abzweigung (Ost, Süd, West) der Gruppe III

card-p3_tee_v = Abzweigung (Nord, Ost, Süd) der Gruppe III
    .turned = Abzweigung (Nord, Süd, West) der Gruppe III

card-N--S = Gerade Nord–Süd der Gruppe III

card-E--W = Gerade Ost–West der Gruppe III

card-N--E = Kurve Nord–Ost der Gruppe III
    .turned = Kurve Süd–West der Gruppe III

card-p3_hole_tee_h = Abzweigung (Nord, Ost, West) der Gruppe III mit dunklem Loch
    .turned = Abzweigung (Ost, Süd, West) der Gruppe III mit dunklem Loch

card-p3_hole_tee_v = Abzweigung (Nord, Ost, Süd) der Gruppe III mit dunklem Loch
    .turned = Abzweigung (Nord, Süd, West) der Gruppe III mit dunklem Loch

card-N--_ladder = Leiter der Gruppe III (Nord)
    .turned = Leiter der Gruppe III (Süd)

card-p3_vein_tee_v = Abzweigung (Nord, Ost, Süd) der Gruppe III mit Goldader
    .turned = Abzweigung (Nord, Süd, West) der Gruppe III mit Goldader

card-p3_bridge_ns = Brücke Nord–Süd der Gruppe III

card-p3_bridge_ew = Brücke Ost–West der Gruppe III

card-p3_tunnel_ne_sw = Doppelkurve mit Tunnel (Nord–Ost und Süd–West) der Gruppe III

card-p3_tunnel_nw_se = Doppelkurve mit Tunnel (Nord–West und Süd–Ost) der Gruppe III

## Aktionskarten, mit ihrer Gruppe

card-secret-information-I = Geheime Information (I)

card-secret-information-II = Geheime Information (II)

card-secret-information-III = Geheime Information (III)

card-rockfall-II = Steinschlag (II)

card-rockfall-III = Steinschlag (III)

card-swap-cards-II = Kartentausch (II)

card-swap-cards-III = Kartentausch (III)

card-boots-I = Stiefel (I)

card-boots-II = Stiefel (II)

card-battle-axe-I = Streitaxt (I)

card-battle-axe-II = Streitaxt (II)

card-battle-axe-III = Streitaxt (III)

card-rat-I = Ratte (I)

card-rat-II = Ratte (II)

card-rat-III = Ratte (III)

card-lindworm-I = Lindwurm (I)

card-lindworm-II = Lindwurm (II)

card-lindworm-III = Lindwurm (III)

card-goblin-II = Goblin (II)

card-goblin-III = Goblin (III)

card-web-circle = Spinnennetz (Kreis)

card-web-triangle = Spinnennetz (Dreieck)

card-web-square = Spinnennetz (Quadrat)

## Stimmen über eine Axt

card-ballot-strike = Stimme für die Axt

card-ballot-endure = Stimme gegen die Axt

## Kreaturen, Clans und Seiten

creature-rat = Ratte

creature-lindworm = Lindwurm

creature-goblin = Goblin

creature-other = { $word }

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

corner-1 = nordwestliche Zielkarte

corner-2 = nordöstliche Zielkarte

corner-3 = südöstliche Zielkarte

corner-4 = südwestliche Zielkarte

corner-other = Zielkarte Nr. { $number }

## Stapel

pile-box = Clankarten, die nicht mitspielen

pile-ballots = Stimmzettel

pile-vote = Stimme von { $name }
