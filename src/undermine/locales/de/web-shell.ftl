### Was die Seite selbst sagt: die Verbindung, was schiefging, Klänge, Sprachen.

## Kleine Stücke, die jede Seite braucht

kit-copied = Kopiert

kit-copy-by-hand = Der Browser erlaubt hier kein Kopieren. Der Text ist markiert: Kopiere ihn selbst.

kit-close = Schließen

kit-cancel = Abbrechen

kit-loading = Die Lampen werden angezündet …

kit-again = Noch einmal versuchen

kit-reload = Seite neu laden

kit-home = Zur Startseite

kit-nav = Hauptmenü

kit-rules = Regeln

kit-settings = Einstellungen

kit-skip = Zum Inhalt springen

kit-rule = Regel ansehen

kit-trouble = Der Server hat nicht geantwortet. Versuche es gleich noch einmal.

## Die Spiele

game-saboteur = Saboteur

game-saboteur-pitch = Grabt euch zum Gold. Jemand am Tisch hätte es lieber anders.

game-saboteur-2 = Saboteur 2

game-saboteur-2-pitch = Türen, Leitern, vertauschte Mützen: Jetzt zählt, für wen du gräbst.

game-the-lost-mines = { "The Lost Mines" }

game-the-lost-mines-pitch = Zwei Clans schlagen sich durch den Wald zu vier Minen. In einer schnarcht es.

game-the-dark-cave = { "The Dark Cave" }

game-the-dark-cave-pitch = Finde den Ausgang, rette das Gold, hüte dich vor den Löchern.

## An der Tür eines Tisches

door-connecting = Die Lampen werden angezündet …

door-kept = Dein Platz ist reserviert.

door-gone = Den Tisch { $code } gibt es nicht

door-gone-text = Vielleicht wurde er abgeräumt, oder im Code steckt ein Tippfehler.

door-lost = Keine Verbindung

door-lost-text = Dein Platz ist reserviert. Wir versuchen es weiter.

door-outdated = Es gibt eine neue Version

door-outdated-text = Diese Seite ist älter als der Server. Lade sie neu, dein Platz ist reserviert.

## Warum etwas, das kein Zug ist, nicht getan wurde

wrong-full = Alle Plätze sind besetzt.

wrong-host-only = Das darf nur der Gastgeber.

wrong-malformed = Der Server konnte das nicht lesen.

wrong-name = Dieser Name geht nicht.

wrong-next-round = In diesem Spiel kommt jetzt nur noch per Abstimmung jemand dazu.

wrong-no-applicant = Diese Anfrage gibt es nicht mehr.

wrong-no-seat = Diesen Platz gibt es nicht.

wrong-no-table = Diesen Tisch gibt es nicht.

wrong-no-vote = Du hast dabei keine Stimme.

wrong-not-now = Das geht gerade nicht.

wrong-not-offered = Dieser Platz wird nicht angeboten.

wrong-not-seated = Dafür brauchst du einen Platz an diesem Tisch.

wrong-not-your-turn = Jemand anders ist am Zug.

wrong-options = Diese Hausregeln passen nicht zusammen.

wrong-own-seat = Das geht nicht mit deinem eigenen Platz.

wrong-paused = Das Spiel ist angehalten.

wrong-person = Dort sitzt jemand.

wrong-removed = Du wurdest von diesem Tisch entfernt.

wrong-seats = Mit so vielen Plätzen geht dieses Spiel nicht.

wrong-silent = An diesem Tisch ist der Chat aus.

wrong-slow-down = Das ging zu schnell. Warte einen Moment.

wrong-stale = Inzwischen ist am Tisch etwas passiert.

wrong-storage = Der Server konnte das nicht speichern. Versuche es noch einmal.

wrong-taken = Dieser Platz ist besetzt.

wrong-token = Dein Platz gehört nicht mehr zu diesem Browser.

wrong-too-few = Dafür müssen mindestens zwei andere da sein.

wrong-too-soon = Dafür ist es noch zu früh. Warte noch ein wenig.

wrong-version = Der Server ist neuer als diese Seite. Lade die Seite neu.

wrong-voting = Es läuft noch eine andere Abstimmung.

wrong-watchers = Hier schauen schon zu viele zu. Versuche es später noch einmal.

# Der Server ist nicht zu erreichen oder antwortet Unsinn.
wrong-line = Der Server antwortet nicht.

## Klänge

sound-turn = Du bist dran

sound-card = Eine Karte wird gelegt

sound-refuse = Nicht erlaubt

sound-break = Ein Werkzeug geht kaputt

sound-mend = Ein Werkzeug wird repariert

sound-rock = Steinschlag

sound-thud = Eine Sackgasse wird gelegt

sound-peek = Ein heimlicher Blick

sound-claim = Jemand sagt etwas

sound-goal = Ein Ziel wird aufgedeckt

sound-win = Gewonnen

sound-lose = Verloren
