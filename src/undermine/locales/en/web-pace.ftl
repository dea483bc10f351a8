### How fast a game goes: quick play, the pace of bots, being called.

quick-title = Quick play

quick-auto = With bots only

quick-auto-note = Tap a highlighted spot twice to play the card and end your turn.

quick-on = Always

quick-on-note = Also at tables with other people. You can’t undo then.

quick-off = Never

quick-off-note = Play first, then end your turn when you’re sure.

bot-pace-title = Bot speed

bot-pace-alone = Bot speed when you play with bots only

bot-pace-slow = Slow

bot-pace-normal = Normal

bot-pace-fast = Fast

call-setting = Tell me when it’s my turn

call-setting-note = A notification while another window is in front.

call-refused = Your browser blocks notifications from this page.

call-offer = Want a notification when it’s your turn?

call-yes = Notify me

call-no = No thanks
