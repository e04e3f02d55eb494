# Chats de poche on the page

poche-name = Chats de poche
poche-title = Chats de poche (Pocket Cats)
poche-facts = 2 players · 7 clans · 25 tiles
poche-line = Two clans turn over a city square tile by tile. Keep your cats away from the dogs, and close to the prey.
poche-option-mode = Mode
poche-option-mode-first = First game
poche-option-mode-free = Free
poche-option-mode-limited = Limited
poche-option-mode-expert = Expert
poche-option-mode-first-line = Royal Claws against Gourmets, without their effects: a way to get to know the game.
poche-option-mode-free-line = Each chooses one of the seven clans.
poche-option-mode-limited-line = Each is dealt three clans and chooses one of them.
poche-option-mode-expert-line = One chooses from three clans and passes the other two on.

# Chats de poche

poche-clan-royal = Royal Claws
poche-clan-gourmet = Gourmets
poche-clan-crook = Crooks
poche-clan-defender = Defenders of Justice
poche-clan-chaos = Chaoticats
poche-clan-power = Power Cats
poche-clan-ghost = Polterkitties
poche-card-royal = A cat you flip may change places with any dog face up. Chief: may turn one dog beside him before the dogs attack.
poche-card-gourmet = +1 point per prey tile. Chief: counts for prey diagonally too.
poche-card-crook = +1 point per own cat still face up. Chief: after the dogs, turns down every weaker cat beside him.
poche-card-defender = A cat you flip may also go one or two away diagonally. Chief: takes the centre before the dogs attack.
poche-card-chaos = All share one attack value: the fewer are left, the stronger they are. Chief: may win the second pigeon or fly as well.
poche-card-power = A cat you flip may stay where it is. Chief: counts for prey all along his row and column.
poche-card-ghost = When you flip a prey you may move another one instead. Chief: no dog can catch him.
poche-cat = { $clan } { $value }
poche-chief = chief of the { $clan } ({ $value })
poche-no-value = ?
poche-mouse = mouse { $value }
poche-pigeon = pigeon { $value }
poche-fly = fly { $value }
poche-dog = a dog
poche-phase-draft = Choose a clan
poche-phase-flip = Flip a tile that lies face down
poche-phase-prey = Which prey moves?
poche-phase-move = Where does it go: { $tile } on { $cell }?
poche-phase-rotate = Your chief may turn one dog beside him
poche-phase-end = The end
poche-phase-over = The end
poche-phase-laying = The tiles are laid
poche-chose = { $who-you ->
    [yes] You choose the { $clan }.
   *[no] { $who } chooses the { $clan }.
}
poche-flipped = { $who-you ->
    [yes] You flip { $cell }: { $tile }.
   *[no] { $who } flips { $cell }: { $tile }.
}
poche-named = { $who-you ->
    [yes] You move the { $tile } on { $cell } instead.
   *[no] { $who } moves the { $tile } on { $cell } instead.
}
poche-swapped = { $who-you ->
    [yes] You swap { $tile } with { $other } on { $cell }.
   *[no] { $who } swaps { $tile } with { $other } on { $cell }.
}
poche-stayed = { $who-you ->
    [yes] You leave { $tile } where it is.
   *[no] { $who } leaves { $tile } where it is.
}
poche-turned = { $who-you ->
    [yes] You turn the dog on { $cell }; now it is { $dog }.
   *[no] { $who } turns the dog on { $cell }; now it is { $dog }.
}
poche-declined = { $who-you ->
    [yes] You turn no dog.
   *[no] { $who } turns no dog.
}
poche-chose-in-secret = { $who-you ->
    [yes] You choose in secret.
   *[no] { $who } chooses in secret.
}
poche-named-flipped = { $who-you ->
    [yes] You move the { $tile } you flipped.
   *[no] { $who } moves the { $tile } just flipped.
}
poche-swapped-hidden = { $who-you ->
    [yes] You swap { $tile } with the tile on { $cell }.
   *[no] { $who } swaps { $tile } with the tile on { $cell }.
}
poche-do-choose-none = No such clan
poche-laid = The tiles are laid; the one in the centre is turned face up: { $tile }.
poche-step-defender = The Defenders’ chief takes the centre.
poche-step-dogs = The dog on { $cell } attacks: { $bitten }.
poche-bites-nobody = nobody in reach
poche-step-chaos = The Chaoticats now attack with { $attack } each.
poche-step-crook = The Crooks’ chief strikes: { $bitten }.
poche-step-capture = { $tile } on { $cell }: { $first } against { $second } — { $result }
poche-taken-by = it goes to { $who-object }.
poche-taken-by-nobody = it goes to nobody.
poche-step-bonus = The Chaoticats’ chief also brings home the { $tile }.
poche-step-score = The points are counted.
poche-line-mice = mice
poche-line-pigeons = a pigeon
poche-line-flies = a fly
poche-line-both_pigeons = both pigeons
poche-line-both_flies = both flies
poche-line-gourmet = Gourmets: 1 per prey
poche-line-crook = Crooks: 1 per cat face up
poche-total = total
poche-match-game = Game { $number }
poche-match-prey = Prey of both games: { $prey }
poche-match-tie-defenders = Level on points and prey: whoever alone led the Defenders wins.
poche-tie-prey = Level on points: more prey wins.
poche-tie-defenders = Level on points and prey: the Defenders win.
poche-tie-shared = Level on points and prey: the win is shared.
poche-against = { $first } against { $second }

# Chats de poche, the page

poche-square = The square of 25 tiles
poche-cell = { $cell }: { $tile }
poche-cell-open = { $cell }: { $tile }, can be chosen
poche-cell-moving = { $cell }: { $tile }, to be moved
poche-cell-last = { $label }, last move
poche-face-down = face down
poche-turned-down = { $tile }, turned face down
poche-gone = empty, { $tile } has been caught
poche-dog-looking = a dog looking { $ways }
poche-way-N = north
poche-way-NE = north-east
poche-way-E = east
poche-way-SE = south-east
poche-way-S = south
poche-way-SW = south-west
poche-way-W = west
poche-way-NW = north-west
poche-side-north = to the north
poche-side-east = to the east
poche-side-south = to the south
poche-side-west = to the west
poche-do-flip = Flip { $cell }
poche-do-to = Swap with { $cell }
poche-do-stay = Leave it where it is
poche-do-move = Move the prey on { $cell }
poche-do-turn = { $quarters ->
    [one] Turn the dog { $side } by a quarter turn
    [2] Turn the dog { $side } by a half turn
   *[other] Turn the dog { $side } by three quarters of a turn
}
poche-do-decline = Turn no dog
poche-at = { $cell } { $tile }
poche-row = Row { $row }: { $tiles }
poche-has = { $who }, { $clan }: { $prey }
poche-no-clan = no clan yet
poche-no-prey = no prey yet
poche-clan-cards = Clan cards
poche-clan-taken = Taken
poche-turn-dogs = Dogs beside the chief
poche-dog-on = The dog on { $cell }
poche-facing = Turn it to look { $ways }
poche-bark = Woof!
poche-new-attack = { $attack } each
poche-power-of = The power of the { $clan }
poche-take-clan = Play the { $clan }
poche-ahead = if it ended now
poche-ahead-of = { $points ->
    [one] { $points } point if it ended now
   *[other] { $points } points if it ended now
}
poche-ahead-with = { $ahead }, with { $prey }
poche-next-clans = Play with the clans
poche-nothing-caught = nothing caught

## The guided first game

lesson-poche-hello = Hello! I am Moustache. Two clans of cats are hunting on this little square. Yours are the Royal Claws, in purple; Chaton plays the Gourmets, in green.
lesson-poche-goal = See this mouse? It is worth 6 points. In the end it goes to the clan whose cats beside it are stronger: above, below, left or right of it.
lesson-poche-flip = Every turn you flip a tile and then swap it with another one. What is under this one? Flip it!
lesson-poche-own = One of yours! The 4 is its attack. What you have flipped must move: a cat goes one or two tiles along its row or column.
lesson-poche-beside = Put it right above the mouse. The tile that lies there takes its place.
lesson-poche-rival = Chaton brings a Gourmet to the same mouse: 5 against your 4. Now it would be his.
lesson-poche-again = But nothing is settled before the last tile is flipped. Try this one!
lesson-poche-dog = A dog! In the end, dogs chase away every cat their arrows point at, yours too. This one has four arrows: up, down, left and right.
lesson-poche-bite = A dog may go anywhere in its row or column. Put it to the right of the Gourmet with the 5: goodbye, Gourmet!
lesson-poche-pigeon = Chaton has found a pigeon. Prey hops to one of the tiles around it, diagonally too. Both pigeons together make 10 points, both flies 12.
lesson-poche-next = Your turn again. Flip this tile.
lesson-poche-theirs = A Gourmet! It belongs to Chaton, but you have flipped it, so it is you who moves it.
lesson-poche-trap = Send it just above the dog, where an arrow is waiting for it.
lesson-poche-chief = Chaton’s chief, with an attack of 3, has come to our mouse. Only the crown tells a chief apart today; chiefs have powers in the other modes.
lesson-poche-close = The dog will see to the 5, so it is 4 against 3. That is close! Flip this tile.
lesson-poche-trick = Yours again: 3. Here is a nice trick: a swap moves two tiles. The other one goes to where yours was.
lesson-poche-swap = Swap with the chief: your cat gets his place at the mouse, and he ends up far away from it.
lesson-poche-sum = Cats hunt together: 4 and 3 make 7 for this mouse. And your 3 is next to the pigeon as well!
lesson-poche-lure = Chaton has moved a mouse next to his chief. You can bring prey to your cats as well. Let us see…
lesson-poche-last = Flip this tile.
lesson-poche-fly = A fly, worth 4!
lesson-poche-catch = Let the fly hop to the tile on the left of your first cat. No other cat can be seen around there.
lesson-poche-corner = Chaton flipped one of your cats and sent it into a corner. That is only fair!
lesson-poche-end = When all tiles are flipped, the dogs attack. Then each prey goes to the stronger clan; if both are level, to nobody. Most points wins.
lesson-poche-farewell = Now you know everything: the rest of the game is yours. Fourteen turns are left. Good hunting!

## Why a decision is refused

poche-why-clan-not-drawn = You did not draw that clan card.
poche-why-face-up = The tile on { $cell } is already face up; flip one that lies face down.
poche-why-not-prey = The tile on { $cell } is not a prey; your Polterkitties may move only prey instead.
poche-why-cat-stays = Only the Power Cats may leave a cat where it is.
poche-why-cat-reach = A cat is swapped one or two away in its row or column; { $cell } is elsewhere.
poche-why-no-dog = No dog lies on that side of your chief.
poche-why-over = The game is over.
poche-why-seven-clans = There are only seven clans.
poche-why-clan-taken = The other player already has that clan.
poche-why-clan-not-passed = That clan was not passed on to you.
poche-why-prey-face-down = The tile on { $cell } is face down; your Polterkitties move a prey that is face up.
poche-why-away-from-other-prey = { $cell } does not touch the prey you are moving instead.
poche-why-away-from-prey = A prey is swapped with one of the tiles around it; { $cell } does not touch it.
poche-why-dog-line = A dog is swapped within its row or column; { $cell } lies in neither.
poche-why-prey-stays = The prey that moves may not stay in place.
poche-why-stays = The tile must change places.
poche-why-royal-reach = For your clan a cat goes one or two away in a line, or to a dog that is face up; { $cell } is neither.
poche-why-defender-reach = For your clan a cat goes one or two away, straight or diagonally; { $cell } is elsewhere.
poche-why-dog-turn = A dog is turned by one, two or three quarter turns, or left as it is.

## What is typed in a terminal

poche-t-word-flip = flip
poche-t-word-to = to
poche-t-word-move = move
poche-t-word-stay = stay
poche-t-word-turn = turn
poche-t-word-decline = decline
poche-t-word-north = north
poche-t-word-east = east
poche-t-word-south = south
poche-t-word-west = west
poche-t-word-royal = royal
poche-t-word-gourmet = gourmet
poche-t-word-crook = crook
poche-t-word-defender = defender
poche-t-word-chaos = chaos
poche-t-word-ghost = ghost
poche-t-word-power = power

# Positions that cannot be

poche-error-clans = clans: expected two of { $clans }, found { $found }
poche-error-same-clan = clans: the two are different, not both { $clan }
poche-error-a-tile = a tile, a tile in (…) or a cat in […]
poche-error-unknown-face-up = { $cell }: a tile not known lies face down: (?)
poche-error-only-cats = { $cell }: only cats are turned face down again, not { $tile }
poche-error-no-such-tile = { $cell }: no tile of these two clans, no prey and no dog is called { $found }
poche-error-a-dog = a dog such as D3 or D3^1
poche-error-chaos = clans: chaos cannot be played without effects
poche-error-face-up-in-draft = in the draft all tiles lie face down
poche-error-nothing-face-up = after the draft at least one tile lies face up
poche-error-clan-missing = clans: only in the draft may a clan be missing
poche-error-turned-down-early = cats are turned face down again only at the end: phase=over
poche-error-end-early = phase={ $phase }: the end comes when all tiles are face up
poche-error-nothing-to-flip = phase=flip: no tile lies face down; the end is to be resolved: phase=end
poche-error-no-draft = phase=draft: the first game has no draft; choose another mode
poche-error-draft-order = phase=draft: the one who begins chooses first, and the draft ends with the second choice
poche-error-hands = hands= with the cards of both seats, such as royal+crook+ghost,-
poche-error-no-clan-left = first line, hands: whoever is to choose has no card left to choose from
poche-error-too-few-face-up = phase={ $phase }: the centre and the tile flipped lie face up
poche-error-no-ghosts = only the ghosts are asked which prey moves, and it is the turn of seat { $seat }
poche-error-ghosts-prey = { $cell }: the ghosts flip a prey and move a prey
poche-error-key-and-cell = { $key }= and a cell from a1 to e5
poche-error-lies-face-down = { $key }={ $cell }: that tile lies face down
poche-error-no-dog-to-turn = phase=rotate: no dog lies beside a royal chief
poche-error-other-cats = { $cell }: the dogs and chiefs turn other cats face down than those in brackets

# Boxes that cannot be

poche-error-ids = the ids { $ids } in this order
poche-error-blank = 0, as no value is printed
poche-error-clan-name = { $key }: expected a name in fr and en and a colour, found an empty one
poche-error-arrows = at least one arrow and none twice
