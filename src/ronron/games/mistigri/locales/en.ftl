## Crazy Mistigri in the terminal
mistigri-t-arrow-clockwise = clockwise
mistigri-t-arrow-counterclockwise = anticlockwise
mistigri-t-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mistigri-t-help-up = help card face up
mistigri-t-help-down = has passed
mistigri-t-help-out = out of the round
mistigri-t-certain = for certain:
mistigri-t-discard = Discard ({ $count })
mistigri-t-hand = Your hand:
mistigri-t-effect = { $value }+{ $value }: { $does } ({ $article })

## Crazy Mistigri

mistigri-name = Crazy Mistigri
mistigri-title = Crazy Mistigri
mistigri-facts = 3 to 5 players · 46 cats · two rounds
mistigri-line = Draw from your neighbour’s fan, get rid of your cats two by two, and whatever you do, do not be left with the mummy.
mistigri-reconstructed = The colour of each cat is reconstructed: the printed rules do not give it.
mistigri-colour = { $colour ->
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
    [purple] purple
    [orange] orange
    [pink] pink
    [sky] sky blue
    [white] white
    [black] black
    [brown] brown
    [grey] grey
   *[other] { $colour }
}
mistigri-card = { mistigri-colour } { $value }
mistigri-the-card = the { mistigri-colour } { $value }
mistigri-mummy = Mistigri
mistigri-a-card = a card
mistigri-no-cards = no card
mistigri-pictured = { $card }, { $symbol ->
    [sun] sun
    [heart] heart
    [leaf] leaf
    [drop] drop
    [star] star
    [moon] moon
    [flower] flower
    [cloud] cloud
   *[eye] the mummy, 10
}
mistigri-phase-draw = { $who-you ->
    [yes] Draw a card from { $other-object }
   *[no] { $who } is drawing from { $other-object }
}
mistigri-phase-put = { $who-you ->
    [yes] { $other } has drawn: put one of your cards on the discard
   *[no] { $who } swaps a card: which one goes on the discard?
}
mistigri-phase-take = { $who-you ->
    [yes] Take another card from the discard in place of { $card }
   *[no] { $who } takes another card from the discard in place of { $card }
}
mistigri-phase-first = { $who-you ->
    [yes] Discard a pair of the same colour or the same value, or pass
   *[no] { $who } may discard a pair of the same colour or the same value, or pass
}
mistigri-phase-second = Which card goes with { $card }?
mistigri-phase-branch-1 = { $who-you ->
    [yes] A pair of 1s: discard your other 1s, or reverse the arrow?
   *[no] A pair of 1s: { $who } may discard the other 1s, or reverse the arrow
}
mistigri-phase-branch-2 = { $who-you ->
    [yes] A pair of 2s: choose what { $other-object } will draw, or reverse the arrow?
   *[no] A pair of 2s: { $who } may choose what { $other-object } will draw, or reverse the arrow
}
mistigri-phase-branch-3 = { $who-you ->
    [yes] A pair of 3s: swap a card later, or reverse the arrow?
   *[no] A pair of 3s: { $who } may swap a card later, or reverse the arrow
}
mistigri-phase-branch-none = { $who-you ->
    [yes] A pair of { $value }s: leave the arrow, or reverse it?
   *[no] A pair of { $value }s: { $who } may reverse the arrow
}
mistigri-phase-offer = { $who-you ->
    [yes] Which card will { $other-object } draw from you?
   *[no] { $who } chooses which card { $other-object } will draw
}
mistigri-phase-to = { $who-you ->
    [yes] A pair of 4s: who gets a card from you?
   *[no] A pair of 4s: who gets a card from { $who }?
}
mistigri-phase-give = { $who-you ->
    [yes] Which card do you give to { $other-object }?
   *[no] Which card does { $who } give to { $other-object }?
}
mistigri-phase-serve = A pair of 5s: a card from the discard for { $other-object }
mistigri-phase-chain = { $who-you ->
    [yes] A pair of 6s: you may discard another pair
   *[no] A pair of 6s: { $who } may discard another pair
}
mistigri-phase-counted = Round { $round } is over
mistigri-phase-over = The end
mistigri-round-turn = Round { $round } · turn { $turn }
mistigri-turns-left = { $turns ->
    [one] the round stops after { $turns } more turn
   *[other] the round stops after { $turns } more turns
}
mistigri-do-draw = Draw { $card } from { $other-object }
mistigri-do-play = Begin a pair with { $card }
mistigri-do-with = Discard it with { $card }
mistigri-do-pass = Pass
mistigri-do-decline = No other pair
mistigri-do-skip = Nothing for { $other-object }
mistigri-do-choose = Give a card to { $other-object }
mistigri-do-offer = Make { $other-object } draw { $card }
mistigri-do-give = Give { $card } to { $other-object }
mistigri-do-serve = Serve { $card } to { $other-object }
mistigri-do-put = Put down { $card }
mistigri-do-take = Take { $card }
mistigri-do-reverse = { $other-you ->
    [yes] Reverse the arrow: your turn
   *[no] Reverse the arrow: { $other } to play
}
mistigri-do-reverse-last = Reverse the arrow, though the round ends here
mistigri-do-effect-none = Leave the arrow as it is
mistigri-do-effect-1 = { $ones ->
    [one] Discard my other 1
   *[other] Discard my { $ones } other 1s
}
mistigri-do-effect-2 = Choose the card { $other-object } will draw
mistigri-do-effect-3 = { $other-you ->
    [yes] Swap a card after you have drawn
   *[no] Swap a card after { $other } has drawn
}
mistigri-drew = { $who-you ->
    [yes] You draw { $card } from { $other-object }.
   *[no] { $who } draws { $card } from { $other-object }.
}
mistigri-offered = { $who-you ->
    [yes] You make { $other-object } draw { $card }.
   *[no] { $who } makes { $other-object } draw { $card }.
}
mistigri-offered-in-vain = { $who-you ->
    [yes] You meant { $other-object } to draw { $card }, but the round ends here.
   *[no] { $who } meant { $other-object } to draw { $card }, but the round ends here.
}
mistigri-gave = { $who-you ->
    [yes] You give { $card } to { $other-object }.
   *[no] { $other-you ->
        [yes] { $who } gives you { $card }.
       *[no] { $who } gives { $card } to { $other }.
    }
}
mistigri-served = { $who-you ->
    [yes] You serve { $card } to { $other-object }.
   *[no] { $other-you ->
        [yes] { $who } serves you { $card }.
       *[no] { $who } serves { $card } to { $other }.
    }
}
mistigri-served-nothing = { $who-you ->
    [yes] You serve nothing to { $other-object }.
   *[no] { $other-you ->
        [yes] { $who } serves you nothing.
       *[no] { $who } serves nothing to { $other }.
    }
}
mistigri-began = { $who-you ->
    [yes] You begin a pair with { $card }.
   *[no] { $who } begins a pair with { $card }.
}
mistigri-discarded = { $who-you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
mistigri-put-down = { $who-you ->
    [yes] You put { $card } on the discard.
   *[no] { $who } puts { $card } on the discard.
}
mistigri-took = { $who-you ->
    [yes] You take { $card } from the discard.
   *[no] { $who } takes { $card } from the discard.
}
mistigri-passed = { $who-you ->
    [yes] You pass.
   *[no] { $who } passes.
}
mistigri-declined = { $who-you ->
    [yes] You discard no other pair.
   *[no] { $who } discards no other pair.
}
mistigri-turned = { $who-you ->
    [yes] You reverse
   *[no] { $who } reverses
} the arrow: play goes { $way ->
    [clockwise] clockwise
   *[counterclockwise] anticlockwise
}.
mistigri-left-arrow = { $who-you ->
    [yes] You leave the arrow as it is.
   *[no] { $who } leaves the arrow as it is.
}
mistigri-will-choose = { $who-you ->
    [yes] You choose what { $other-object } will draw.
   *[no] { $who } chooses what { $other-object } will draw.
}
mistigri-chose = { $who-you ->
    [yes] You choose { $other-object }.
   *[no] { $who } chooses { $other-object }.
}
mistigri-waits-swap = { $who-you ->
    [yes] You will swap a card once { $other } has drawn.
   *[no] { $other-you ->
        [yes] { $who } will swap a card once you have drawn.
       *[no] { $who } will swap a card once { $other } has drawn.
    }
}
mistigri-waits-draws = { $who-you ->
    [yes] You are to draw
   *[no] { $who } is to draw
} { $draws ->
    [one] { $draws } card
   *[other] { $draws } cards
} from { $other-object }.
mistigri-left = { $who-you ->
    [yes] Miaouuuu! You leave the round.
   *[no] Miaouuuu! { $who } leaves the round.
}
mistigri-miaou = Miaouuuu!
mistigri-counted = Round { $round } is over.
mistigri-rest = { $who-you ->
    [yes] You are left with { $cards }
   *[no] { $who } is left with { $cards }
}: { $points ->
    [one] { $points } penalty point.
   *[other] { $points } penalty points.
}
mistigri-standing = The score so far: { $scores }.
mistigri-score-of = { $who }: { $score }
mistigri-third-round = The lowest total is shared, so there is a third round.
mistigri-dealt = { $who-you ->
    [yes] Round { $round } begins; you play first.
   *[no] Round { $round } begins; { $who } plays first.
}
mistigri-last-round = That was the last round.
mistigri-place = { $who }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, help card face { $help ->
    [down] down
   *[up] up
}, { mistigri-penalty }
mistigri-place-out = { $who-you ->
    [yes] You are out of the round
   *[no] { $who } is out of the round
}, { mistigri-penalty }
mistigri-holds = { $who-you ->
    [yes] You hold: { $list }
   *[no] { $who } holds: { $list }
}
mistigri-certain = { $who }, certainly in hand: { $list }
mistigri-discard-words = { $count ->
    [0] The discard is empty
    [one] In the discard, { $count } card: { $list }
   *[other] In the discard, { $count } cards: { $list }
}
mistigri-drawing = { $who-you ->
    [yes] You are drawing from { $other-object }
   *[no] { $who } is drawing from { $other-object }
}; { $draws } still to draw
mistigri-arrow-clockwise = The arrow points clockwise
mistigri-arrow-counterclockwise = The arrow points anticlockwise
mistigri-hand = { $cards ->
    [0] Your hand is empty
    [one] Your hand, { $cards } card
   *[other] Your hand, { $cards } cards
}
mistigri-can-play = { $card }, can be chosen
mistigri-chosen = { $card }, chosen; choose it again to take it back
mistigri-new = { $card }, new
mistigri-know = What I know of this hand: { $who }
mistigri-know-none = Nothing is certain yet.
mistigri-draw = Draw a card from { $who }; the arrow keys choose which back
mistigri-discard-open = { $count ->
    [0] The discard is empty
    [one] Spread the discard: { $count } card
   *[other] Spread the discard: { $count } cards
}
mistigri-discard-top = { $text }; on top: { $list }
mistigri-discard-empty = The discard is empty.
mistigri-discard-title = { $count ->
    [one] The discard: { $count } card
   *[other] The discard: { $count } cards
}
mistigri-discard-take = Take a card from the discard
mistigri-discard-serve = A card from the discard for { $other }
mistigri-by-colour = By colour
mistigri-by-value = By value
mistigri-sort-by-colour = Sort my hand by colour
mistigri-sort-by-value = Sort my hand by value
mistigri-times = { $card }, { $count } of them
mistigri-help = What the pairs do
mistigri-help-1 = Discard your other 1s, or reverse the arrow
mistigri-help-2 = Choose the card the next player will draw, or reverse the arrow
mistigri-help-3 = Swap a card with the discard once the next player has drawn, or reverse the arrow
mistigri-help-4 = Give a card to anyone you like
mistigri-help-5 = Serve every other player a card from the discard
mistigri-help-6 = Discard another pair if you like
mistigri-help-7 = The next player draws two cards from you
mistigri-help-8 = The next player draws three cards from you
mistigri-help-rest = Two cats of the same colour may go too, with no effect. The 9 goes by its colour only; Mistigri goes in no pair at all.
mistigri-about = { $value ->
    [9] The only 9: it goes with another cat of its colour.
    [10] Goes in no pair at all: it can only pass to another hand.
   *[other] { $value } + { $value }: { $effect }.
}
mistigri-about-colour = With another { mistigri-colour } cat: both go, with no effect.
mistigri-out-you = You are out of the round. Purr…
mistigri-round = Round { $round }
mistigri-tally = Penalty points by round
mistigri-player = Player
mistigri-total = Total
mistigri-penalty = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
mistigri-sheet-out = Round { $round }: out in time
mistigri-sheet-cards = { $cards ->
    [one] Round { $round }: { $cards } card left
   *[other] Round { $round }: { $cards } cards left
}
mistigri-nothing = no round yet
mistigri-fewest = Fewest penalty points wins.
mistigri-third = The lowest total was shared after two rounds, so everyone played a third.
mistigri-tie = Still level after three rounds: the win is shared.

## The guided first game

lesson-mistigri-hello = Hello! I am Moustache. Get rid of your cats, two by two: whatever is left in your hand when a round ends counts against you.
lesson-mistigri-mummy = And look who is here: Mistigri, the mummy! It counts 10 and makes no pair with anybody. We shall find a way.
lesson-mistigri-draw = A turn begins with a card drawn from the player before you. From Chaton 2 you drew a purple 3.
lesson-mistigri-colour = Then you may discard one pair. Two cats of the same colour will do: begin with this one.
lesson-mistigri-partner = And this one with it. A pair of one colour does nothing else, but two cards are gone!
lesson-mistigri-round = The arrow tells who comes next, and everybody draws from the player before: Chaton 1 from you, Chaton 2 from Chaton 1.
lesson-mistigri-value = You drew a blue 4. Pairs of the same value are stronger, for each has an effect. Your help card says which.
lesson-mistigri-four = 4 and 4: you give a card to another player. Guess which one! Begin with this 4.
lesson-mistigri-fours = And the other 4.
lesson-mistigri-whom = Who gets it? You draw from Chaton 2, so from there it might come straight back. Choose Chaton 1!
lesson-mistigri-gift = And now the card: farewell, Mistigri!
lesson-mistigri-secret = Phew! Nobody but you and Chaton 1 saw where Mistigri went.
lesson-mistigri-seven = You drew a green 7. With 7 and 7, the next player must draw two cards from you instead of one. Begin with this one.
lesson-mistigri-sevens = And the yellow 7 with it.
lesson-mistigri-two = Chaton 1 took two cards from you, and you drew one: only two are left, both of the same colour!
lesson-mistigri-pass = Whoever discards nothing passes and turns their help card over. Once all of them lie face down, or only one player has cards, the round is over.
lesson-mistigri-end = Then the values of the cards in hand are added up as penalty points. After two rounds, fewest points wins.
lesson-mistigri-farewell = Do you see the pair that sets you free? The rest of the game is yours. Miaouuuu!

## Why a decision is refused

mistigri-why-no-pair = No other card in your hand has its colour or its value.
mistigri-why-choose-pair = Choose a card that makes a pair, or pass.
mistigri-why-branch = The pair has been played: choose its effect, or reverse the arrow.
mistigri-why-choose-player = First choose a player still in, then the card to give.
mistigri-why-take-discard = Take one of the cards in the discard.
mistigri-why-serve-discard = Give one of the cards in the discard.
mistigri-why-give-held = Give one of the cards in your hand.
mistigri-why-over = The game is over: all the rounds have been played.
mistigri-why-drawn-at-random = The card is drawn at random from the previous player’s hand; nobody chooses it.
mistigri-why-mistigri = Mistigri goes in no pair at all; it can only pass from hand to hand.
mistigri-why-no-such-card = You do not hold that card.
mistigri-why-only-one = You hold only one of these; the second card must be another one.
mistigri-why-no-match = That card shares neither colour nor value with the first.
mistigri-why-nine = There is only one 9: it goes with another cat of its colour, and you hold none.
mistigri-why-second = Choose the second card of the pair.
mistigri-why-chain = After 6+6, choose a card of another pair, or decline.
mistigri-why-give-yourself = You cannot give a card to yourself.
mistigri-why-has-left = That player has left the round.
mistigri-why-just-put = You have just put that card down; take another.
mistigri-why-serve-everyone = There is a card for everyone still waiting, so everyone gets one.
mistigri-why-put = The swap is due: put one of the cards in your hand on the discard.
mistigri-why-offer = Choose one of the cards in your hand for the next player to draw.

## What is typed in a terminal

mistigri-t-word-play = play
mistigri-t-word-with = with
mistigri-t-word-pass = pass
mistigri-t-word-decline = decline
mistigri-t-word-effect = effect
mistigri-t-word-reverse = reverse
mistigri-t-word-offer = offer
mistigri-t-word-choose = choose
mistigri-t-word-give = give
mistigri-t-word-serve = serve
mistigri-t-word-skip = skip
mistigri-t-word-put = put
mistigri-t-word-take = take
mistigri-t-word-from = from
mistigri-t-word-to = to
mistigri-t-word-yellow = yellow
mistigri-t-word-red = red
mistigri-t-word-green = green
mistigri-t-word-blue = blue
mistigri-t-word-purple = purple
mistigri-t-word-orange = orange
mistigri-t-word-pink = pink
mistigri-t-word-brown = brown
mistigri-t-word-black = black
mistigri-t-word-white = white
mistigri-t-word-grey = grey

# Positions that cannot be

mistigri-error-two-rounds = phase=over: the game has at least two rounds
mistigri-error-hand-line = one line { $lines }
mistigri-error-a-card = cards of this deck, such as { $cards }
mistigri-error-dealt = { $deck }: this round is dealt already
mistigri-error-deck = { $cards } cards or one ?
mistigri-error-hands = { $hands } hands with | between them
mistigri-error-seat-and-card = another seat and a card, such as 1:red4
mistigri-error-cards = { $cards } cards in hands and discard
mistigri-error-of-card = { $count } of { $card } in hands and discard
mistigri-error-copies = { $count } of { $card }
mistigri-error-most = at most { $count } of { $card }
mistigri-error-no-card-left = { $seat }: who has no card left is out of the round
mistigri-error-out-with-cards = { $seat }: who is out of the round has no cards
mistigri-error-mover-out = first line: seat={ $seat } is out of the round
mistigri-error-left = left { $round }: expected what seat { $seat } has in hand at the end
mistigri-error-from-mover = from={ $seat } must be another player than the mover
mistigri-error-from-out = from={ $seat } must be a player still in
mistigri-error-card-elsewhere = card={ $card } is not where it should be
mistigri-error-other = other={ $seat } must be another player still in
mistigri-error-needs-opponent = that needs a card and an opponent
mistigri-error-discard-empty = the discard is empty
mistigri-error-no-second = no card goes with it
mistigri-error-draws = draws={ $draws }, but seat { $seat } has { $held }
mistigri-error-drawn = { $words } is not what is drawn after effect={ $effect }
mistigri-error-all-know = { $eyes } knows: what all know of seat { $seat } belongs here too
mistigri-error-not-held = { $where }: seat { $seat } does not hold all of that

# Boxes that cannot be

mistigri-error-worth = { $value }, which it is worth
mistigri-error-colours = { $fewest } to { $most } of them
mistigri-error-name = { $name }, but not mistigri
mistigri-error-no-cat = colours.{ $colour }: expected at least one cat
mistigri-error-cats = { $count } cats of value { $value } in all
