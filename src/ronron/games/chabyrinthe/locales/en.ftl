## Chabyrinthe

chabyrinthe-name = Chabyrinthe
chabyrinthe-title = Chabyrinthe (Cat Maze)
chabyrinthe-facts = 1 to 4 players · 26 gutters · 15 stray cats
chabyrinthe-line = Turn and slide the gutters of a moonlit roof, and bring stray cats home to a lit window. The shapes, points and starting places in this box are reconstructed.
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
chabyrinthe-shape-elbow = elbow
chabyrinthe-shape-straight = straight
chabyrinthe-shape-tee = T-piece
chabyrinthe-shape-cross = cross
chabyrinthe-shape-double_elbow = double elbow
chabyrinthe-shape-bridge = bridge
chabyrinthe-side-N = north
chabyrinthe-side-E = east
chabyrinthe-side-S = south
chabyrinthe-side-W = west
chabyrinthe-to = {"–"}
chabyrinthe-apart = {" and, apart, "}
chabyrinthe-gutter = { $shape }, { $joins }
chabyrinthe-place-N = above { $cell }
chabyrinthe-place-E = right of { $cell }
chabyrinthe-place-S = below { $cell }
chabyrinthe-place-W = left of { $cell }
chabyrinthe-cat = Cat worth { points }, { $place }
chabyrinthe-home = Home { $home }, { $place }
chabyrinthe-line-N = column { $column }, upwards
chabyrinthe-line-E = row { $row }, to the right
chabyrinthe-line-S = column { $column }, downwards
chabyrinthe-line-W = row { $row }, to the left
chabyrinthe-way-N = upwards
chabyrinthe-way-E = to the right
chabyrinthe-way-S = downwards
chabyrinthe-way-W = to the left
chabyrinthe-would-save = { $cats ->
    [one] One cat would come home: { points }
   *[other] { $cats } cats would come home: { points }
}
chabyrinthe-phase-act = { $actions ->
    [2] First action: turn a gutter, or insert one
   *[other] Second action: turn a gutter, or insert one
}
chabyrinthe-phase-turn = Second action: turn a gutter
chabyrinthe-phase-where = Where does the card ({ $shape }) come in? Choose an arrow
chabyrinthe-phase-facing = Which way round does the card ({ $shape }) go in? It pushes { $line }
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
chabyrinthe-do-turn-right = Turn { $cell } right
chabyrinthe-do-turn-half = Turn { $cell } by a half turn
chabyrinthe-do-turn-left = Turn { $cell } left
chabyrinthe-do-insert = Draw a gutter and insert it
chabyrinthe-do-out = Push { $line }: { $cell } goes out
chabyrinthe-do-face = { $quarters ->
    [0] As drawn
    [1] A quarter turn to the right
    [2] A half turn
   *[other] A quarter turn to the left
}
chabyrinthe-do-home = { $home }
chabyrinthe-how-right = a quarter turn to the right
chabyrinthe-how-half = by a half turn
chabyrinthe-how-left = a quarter turn to the left
chabyrinthe-turned = { $you ->
    [yes] You turn { $cell } { $how }.
   *[no] { $who } turns { $cell } { $how }.
}
chabyrinthe-drew = { $you ->
    [yes] You draw a gutter: { $shape }.
   *[no] { $who } draws a gutter: { $shape }.
}
chabyrinthe-log-drew = { $you ->
    [yes] You draw a gutter.
   *[no] { $who } draws a gutter.
}
chabyrinthe-log-out = { $you ->
    [yes] You push { $cell } out { $way }.
   *[no] { $who } pushes { $cell } out { $way }.
}
chabyrinthe-log-face = { $you ->
    [yes] { $quarters ->
        [0] You insert the card as drawn.
        [1] You insert the card turned to the right.
        [2] You insert the card after a half turn.
       *[other] You insert the card turned to the left.
    }
   *[no] { $quarters ->
        [0] { $who } inserts the card as drawn.
        [1] { $who } inserts the card turned to the right.
        [2] { $who } inserts the card after a half turn.
       *[other] { $who } inserts the card turned to the left.
    }
}
chabyrinthe-log-home = { $you ->
    [yes] You choose home { $home }.
   *[no] { $who } chooses home { $home }.
}
chabyrinthe-pushed = { $you ->
    [yes] You push { $line }.
   *[no] { $who } pushes { $line }.
}
chabyrinthe-saving = The cat { $place } comes home to { $home }: { points }.
chabyrinthe-won = { $you ->
    [yes] You win a cat worth { points }.
   *[no] { $who } wins a cat worth { points }.
}
chabyrinthe-stepped = Home { $home } moves on: { $place }.
chabyrinthe-arrived = A new cat worth { points } waits { $place }.
chabyrinthe-all-home = All the cats are home.
chabyrinthe-stopped = A hundred turns without a cat: the game stops. (C17)
chabyrinthe-row = Row { $row }: { $cards }
chabyrinthe-has = { $who }: { $cats }
chabyrinthe-no-cats = no cats yet
chabyrinthe-cats-worth = cats won { $list }
chabyrinthe-in-hand = In hand: { $shape }
chabyrinthe-piles = Gutters in the pile: { $gutters }; cats in the pile: { $cats }
chabyrinthe-pile-top = On top of the pile: { $shape }
chabyrinthe-square = The square of gutters
chabyrinthe-cell = { $cell }: { $gutter }
chabyrinthe-cell-selected = { $cell }: { $gutter }, card chosen; turn it with Q and E, or H for a half turn, then press Enter
chabyrinthe-cell-preview = { $cell }: would be { $gutter }; press Enter to turn it so
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
chabyrinthe-turn-hand = Turn the card in hand: { $joins }
chabyrinthe-hand-hint = Tap the card to turn it, then an arrow.
chabyrinthe-facings = Which way round the card goes in
chabyrinthe-facing = Insert it so: { $joins }
chabyrinthe-arrows = Where the card comes in
chabyrinthe-arrow = Enter { $place }, pushing { $line }; { $cell } goes out
chabyrinthe-choose-home = Take the cat to home { $home }, { $place }
chabyrinthe-baskets = Cats won
chabyrinthe-basket = { $who }: { $cats ->
    [0] no cats yet
    [one] { $cats } cat, { points }
   *[other] { $cats } cats, { points }
}
chabyrinthe-sheet = Score: { $who }
chabyrinthe-winner = Winner
chabyrinthe-shared = Shared win
chabyrinthe-cats-of = { $count ->
    [one] { $count } cat worth { points }
   *[other] { $count } cats worth { points }
}
chabyrinthe-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
chabyrinthe-alone-won = All fifteen cats are home. The fewer turns, the better.
chabyrinthe-alone-lost = Not all the cats came home: the game is lost.
chabyrinthe-tie-cats = Level on points: more cats wins.
chabyrinthe-tie-shared = Level on points and cats: the win is shared.
chabyrinthe-stopped-line = A hundred turns without a cat: the game is scored as it stands.

# Chabyrinthe in the terminal

chabyrinthe-t-turn = turn { $turn }
chabyrinthe-t-left = { $cats ->
    [one] { $cats } cat left
   *[other] { $cats } cats left
}, { $gutters ->
    [one] { $gutters } gutter
   *[other] { $gutters } gutters
} in the pile
chabyrinthe-t-next = next gutter: { $shape }
chabyrinthe-t-hand = In hand: { $shape }
chabyrinthe-t-shape-elbow = elbow
chabyrinthe-t-shape-straight = straight gutter
chabyrinthe-t-shape-tee = T-piece
chabyrinthe-t-shape-cross = cross
chabyrinthe-t-shape-double_elbow = double elbow
chabyrinthe-t-shape-bridge = bridge
chabyrinthe-t-way-right = a quarter turn to the right
chabyrinthe-t-way-half = a half turn
chabyrinthe-t-way-left = a quarter turn to the left
chabyrinthe-t-phase-act = { $actions ->
    [one] Turn a card, or insert one: one action left
   *[other] Turn a card, or insert one: { $actions } actions left
}
chabyrinthe-t-phase-where = Which card goes out, and which way?
chabyrinthe-t-phase-facing = Which way round does the card go in?
chabyrinthe-t-phase-home = Which home for the cat at { $place }?
chabyrinthe-t-phase-saving = Cats come home
chabyrinthe-t-phase-stepping = The homes move on
chabyrinthe-t-phase-arriving = New cats arrive
chabyrinthe-t-phase-over = The end
chabyrinthe-t-turned = { $you ->
    [yes] You turn { $cell }: { $way }.
   *[no] { $who } turns { $cell }: { $way }.
}
chabyrinthe-t-drew = { $you ->
    [yes] You draw a gutter: { $shape }.
   *[no] { $who } draws a gutter: { $shape }.
}
chabyrinthe-t-removes = { $you ->
    [yes] You choose the card that goes out at { $place }.
   *[no] { $who } chooses the card that goes out at { $place }.
}
chabyrinthe-t-inserted = { $you ->
    [yes] You insert the gutter.
   *[no] { $who } inserts the gutter.
}
chabyrinthe-t-chose = { $you ->
    [yes] You choose home { $home }.
   *[no] { $who } chooses home { $home }.
}
chabyrinthe-t-saved = { $count ->
    [one] The cat at { $cats } is home: it goes to { $who }. (C8)
   *[other] The cats at { $cats } are home: they go to { $who }. (C8)
}
chabyrinthe-t-stepped = Home { $home } moves on to { $place }. (C9)
chabyrinthe-t-arrived = A new cat arrives at { $place }, worth { points }. (C9)
chabyrinthe-t-cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
chabyrinthe-t-alone-won = { $turns ->
    [one] All the cats are home after { $turns } turn. (C15)
   *[other] All the cats are home after { $turns } turns. (C15)
}
chabyrinthe-t-alone-lost = A hundred turns without a cat: the night is over, and the game is lost. (C17)
chabyrinthe-t-tie-cats = Level on points: more cats wins. (C14)
chabyrinthe-t-tie-shared = Level on points and cats: the win is shared. (C14)
chabyrinthe-t-reconstructed = The shapes of the gutters, the points of the cats and the starting places are reconstructed, not copied from the printed box.

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
lesson-chabyrinthe-end = The game ends with the fifteenth cat. Whoever has the most points in the basket wins.
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
