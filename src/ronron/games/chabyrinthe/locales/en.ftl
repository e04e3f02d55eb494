## Chabyrinthe

chabyrinthe-name = Chabyrinthe
chabyrinthe-title = Chabyrinthe (Cat Maze)
chabyrinthe-facts = 1 to 4 players · 26 gutters · 15 stray cats
chabyrinthe-line = Turn and slide the gutters of a moonlit roof, and bring stray cats home to a lit window.
chabyrinthe-reconstructed = In this box the shapes of the gutters, the points of the cats and the starting places are reconstructed: the printed rules do not give them.
chabyrinthe-option-board = Board
chabyrinthe-option-board-matous = Tomcats
chabyrinthe-option-board-matous-line = Sixteen gutters, four by four: the full game.
chabyrinthe-option-board-chatons = Kittens
chabyrinthe-option-board-chatons-line = Nine gutters, three by three: shorter, and easier to see through.
chabyrinthe-option-open_pile = Gutter pile
chabyrinthe-option-open_pile-false = Face down
chabyrinthe-option-open_pile-false-line = Nobody knows which gutter comes next.
chabyrinthe-option-open_pile-true = Top card visible
chabyrinthe-option-open_pile-true-line = The next gutter lies face up for all to see.
chabyrinthe-option-free_actions = Actions
chabyrinthe-option-free_actions-false = At least one rotation
chabyrinthe-option-free_actions-false-line = Of your two actions, one at most is an insertion.
chabyrinthe-option-free_actions-true = Free
chabyrinthe-option-free_actions-true-line = Both of your actions may be insertions.
chabyrinthe-shape = { $shape ->
    [elbow] elbow
    [straight] straight gutter
    [tee] T-piece
    [cross] cross
    [double_elbow] double elbow
   *[bridge] bridge
}
chabyrinthe-joins = { $joins ->
    [NE] north–east
    [ES] east–south
    [SW] south–west
    [NW] north–west
    [NS] north–south
    [EW] east–west
    [NES] north–east–south
    [ESW] east–south–west
    [NSW] north–south–west
    [NEW] north–east–west
    [NESW] north–east–south–west
    [NE_SW] north–east and, apart, south–west
    [ES_NW] east–south and, apart, north–west
   *[EW_NS] east–west and, apart, north–south
}
chabyrinthe-gutter = { chabyrinthe-shape }, { chabyrinthe-joins }
chabyrinthe-place = { $side ->
    [N] above { $cell }
    [E] right of { $cell }
    [S] below { $cell }
   *[W] left of { $cell }
}
chabyrinthe-push-line = { $side ->
    [N] column { $line }, upwards
    [E] row { $line }, to the right
    [S] column { $line }, downwards
   *[W] row { $line }, to the left
}
chabyrinthe-cat = Cat worth { points }, { $place }
chabyrinthe-home = Home { $home }, { $place }
chabyrinthe-would-save = { $cats ->
    [one] One cat would come home: { points }
   *[other] { $cats } cats would come home: { points }
}
chabyrinthe-phase-act = { $actions ->
    [2] First action: turn a gutter, or insert one
   *[other] Second action: turn a gutter, or insert one
}
chabyrinthe-phase-turn = Second action: turn a gutter
chabyrinthe-phase-where = Where does the card come in? ({ chabyrinthe-shape })
chabyrinthe-phase-facing = Which way round? It pushes { $line }
chabyrinthe-phase-home = Which home will it be? { $cat }
chabyrinthe-phase-saving = A cat comes home
chabyrinthe-phase-stepping = The home moves on
chabyrinthe-phase-arriving = A new cat arrives
chabyrinthe-phase-over = The end
chabyrinthe-cats-left = { $cats ->
    [one] { $cats } cat still out
   *[other] { $cats } cats still out
}
chabyrinthe-turn-number = turn { $turns }
chabyrinthe-patience = { $turns ->
    [one] the game stops after { $turns } more turn without a cat
   *[other] the game stops after { $turns } more turns without a cat
}
chabyrinthe-do-turn = { $way ->
    [right] Turn { $cell } right: { $gutter }
    [half] Turn { $cell } by a half turn: { $gutter }
   *[left] Turn { $cell } left: { $gutter }
}
chabyrinthe-do-insert = Draw a gutter and insert it
chabyrinthe-do-push = Enter { $place }, pushing { $line }; { $cell } goes out
chabyrinthe-do-face = { $quarters ->
    [0] Insert it as drawn: { $gutter }
    [1] Insert it turned to the right: { $gutter }
    [2] Insert it after a half turn: { $gutter }
   *[other] Insert it turned to the left: { $gutter }
}
chabyrinthe-do-home = Take the cat to home { $home }, { $place }
chabyrinthe-do-nothing = Nothing on this board
chabyrinthe-gaining = { $choice } · { $gain }
chabyrinthe-turned = { $way ->
    [right] { $who-you ->
        [yes] You turn { $cell } ({ chabyrinthe-shape }) a quarter turn to the right.
       *[no] { $who } turns { $cell } ({ chabyrinthe-shape }) a quarter turn to the right.
    }
    [half] { $who-you ->
        [yes] You turn { $cell } ({ chabyrinthe-shape }) by a half turn.
       *[no] { $who } turns { $cell } ({ chabyrinthe-shape }) by a half turn.
    }
   *[left] { $who-you ->
        [yes] You turn { $cell } ({ chabyrinthe-shape }) a quarter turn to the left.
       *[no] { $who } turns { $cell } ({ chabyrinthe-shape }) a quarter turn to the left.
    }
}
chabyrinthe-drew = { $who-you ->
    [yes] You draw a gutter: { chabyrinthe-shape }.
   *[no] { $who } draws a gutter: { chabyrinthe-shape }.
}
chabyrinthe-aimed = { $who-you ->
    [yes] You choose { $line }: { $cell } ({ chabyrinthe-shape }) will go out.
   *[no] { $who } chooses { $line }: { $cell } ({ chabyrinthe-shape }) will go out.
}
chabyrinthe-pushed = { $who-you ->
    [yes] You push { $line }, and insert: { $gutter }.
   *[no] { $who } pushes { $line }, and inserts: { $gutter }.
}
chabyrinthe-turned-up = The next gutter is turned up: { chabyrinthe-shape }.
chabyrinthe-chose = { $who-you ->
    [yes] For the cat { $cat } you choose home { $home }.
   *[no] For the cat { $cat } { $who } chooses home { $home }.
}
chabyrinthe-won = { $who-you ->
    [yes] The cat { $place } comes home to { $home }: you win { points }.
   *[no] The cat { $place } comes home to { $home }: { $who } wins { points }.
}
chabyrinthe-stepped = Home { $home } moves on: { $place }.
chabyrinthe-arrived = A new cat worth { points } waits { $place }.
chabyrinthe-all-home = All the cats are home.
chabyrinthe-stopped = A hundred turns without a cat: the game stops.
chabyrinthe-cats-of = { $count ->
    [one] { $count } cat worth { points }
   *[other] { $count } cats worth { points }
}
chabyrinthe-line-turns = Turns it took
chabyrinthe-alone-won = All fifteen cats are home. The fewer turns, the better.
chabyrinthe-alone-lost = A hundred turns without a cat: the night is over, and the game is lost.
chabyrinthe-tie-cats = Level on points: more cats wins.
chabyrinthe-tie-shared = Level on points and cats: the win is shared.
chabyrinthe-stopped-line = A hundred turns without a cat: the game is scored as it stands.

# The board of Chabyrinthe

chabyrinthe-at = { $cell } { $gutter }
chabyrinthe-row = Row { $row }: { $cards }
chabyrinthe-has = { $who }: { $cats }
chabyrinthe-no-cats = no cats yet
chabyrinthe-cats-worth = cats won { $list }
chabyrinthe-in-hand = In hand: { chabyrinthe-shape }
chabyrinthe-piles = Gutters in the pile: { $gutters }; cats in the pile: { $cats }
chabyrinthe-pile-top = On top of the pile: { chabyrinthe-shape }
chabyrinthe-square = The square of gutters
chabyrinthe-cell = { $cell }: { $gutter }
chabyrinthe-cell-selected = { $cell }: { $gutter }, card chosen; turn it with Q and E, or H for a half turn, then press Enter
chabyrinthe-cell-preview = { $label }; press Enter to turn it so
chabyrinthe-last = { $label }, last move
chabyrinthe-turner = Turn { $cell }
chabyrinthe-left = Left
chabyrinthe-half = Half turn
chabyrinthe-right = Right
chabyrinthe-insert = Insert
chabyrinthe-pile = { $count ->
    [one] { $count } gutter in the pile
   *[other] { $count } gutters in the pile
}
chabyrinthe-cat-pile = { $count ->
    [one] { $count } cat to come
   *[other] { $count } cats to come
}
chabyrinthe-to-come = Still to come: { $list }
chabyrinthe-times = { $count } × { $points }
chabyrinthe-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
chabyrinthe-hand = In hand
chabyrinthe-turn-hand = Turn the card in hand: { $gutter }
chabyrinthe-hand-hint = Tap the card to turn it, then an arrow.
chabyrinthe-facings = Which way round the card goes in
chabyrinthe-arrows = Where the card comes in
chabyrinthe-basket = { $cats ->
    [0] no cats yet
    [one] { $cats } cat won
   *[other] { $cats } cats won
}
chabyrinthe-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

## The guided first game

lesson-chabyrinthe-hello = Hello! I am Moustache. It is cold on the roofs tonight, and stray cats are looking for a warm home.
lesson-chabyrinthe-goal = This one is worth 5 points. Whoever lays it a way along the gutters to a home wins it.
lesson-chabyrinthe-home = Here is a home. From the cat down, across the middle and up again: there is almost a way. Only two gutters lie wrong.
lesson-chabyrinthe-turn = You have two actions each turn. One kind is turning a gutter. Turn the one on the right until it leads from the left to the top.
lesson-chabyrinthe-almost = Good! The way now goes from the home all the way to this side. Only the gutter under the cat is missing.
lesson-chabyrinthe-run = Turn it, and watch the cat run!
lesson-chabyrinthe-won = 5 points for you! The home then goes one place on, clockwise, and a new cat comes to the place after the one that was won.
lesson-chabyrinthe-stuck = Chaton turned two gutters, but won nothing. And this cat? The elbow above it leads the wrong way.
lesson-chabyrinthe-draw = The other kind of action is pushing in a new gutter, once a turn at most. Take one from the pile.
lesson-chabyrinthe-push = A straight one! Push it in from below, right above the cat: the whole column moves up, and the elbow comes to lie beside the home.
lesson-chabyrinthe-upright = You also choose which way it lies. Upright, it joins the cat to the elbow, and the elbow leads home.
lesson-chabyrinthe-three = 3 more points! You have one action left, and after pushing it must be a turn. The home stands here now.
lesson-chabyrinthe-two = Two cats meet at this cross: one comes from the top, the other from below. Only your straight gutter is in the way.
lesson-chabyrinthe-both = Lay it flat and win both at once!
lesson-chabyrinthe-chaton = Chaton has won a cat, too: 5 points with a single turn. So look at what you leave to the others!
lesson-chabyrinthe-gift = Then a new cat came here, and Chaton opened the gutter above it towards the home. He forgot that it is your turn now!
lesson-chabyrinthe-thanks = Turn the corner so that it leads up. Thank you, Chaton!
lesson-chabyrinthe-chain = Well done! Should a new cat find an open way at once, you win it as well: that is a chain.
lesson-chabyrinthe-end = The game ends when the fifteenth cat of the game is home. The player with the most points in their basket wins.
lesson-chabyrinthe-farewell = You still have one action in this turn. Turn a gutter or push one in, as you like: the rest of the game is yours!

## Why a decision is refused

chabyrinthe-why-which-home = That cat is joined to both homes: choose one of the two.
chabyrinthe-why-over = The game is over: the last cat is home.
chabyrinthe-why-outside = There are only { $cells } cards in the square, { $size } by { $size }.
chabyrinthe-why-must-insert = The card you drew must go in: choose a card at the edge of the square and the line it leaves by.
chabyrinthe-why-facing = The card goes in now: choose one of the four ways round.
chabyrinthe-why-stopped = The game stopped after { $turns } turns without a cat.
chabyrinthe-why-inserted = You have already inserted a gutter this turn; your other action must be a rotation.

## What is typed in a terminal

chabyrinthe-t-word-turn = turn
chabyrinthe-t-word-right = right
chabyrinthe-t-word-half = half
chabyrinthe-t-word-left = left
chabyrinthe-t-word-insert = insert
chabyrinthe-t-word-out = out
chabyrinthe-t-word-face = face
chabyrinthe-t-word-home = home

# Positions that cannot be

chabyrinthe-error-lines = { $lines } lines of the square and its ring, then pile:, cats: and won:
chabyrinthe-error-corners = the corners of the ring are '+', not { $found }
chabyrinthe-error-a-gutter = a gutter such as e0 or t3
chabyrinthe-error-a-place = a cat's points, A or B once each, or '.'
chabyrinthe-error-homes = around the square there are two homes, A and B
chabyrinthe-error-two-cats = around the square there are at most two cats
chabyrinthe-error-bar = one bar, and behind it the gutters that are known, as in 'pile: ? ? | e t'
chabyrinthe-error-most-gutters = at most { $count } gutters
chabyrinthe-error-pile-letter = { $letters }, or ? before the bar
chabyrinthe-error-most-cats = at most { $count } cats
chabyrinthe-error-points = points from 1 to 9, or ?
chabyrinthe-error-seat-points = a seat and points such as 0:4
chabyrinthe-error-yes = first line: { $key } is yes or left out, not { $found }
chabyrinthe-error-hand-and-out = first line: hand= stands there with phase=where, hand= and out= with phase=facing, else neither
chabyrinthe-error-place-such-as = a place such as { $places }
chabyrinthe-error-no-action-left = phase={ $phase }: the turn is over when no action is left
chabyrinthe-error-won-by-action = { $word }: cats are won by an action, so at most one is left
chabyrinthe-error-insertion-is-action = inserted=yes: an insertion is an action, so at most one is left
chabyrinthe-error-inserted = phase={ $phase }: this turn has had its insertion
chabyrinthe-error-idle = idle={ $idle }: the game stops after { $turns } turns without a cat won, or with the last cat
chabyrinthe-error-all-won = phase={ $phase }: all cats are won, so the game is over
chabyrinthe-error-joined = the cat at { $place } is joined to a home, so it is won already
chabyrinthe-error-no-choice = phase=home: no cat has two homes to choose from
chabyrinthe-error-took = first line: took= names the first of two cats with two homes, and A or B, not { $found }
chabyrinthe-error-gutters = { $count } gutters in the square, the pile and the hand
chabyrinthe-error-cards = at most { $count } cards of { $card }
chabyrinthe-error-cats = { $count } cats around the square, in the pile and won
chabyrinthe-error-cats-worth = at most { $count } cats worth { $points }
chabyrinthe-error-two-wait = as long as there are cats in the pile, two wait around the square

# Boxes that cannot be

chabyrinthe-error-never-begins = gutters: on { $board } each of { $deals } deals joins a cat to a home at once, so that no game could begin (C3)
chabyrinthe-error-cards-in-all = { $count } cards in all
chabyrinthe-error-two-elbows = gutters.elbow.cards: expected at least 2, since two elbows are laid first (C1)
chabyrinthe-error-joins = one or two gutters of at least two sides each
chabyrinthe-error-sides = { $sides }, none twice
chabyrinthe-error-cat-points = points from 1 to { $most }
chabyrinthe-error-cat-count = 0 cats or more
chabyrinthe-error-places = two places from 0 to { $last }
chabyrinthe-error-four-places = cats and homes on four different places
chabyrinthe-error-elbow = one gutter that joins two sides next to each other
chabyrinthe-error-two-sides = two sides next to each other, such as 'WN'
