### Was alle Spiele gemeinsam haben, zum Einsetzen in andere Sätze.
### In jeder Datei ist $seat eine Zahl und $name das, wie ein Sitz heißt.

## Wer entscheidet

seat = Sitz { $seat }

actor-chance = der Zufall

actor-table = der ganze Tisch

actor-nobody = niemand

actor-spectator = jemand im Publikum

## Aufzählungen: zwei Dinge, oder mehrere und das letzte

list-and = { $before } und { $last }

## Karten, die nicht zu sehen sind, und mehrere Karten

card-unknown = unbekannte Karte

cards-unknown =
    { $count ->
        [one] eine unbekannte Karte
       *[other] { $count } unbekannte Karten
    }

# Nicht einmal die Anzahl ist bekannt.
cards-uncounted = unbekannte Karten

cards-none = keine Karte

# Mehrere Karten derselben Art.
cards-alike = { $count } × { $card }

# Die Drehungen, die keine Regel erlaubt: um ein Viertel oder um drei.
card-turned = { $card } um { $degrees } Grad gedreht

## Seiten

side-north = Norden

side-east = Osten

side-south = Süden

side-west = Westen

## Laufen, und Karten, die unterwegs verloren gehen; $to ist ein Feld

action-step = auf Feld { $to } laufen

action-stop = nicht weiterlaufen

action-lose = ziehen ({ $pile }): { $card }
    .hidden = eine Karte ziehen ({ $pile })

event-stepped = { $name } läuft auf Feld { $to }.

event-lostcard = { $name } verliert eine Karte: { $card }.
    .hidden = { $name } verliert eine Karte, und niemand sieht sie an.

## Punkte, Sitz für Sitz

points-of = { $name } ({ $points })
