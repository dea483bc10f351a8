### How fast a game goes: quick play, the pace of bots, being called.

quick-title = Schnell spielen

quick-auto = Nur mit Bots

quick-auto-note = Tippe zweimal auf ein markiertes Feld: Das spielt die Karte und beendet deinen Zug.

quick-on = Immer

quick-on-note = Auch an Tischen mit anderen. Zurücknehmen geht dann nicht.

quick-off = Nie

quick-off-note = Du spielst die Karte und beendest den Zug erst, wenn du sicher bist.

bot-pace-title = Tempo der Bots

bot-pace-alone = Tempo der Bots, wenn du nur mit Bots spielst

bot-pace-slow = Langsam

bot-pace-normal = Normal

bot-pace-fast = Schnell

call-setting = Ruf mich, wenn ich dran bin

call-setting-note = Eine Benachrichtigung, wenn gerade ein anderes Fenster vorn ist.

call-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.

call-offer = Sollen wir dich rufen, wenn du dran bist?

call-yes = Ruft mich

call-no = Nein, danke
