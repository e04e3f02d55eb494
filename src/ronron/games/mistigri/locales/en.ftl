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
mistigri-t-total = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
mistigri-t-certain = for certain:
mistigri-t-discard = Discard ({ $count })
mistigri-t-hand = Your hand:
mistigri-t-some-card = a card
mistigri-t-turn = Round { $round }, turn { $turn }
mistigri-t-effect-1 = 1+1: discard all your other 1s, or reverse the arrow (M8)
mistigri-t-effect-2 = 2+2: choose the card the next player will draw, or reverse the arrow (M9)
mistigri-t-effect-3 = 3+3: swap a card with the discard after the next draw, or reverse the arrow (M10)
mistigri-t-effect-4 = 4+4: give a card to another player (M11)
mistigri-t-effect-5 = 5+5: a card from the discard for each opponent (M12)
mistigri-t-phase-draw = A card is drawn
mistigri-t-phase-first = Play the first card of a pair, or pass
mistigri-t-phase-second = Which card goes with { $card }?
mistigri-t-phase-branch = The effect, or reverse the arrow?
mistigri-t-phase-offer = Which card shall { $next } draw?
mistigri-t-phase-to = Who gets a card?
mistigri-t-phase-give = Which card for { $other }?
mistigri-t-phase-serve = Which card from the discard for { $other }?
mistigri-t-phase-chain = Another pair, or decline
mistigri-t-phase-put = Which of your cards goes on the discard?
mistigri-t-phase-take = Which card do you take from the discard?
mistigri-t-phase-counted = The round is counted
mistigri-t-phase-over = The end
mistigri-t-drawn = { $you ->
    [yes] You draw { $card } from { $other }.
   *[no] { $who } draws { $card } from { $other }.
}
mistigri-t-told-play = { $you ->
    [yes] You play { $card }…
   *[no] { $who } plays { $card }…
}
mistigri-t-told-with = …with { $card }.
mistigri-t-told-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
mistigri-t-told-decline = { $you ->
    [yes] You leave it at that.
   *[no] { $who } leaves it at that.
}
mistigri-t-told-effect = { $you ->
    [yes] You choose the effect.
   *[no] { $who } chooses the effect.
}
mistigri-t-told-reverse = { $you ->
    [yes] You reverse the arrow.
   *[no] { $who } reverses the arrow.
}
mistigri-t-ones = { $count ->
    [0] There are no other 1s.
    [one] Another 1 goes on the discard.
   *[other] { $count } more 1s go on the discard.
}
mistigri-t-told-put = { $you ->
    [yes] You put { $card } on the discard.
   *[no] { $who } puts { $card } on the discard.
}
mistigri-t-told-take = { $you ->
    [yes] You take { $card } from the discard.
   *[no] { $who } takes { $card } from the discard.
}
mistigri-t-miaou = { $you ->
    [yes] Miaouuuu! You leave the round. (M7)
   *[no] Miaouuuu! { $who } leaves the round. (M7)
}
mistigri-t-counted = Round { $round } is over. What is left in hand:
mistigri-t-rest = { $who }: { $sum }
mistigri-t-new-round = { $you ->
    [yes] Round { $round }: you begin. (M2)
   *[no] Round { $round }: { $who } begins. (M2)
}
mistigri-t-round = Round { $round }
mistigri-t-totals = Total
mistigri-t-third = The lowest total was shared after two rounds, so there was a third. (M23)
mistigri-t-reconstructed = The colours of the cats are reconstructed, not copied from the printed cards.

## Crazy Mistigri

mistigri-name = Crazy Mistigri
mistigri-title = Crazy Mistigri
mistigri-facts = 3 to 5 players · 46 cats · two rounds
mistigri-line = Draw from your neighbour’s fan, get rid of your cats two by two, and whatever you do, do not be left with the mummy. The colours in this box are reconstructed.
mistigri-reconstructed = The colour of each cat is reconstructed: the printed rules do not give it.
mistigri-colour-yellow = yellow
mistigri-colour-red = red
mistigri-colour-green = green
mistigri-colour-blue = blue
mistigri-colour-purple = purple
mistigri-colour-orange = orange
mistigri-colour-pink = pink
mistigri-colour-sky = sky blue
mistigri-colour-white = white
mistigri-colour-black = black
mistigri-colour-brown = brown
mistigri-colour-grey = grey
mistigri-symbol-sun = sun
mistigri-symbol-heart = heart
mistigri-symbol-leaf = leaf
mistigri-symbol-drop = drop
mistigri-symbol-star = star
mistigri-symbol-moon = moon
mistigri-symbol-flower = flower
mistigri-symbol-cloud = cloud
mistigri-symbol-eye = eye
mistigri-card = { $colour } { $value }, { $symbol }
mistigri-card-short = { $colour } { $value }
mistigri-the-card = the { $colour } { $value }
mistigri-mummy = Mistigri the mummy, { $value }
mistigri-name-of-mummy = Mistigri
mistigri-a-card = a card
mistigri-and = { $some } and { $last }
mistigri-no-cards = no card
mistigri-phase-draw = A card is being drawn
mistigri-phase-put = { $other } has drawn: put one of your cards on the discard
mistigri-phase-take = Take another card from the discard in place of { $card }
mistigri-phase-first = Discard a pair of the same colour or the same value, or pass
mistigri-phase-second = Which card goes with { $card }?
mistigri-phase-branch-1 = A pair of 1s: discard your other 1s, or reverse the arrow?
mistigri-phase-branch-2 = A pair of 2s: choose what { $other } will draw, or reverse the arrow?
mistigri-phase-branch-3 = A pair of 3s: swap a card later, or reverse the arrow?
mistigri-phase-branch-none = A pair of { $value }s: leave the arrow, or reverse it?
mistigri-phase-offer = Which card will { $other } draw from you?
mistigri-phase-to = A pair of 4s: who gets a card from you?
mistigri-phase-give = Which card do you give to { $other }?
mistigri-phase-serve = A pair of 5s: a card from the discard for { $other }
mistigri-phase-chain = A pair of 6s: you may discard another pair
mistigri-phase-counted = Round { $round } is over
mistigri-phase-over = The end
mistigri-round-turn = Round { $round } · turn { $turn }
mistigri-turns-left = { $turns ->
    [one] the round stops after { $turns } more turn
   *[other] the round stops after { $turns } more turns
}
mistigri-do-play = Begin a pair with { $card }
mistigri-do-with = Discard it with { $card }
mistigri-do-pass = Pass
mistigri-do-decline = No other pair
mistigri-do-skip = Nothing for { $other }
mistigri-do-choose = Give a card to { $other }
mistigri-do-offer = Make { $other } draw { $card }
mistigri-do-give = Give { $card } to { $other }
mistigri-do-serve = Serve { $card } to { $other }
mistigri-do-put = Put down { $card }
mistigri-do-take = Take { $card }
mistigri-do-reverse = { $you ->
    [yes] Reverse the arrow: your turn again
   *[no] Reverse the arrow: { $other } to play
}
mistigri-do-effect-none = Leave the arrow as it is
mistigri-do-effect-1 = { $ones ->
    [one] Discard my other 1
   *[other] Discard my { $ones } other 1s
}
mistigri-do-effect-2 = Choose the card { $other } will draw
mistigri-do-effect-3 = Swap a card after { $other } has drawn
mistigri-drew = { $you ->
    [to] You draw { $card } from { $from }.
    [from] { $to } draws { $card } from you.
   *[no] { $to } draws { $card } from { $from }.
}
mistigri-offer = { $you ->
    [to] { $from } makes you draw { $card }.
    [from] You make { $to } draw { $card }.
   *[no] { $from } makes { $to } draw { $card }.
}
mistigri-give = { $you ->
    [to] { $from } gives you { $card }.
    [from] You give { $card } to { $to }.
   *[no] { $from } gives { $card } to { $to }.
}
mistigri-serve = { $you ->
    [to] { $from } serves you { $card }.
    [from] You serve { $card } to { $to }.
   *[no] { $from } serves { $card } to { $to }.
}
mistigri-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
mistigri-log-play = { $you ->
    [yes] You begin a pair with { $card }.
   *[no] { $who } begins a pair with { $card }.
}
mistigri-log-with = { $you ->
    [yes] You discard it with { $card }.
   *[no] { $who } discards it with { $card }.
}
mistigri-log-put = { $you ->
    [yes] You put { $card } on the discard.
   *[no] { $who } puts { $card } on the discard.
}
mistigri-log-take = { $you ->
    [yes] You take { $card } from the discard.
   *[no] { $who } takes { $card } from the discard.
}
mistigri-log-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
mistigri-log-decline = { $you ->
    [yes] You discard no other pair.
   *[no] { $who } discards no other pair.
}
mistigri-log-effect = { $you ->
    [yes] You choose the effect.
   *[no] { $who } chooses the effect.
}
mistigri-log-reverse = { $you ->
    [yes] You reverse the arrow.
   *[no] { $who } reverses the arrow.
}
mistigri-log-choose = { $you ->
    [yes] You choose { $other }.
   *[no] { $whom ->
        [yes] { $who } chooses you.
       *[no] { $who } chooses { $other }.
    }
}
mistigri-log-skip = { $you ->
    [yes] You serve nothing to { $other }.
   *[no] { $whom ->
        [yes] { $who } serves you nothing.
       *[no] { $who } serves nothing to { $other }.
    }
}
mistigri-turned-clockwise = { $you ->
    [yes] You reverse the arrow: play goes clockwise.
   *[no] { $who } reverses the arrow: play goes clockwise.
}
mistigri-turned-counterclockwise = { $you ->
    [yes] You reverse the arrow: play goes anticlockwise.
   *[no] { $who } reverses the arrow: play goes anticlockwise.
}
mistigri-waits-3 = { $you ->
    [yes] You will swap a card once { $other } has drawn.
   *[no] { $next ->
        [yes] { $who } will swap a card once you have drawn.
       *[no] { $who } will swap a card once { $other } has drawn.
    }
}
mistigri-waits-draws = { $you ->
    [yes] { $draws ->
        [one] You draw { $draws } card.
       *[other] You draw { $draws } cards.
    }
   *[no] { $draws ->
        [one] { $who } draws { $draws } card.
       *[other] { $who } draws { $draws } cards.
    }
}
mistigri-left = { $you ->
    [yes] Miaouuuu! You leave the round.
   *[no] Miaouuuu! { $who } leaves the round.
}
mistigri-miaou = Miaouuuu!
mistigri-counted = Round { $round } is over. { $list }.
mistigri-score-of = { $who }: { $score }
mistigri-dealt = { $you ->
    [yes] Round { $round } begins; you play first.
   *[no] Round { $round } begins; { $who } plays first.
}
mistigri-place = { $who }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, help card face { $help ->
    [down] down
   *[up] up
}, { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}
mistigri-place-out = { $you ->
    [yes] You are out of the round
   *[no] { $who } is out of the round
}, { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}
mistigri-holds = { $you ->
    [yes] You hold: { $list }
   *[no] { $who } holds: { $list }
}
mistigri-certain = { $who }, certainly in hand: { $list }
mistigri-discard-words = { $count ->
    [0] The discard is empty
    [one] In the discard, { $count } card: { $list }
   *[other] In the discard, { $count } cards: { $list }
}
mistigri-drawing = { $you ->
    [to] You are drawing from { $from }; { $draws } still to draw
    [from] { $to } is drawing from you; { $draws } still to draw
   *[no] { $to } is drawing from { $from }; { $draws } still to draw
}
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
mistigri-by-colour = By colour
mistigri-by-value = By value
mistigri-sort-by-colour = Sort my hand by colour
mistigri-sort-by-value = Sort my hand by value
mistigri-times = { $card }, { $count } of them
mistigri-hint-first = Tap a card that glows, then its partner.
mistigri-hint-no-pair = No pair in your hand.
mistigri-hint-second = Tap the partner, or the first card again to take it back.
mistigri-hint-to = Tap a player, or drag a card to one.
mistigri-hint-give = Tap the card, or drag it to { $other }.
mistigri-hint-offer = Tap the card, or drag it to { $other }.
mistigri-hint-put = Tap the card, or drag it to the discard.
mistigri-hint-take = Tap a card in the discard, or drag it to your hand.
mistigri-hint-serve = Tap a card in the discard, or drag it to { $other }.
mistigri-hint-armed = Now tap the player who gets { $card }.
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
mistigri-out-you = You are out of the round. Purr…
mistigri-round = Round { $round }
mistigri-tally = Penalty points by round
mistigri-player = Player
mistigri-total = Total
mistigri-penalty = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
mistigri-sheet = Penalty points: { $who }
mistigri-winner = Winner
mistigri-shared = Shared win
mistigri-line-left = Round { $round }: out in time
mistigri-line-cards = { $cards ->
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
