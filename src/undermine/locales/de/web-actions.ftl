### Wie ein Zug auf seiner Taste heißt und was die Leiste beim Wählen und vor dem Ausspielen sagt.
### Eine Taste hat höchstens 22 Buchstaben; Schlüssel dürfen mit dem Thema einer Karte enden.

## Auf der goldenen Taste

table-do-place = Karte legen

table-do-break = { $tool } sabotieren

table-do-mend = { $tool } reparieren

table-do-rockfall = Steinschlag auslösen

table-do-peek = Ziel ansehen

table-do-theft = Diebstahl planen

table-do-handsoff = Diebstahl verhindern

table-do-swaphats = Mütze tauschen

table-do-inspect = Rolle ansehen

table-do-swaphands = Handkarten tauschen

table-do-trap = Gefangen nehmen

table-do-free = Befreien

table-do-bridge = Überbrücken

table-do-scout = Mine ansehen

table-do-appraise = Schatz ansehen

table-do-spy = Zwerg ansehen

table-do-snare = Falle stellen

table-do-troll = Troll rufen

table-do-storm = Karte wegspülen

table-do-spygoal = Ziel ansehen

table-do-spydwarf = Clankarte ansehen

table-do-collapse = Steinschlag auslösen

table-do-tradehands = Handkarten tauschen

table-do-spin = Netz spannen

table-do-equip = Ausrüstung geben

table-do-equip-boots = Stiefel geben

table-do-equip-battle-axe = Axt geben

table-do-lure = Kreatur anlocken

table-do-lure-rat = Ratte anlocken

table-do-lure-lindworm = Lindwurm anlocken

table-do-lure-goblin = Goblin anlocken

## Beim Wählen

table-choose-equip-boots = Stiefel: jeden Zug ein Schritt mehr. Wem gibst du sie?

table-choose-equip-battle-axe = Eine Axt gegen Kreaturen und Netze. Wem gibst du sie?

table-choose-lure-rat = Die Ratte nimmt Karten. Wähle ein dunkles Loch oder die Ratte selbst

table-choose-lure-lindworm = Der Lindwurm wirft Zwerge um. Wähle ein dunkles Loch oder ihn selbst

table-choose-lure-goblin = Der Goblin stiehlt Gold. Wähle ein dunkles Loch oder ihn selbst

table-choose-bridge-axe = Wähle Baumstämme zum Wegräumen

table-choose-bridge-boat = Wähle einen See zum Überbrücken

table-choose-bridge-rope = Wähle einen Graben zum Überbrücken

table-choose-look-info-mine-treasure = Sieh dir eine Mine oder einen Schatz an

table-choose-look-info-mine-dwarf = Sieh dir eine Mine oder einen Zwerg an

table-choose-look-info-treasure-dwarf = Sieh dir einen Schatz oder einen Zwerg an

table-choose-look-secret-information = Sieh dir ein Ziel oder eine Clankarte an

## Vor dem Ausspielen

ahead-break-head =
    { $whose ->
        [own] Eigenes Werkzeug kaputt machen: { $tool }
       *[other] { $tool } von { $name } kaputt machen
    }

ahead-mend-head =
    { $whose ->
        [own] Eigenes Werkzeug reparieren: { $tool }
       *[other] { $tool } von { $name } reparieren
    }

ahead-equip-boots =
    { $whose ->
        [own] Ein Schritt mehr für dich in jedem Zug
       *[other] Ein Schritt mehr für { $name } in jedem Zug
    }

ahead-equip-battle-axe =
    { $whose ->
        [own] Du kannst einmal eine Kreatur vertreiben oder ein Netz schwächen
       *[other] { $name } kann einmal eine Kreatur vertreiben oder ein Netz schwächen
    }

ahead-lure-rat = Sie kommt hier heraus, und du bewegst sie; wen sie trifft, der verliert eine Karte

ahead-lure-lindworm = Er kommt hier heraus, und du bewegst ihn; wen er trifft, den wirft er um

ahead-lure-goblin = Er kommt hier heraus, und du bewegst ihn; wen er trifft, der verliert 1 Gold
