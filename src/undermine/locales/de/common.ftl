### Was alle Spiele gemeinsam haben, zum Einsetzen in andere Sätze.
### In jeder Datei ist $seat eine Zahl und $name das, wie ein Sitz heißt.

## Wer entscheidet

seat = Spieler { $seat }

# Die Person, die es liest: in einer Aufzählung, und am Anfang eines Satzes.
you = du
    .subject = Du

actor-chance = der Zufall

actor-table = alle gemeinsam

actor-nobody = niemand

actor-spectator = jemand, der zuschaut

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
cards-alike = { $count } × { $card }

# Die Drehungen, die keine Regel erlaubt: um ein Viertel oder um drei.
card-turned = { $card } um { $degrees } Grad gedreht

## Seiten

side-north = Norden

side-east = Osten

side-south = Süden

side-west = Westen

## Laufen, und Karten, die unterwegs verloren gehen; $to ist ein Feld

action-step =
    { $to_space ->
        [1] auf { $to } laufen
       *[other] auf { $to } laufen, Feld { $to_space }
    }

action-stop = stehen bleiben

action-lose = ziehen ({ $pile }): { $card }
    .hidden = eine Karte ziehen ({ $pile })

event-stepped =
    { $who ->
        [me] Du läufst
       *[other] { $name } läuft
    } auf { $to }.

event-lostcard =
    { $who ->
        [me] Du verlierst
       *[other] { $name } verliert
    } eine Karte: { $card }.
    .hidden =
        { $who ->
            [me] Du verlierst
           *[other] { $name } verliert
        } eine Karte. Niemand sieht sie.

## Punkte, Sitz für Sitz

points-of = { $name } ({ $points })
