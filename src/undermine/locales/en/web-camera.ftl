### The camera over the board: what is out of sight, and the loupe.

pill-goal = Goal { $count }

pill-goals = { $count } goals

pill-mine = Mine { $count }

pill-mines = { $count } mines

pill-start = Start

pill-ladder = { $count } more by ladder

pill-whole = Whole board

pill-closer = Closer

loupe-title = Close together.

loupe-text = Tap the spot you mean.

loupe-close = Close
