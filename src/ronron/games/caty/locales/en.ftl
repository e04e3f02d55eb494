## Caty Mini
caty-name = Caty Mini
caty-title = Caty Mini
caty-facts = 2 to 4 players · 20 pieces of furniture · 50 toys
caty-line = A cat races through a child’s room, trailing a string, and wins every toy the string touches.
caty-option-scoring = Scoring
caty-option-scoring-standard = Standard
caty-option-scoring-standard-line = The tokens won, and nothing else.
caty-option-scoring-expert = Expert
caty-option-scoring-expert-line = One more point for each kind of toy, and 15 for all ten.
caty-wall-turquoise = turquoise
caty-wall-yellow = yellow
caty-wall-red = red
caty-wall-violet = violet
caty-furniture-chair = chair
caty-furniture-bed = bed
caty-furniture-drawers = chest of drawers
caty-furniture-lamp = floor lamp
caty-furniture-bookcase = bookcase
caty-furniture-table = table
caty-furniture-armchair = armchair
caty-furniture-sideboard = sideboard
caty-furniture-clock = grandfather clock
caty-furniture-radio = radio
caty-furniture-sofa = sofa
caty-furniture-wardrobe = wardrobe
caty-furniture-mirror = mirror
caty-furniture-chest = toy chest
caty-furniture-bedside = bedside table
caty-furniture-piano = piano
caty-furniture-desk = desk
caty-furniture-stool = stool
caty-furniture-fishtank = fish tank
caty-furniture-plantstand = plant stand
caty-the-chair = the chair
caty-the-bed = the bed
caty-the-drawers = the chest of drawers
caty-the-lamp = the floor lamp
caty-the-bookcase = the bookcase
caty-the-table = the table
caty-the-armchair = the armchair
caty-the-sideboard = the sideboard
caty-the-clock = the grandfather clock
caty-the-radio = the radio
caty-the-sofa = the sofa
caty-the-wardrobe = the wardrobe
caty-the-mirror = the mirror
caty-the-chest = the toy chest
caty-the-bedside = the bedside table
caty-the-piano = the piano
caty-the-desk = the desk
caty-the-stool = the stool
caty-the-fishtank = the fish tank
caty-the-plantstand = the plant stand
caty-the-other = the { $name }
caty-other = { $name }
caty-toy-block = building block
caty-toy-ball = ball
caty-toy-mouse = wind-up mouse
caty-toy-car = car
caty-toy-teddy = teddy bear
caty-toy-top = spinning top
caty-toy-train = train
caty-toy-duck = rubber duck
caty-toy-rocket = rocket
caty-toy-doll = doll
caty-notch-left = left notch
caty-notch-right = right notch
caty-notch-upper = upper notch
caty-notch-lower = lower notch
caty-notch-first = first notch
caty-notch-second = second notch
caty-phase-pile = Take one more tile from a pile
caty-phase-start = Where does your string begin? Choose a notch; everyone starts at { $furniture }
caty-phase-tile = Where does everyone run? Play a tile that is not { $wall }
caty-phase-tile-any = Where does everyone run? You have no other colour, so any tile will do
caty-phase-entry = Everyone runs to { $furniture }. By which notch does your string go in?
caty-phase-asleep = A cat falls asleep: its string is too short
caty-phase-over = The end
caty-setup = Before the race
caty-round = Round { $round } of { $rounds }
caty-do-pile = Take from the { $wall } pile
caty-do-play = Play { $furniture }
caty-do-start = Begin at the { $notch }
caty-do-enter = Run to the { $notch }
caty-way = { $notch }: +{ $points }, uses { $cost } of string; touches { $toys }
caty-way-bare = { $notch }: no toy, uses { $cost } of string
caty-way-empty = { $notch }: touches { $toys }, but no token is left there; uses { $cost } of string
caty-way-short = { $notch }: too far; it would use { $cost } of string, and { $left } is left
caty-way-to = { $furniture }, { $way }
caty-took = { $who-you ->
    [yes] You take a { $wall } tile: { $furniture }.
   *[no] { $who } takes a { $wall } tile: { $furniture }.
}
caty-took-unseen = { $who-you ->
    [yes] You take a { $wall } tile.
   *[no] { $who } takes a { $wall } tile.
}
caty-started = { $who-you ->
    [yes] Your string begins at the { $notch }.
   *[no] { $who }’s string begins at the { $notch }.
}
caty-called = { $who-you ->
    [yes] You send everyone to { $furniture }.
   *[no] { $who } sends everyone to { $furniture }.
}
caty-ran = { $who-you ->
    [yes] You run to { $furniture }, { $notch }: { $won }.
   *[no] { $who } runs to { $furniture }, { $notch }: { $won }.
}
caty-ran-bare = { $who-you ->
    [yes] You run to { $furniture }, { $notch }, and win no token.
   *[no] { $who } runs to { $furniture }, { $notch }, and wins no token.
}
caty-slept = { $who-you ->
    [yes] Your cat sleeps: the string is too short for either notch.
   *[no] { $who }’s cat sleeps: the string is too short for either notch.
}
caty-ended = All twelve rounds have been run.
caty-token = { $toy } +{ $value }
caty-race = +{ $points } · { $furniture }
caty-race-slept = asleep
caty-starting-at = Everyone starts at { $furniture }.
caty-last-tile = The last tile: { $furniture }. The next one must not be { $wall }.
caty-last-tile-only = The last tile: { $furniture }.
caty-running-to = Everyone runs to { $furniture }, on the { $wall } wall.
caty-marker = { $who-you ->
    [yes] You have the marker.
   *[no] { $who } has the marker.
}
caty-seat = { $who }: room { $board }, { points }, string left { $left }
caty-along = { $wall } wall: { $list }
caty-seat-walls = { $who }, furniture clockwise from the top left: { $list }
caty-seat-floor = { $who }, toys on the floor: { $list }
caty-zone-top-left = at the top left
caty-zone-top-middle = at the top
caty-zone-top-right = at the top right
caty-zone-middle-left = on the left
caty-zone-middle-middle = in the middle
caty-zone-middle-right = on the right
caty-zone-bottom-left = at the bottom left
caty-zone-bottom-middle = at the bottom
caty-zone-bottom-right = at the bottom right
caty-toy-lies = { $toy } { $where }
caty-seat-hand = { $who }, in hand: { $list }
caty-seat-exit = { $who }, string comes out at: { $furniture }, { $notch }
caty-seat-last = { $who }, last run: { $race }
caty-seat-won = { $who }, toys won: { $list }
caty-tokens-won = { $toy } { $values }
caty-pile-count = { $wall } { $count }
caty-toy-tokens = { $toy } { $list }
caty-piles-left = Tiles in the piles: { $list }
caty-tokens-left = Tokens left, the next one first: { $list }
caty-room = Room { $board }
caty-room-label = Room { $board }, { $who }: { points }, string left { $left }
caty-enlarge = Enlarge this room: { $who }, { points }, string left { $left }; last run { $race }
caty-enlarge-fresh = Enlarge this room: { $who }
caty-own-room = Back to my room
caty-others = The other rooms
caty-string-left = string left: { $left } of { $whole }
caty-length = { $left }
caty-hand = Your tiles
caty-hand-of = { $who }, in hand: { $list }
caty-tile = { $furniture }, { $wall }
caty-tile-ways = { $furniture }, { $wall }: { $ways }
caty-tile-open = { $furniture }, { $wall }, can be chosen: { $ways }
caty-tile-shut = { $furniture }, { $wall }, not now: { $ways }
caty-and = { $one } · { $other }
caty-play-this = Play: { $furniture }
caty-hint = Point at a tile, or tap it, to see where your string would go.
caty-start-short = Start
caty-run-short = Everyone runs to
caty-last-short = Last tile
caty-not-wall = next: not { $wall }
caty-marker-short = marker
caty-too-far = too far
caty-cost = { $cost } of string
caty-begin-here = begin here
caty-tokens = Toys and tokens
caty-tokens-of = { $toy }, tokens left: { $list }
caty-tokens-none = none
caty-pile-of = { $count ->
    [0] { $wall } pile, empty
    [one] { $wall } pile, { $count } tile
   *[other] { $wall } pile, { $count } tiles
}
caty-line-kinds = { $kinds ->
    [one] expert: { $kinds } kind of toy
    [10] expert: all ten kinds
   *[other] expert: { $kinds } kinds of toy
}
caty-line-string = string left, for a tie: { $left }
caty-nothing = no toy
caty-tie-string = Level on points: more string left wins.
caty-tie-shared = Level on points and string: the win is shared.
caty-counted = Each toy counts the tokens won with it; most points wins.
caty-reconstructed = The rooms, toys, furniture and length of the string are reconstructed, not measured on the printed boards.

## The guided first game

lesson-caty-hello = Hello! I am Moustache. Your cat romps through the room with a string, from one piece of furniture to the next, and the string stays where it ran.
lesson-caty-goal = Every toy the string touches wins you a token of 2 to 4 points. After twelve rounds, most points wins.
lesson-caty-hand = These tiles are your furniture, one of each colour. You will call all cats to one of them, round after round.
lesson-caty-pile = You may take three more, from three different piles. Begin with this one.
lesson-caty-second = An armchair! Now one from another pile.
lesson-caty-third = And a third one.
lesson-caty-start = All strings begin at this piece of furniture, the desk. It has two notches on your wall.
lesson-caty-notch = Choose where yours comes out. In front of this notch lies a rubber duck: a fine beginning.
lesson-caty-first = You are first, so you call the furniture. All cats run there, each in its own room.
lesson-caty-colour = Only the colour must change: after the violet desk, no violet tile can follow.
lesson-caty-armchair = Play the armchair: it stands right across the room. With a finger, the first tap looks and the second plays.
lesson-caty-ways = The armchair has two notches as well. This way touches three toys, so it wins 6 points. The string comes out at the other notch and goes on from there.
lesson-caty-chaton = Chaton runs in his own room, where the toys lie elsewhere. He has 8 points already.
lesson-caty-stool = In this round he called the stool, and you must run there, too. Which notch is up to you: take the one that wins 6.
lesson-caty-string = Each run uses up string. When it is too short for a run, your cat sleeps through the round.
lesson-caty-tokens = The tokens of each toy are few, the lowest first: who comes later wins more, until there are none left.
lesson-caty-lamp = You are first again, and the last one was violet. Play the floor lamp: a long run past many toys.
lesson-caty-seven = Block, ball and doll: 7 points, since the ball is worth 3 by now. Take this way.
lesson-caty-empty = Chaton has just won the last block: from now on, blocks bring nothing.
lesson-caty-sofa = He called the sofa. You win 6 points either way. This one is a little shorter: save your string!
lesson-caty-lead = 25 to 16! Eight rounds are left. If both are level in the end, the longer rest of string wins.
lesson-caty-tip = Look into Chaton’s room as well: the best furniture is good for you and poor for him.
lesson-caty-farewell = You are first, and the choice is yours, like the rest of the game. Have fun!

## Why a decision is refused

caty-why-choose-pile = Choose a pile to take one more tile from.
caty-why-choose-notch = Everyone runs to the furniture just played: choose one of its two notches.
caty-why-not-held = That tile is not in your hand.
caty-why-over = The game is over: all twelve rounds have been run.
caty-why-start = Choose one of the two notches of the starting furniture for your string.
caty-why-empty-pile = That pile is empty.
caty-why-too-short = Your string is too short for that notch; run to the other one.
caty-why-play-tile = Play a furniture tile from your hand.
caty-why-same-colour = The last tile had that colour; play another colour while you can.
caty-why-same-pile = Your three extra tiles come from three different piles.

## What is typed in a terminal

caty-t-word-play = play
caty-t-word-enter = enter
caty-t-word-start = start
caty-t-word-pile = pile
caty-t-word-yellow = yellow
caty-t-word-red = red
caty-t-word-chair = chair
caty-t-word-bed = bed
caty-t-word-drawers = drawers
caty-t-word-lamp = lamp
caty-t-word-bookcase = bookcase
caty-t-word-armchair = armchair
caty-t-word-sideboard = sideboard
caty-t-word-clock = clock
caty-t-word-sofa = sofa
caty-t-word-wardrobe = wardrobe
caty-t-word-mirror = mirror
caty-t-word-chest = chest
caty-t-word-bedside = bedside
caty-t-word-desk = desk
caty-t-word-stool = stool
caty-t-word-fishtank = fishtank
caty-t-word-plantstand = plantstand
caty-t-word-block = block
caty-t-word-ball = ball
caty-t-word-mouse = mouse
caty-t-word-car = car
caty-t-word-teddy = teddy
caty-t-word-top = top
caty-t-word-duck = duck
caty-t-word-rocket = rocket
caty-t-word-doll = doll
caty-t-word-train = train
caty-t-word-table = table
caty-t-word-radio = radio
caty-t-word-piano = piano
caty-t-word-turquoise = turquoise
caty-t-word-violet = violet

# Positions that cannot be

caty-error-lines = { $lines } lines (how far it has come, { $seats } seats, order:, piles: and tokens:)
caty-error-took-walls = first line: took= names some of { $walls }, each once, not { $found }
caty-error-furniture = furniture such as { $name }
caty-error-order = { $count } pieces of furniture, the start and one a round
caty-error-board = { $seat }: board { $board } is somebody else's
caty-error-runs = { $count } runs and what they won
caty-error-sleeps = { $seat }: a cat that sleeps wins nothing, not { $found }
caty-error-run = { $seat }: in round { $round } all run to { $notches }, not to { $found }
caty-error-no-start = { $seat }: the string has no start yet
caty-error-too-short = { $seat }: the string is too short for { $notch } in round { $round }
caty-error-toy = a toy and its value such as { $example }
caty-error-toy-twice = { $seat }: { $toy } counts once in round { $round }
caty-error-twice-in-hand = { $seat }: { $tile } is in this hand twice
caty-error-most-tiles = at most { $count } tiles
caty-error-pile-known = piles: { $wall } is known wholly or not at all, not { $found }
caty-error-other-wall = piles: { $tile } does not belong to { $wall }
caty-error-most-values = at most { $count } values
caty-error-tiles = { $count } tiles of { $wall } in hands, piles and played
caty-error-two-places = { $tile } lies in two places
caty-error-in-hand = { $count } tiles in hand
caty-error-lowest-first = tokens: the lowest of { $toy } are won first
caty-error-not-so-many = tokens: there are not so many of { $toy } worth { $value }
caty-error-tokens = { $count } won and left
caty-error-start = { $seat }: such a start= does not go with phase={ $phase }
caty-error-rounds = first line: the game is over after round { $rounds }
caty-error-took-many = first line: took= names fewer than { $count } piles
caty-error-seat-first = first line: seat= and first= are the same with phase={ $phase }
caty-error-nothing-to-choose = first line: seat { $seat } has nothing to choose

# Boxes that cannot be

caty-error-length = a length from 1 to { NUMBER($most, useGrouping: 0) }
caty-error-walls = the walls { $walls } in this order
caty-error-pieces = { $count } pieces
caty-error-toys = { $count } of them
caty-error-names-twice = furniture, toys: expected every name once, found { $names } again
caty-error-size = a width and a height from 1 to { NUMBER($most, useGrouping: 0) }
caty-error-two-notches = two notches [x, y]
caty-error-off-wall = { $key }: { $notch } is not on the { $wall } wall, { $line }
caty-error-same-notch = { $key }: { $notch } is a notch of { $other } too
caty-error-missing = { $key }: { $name } is missing
caty-error-no-such-thing = { $key }: there is no such thing in this box
caty-error-outside = { $key }: it does not lie wholly in the room, { $size }
caty-error-overlap = { $key }: { $toy } and { $other } overlap
caty-error-one-shape = { $key }: expected either a disc or a polygon
caty-error-disc = disc = [x, y, radius]
caty-error-corners = from 3 to { $most } corners [x, y]
caty-error-same-corner = { $key }: two of its corners are the same
caty-error-sides-cross = { $key }: its sides cross
