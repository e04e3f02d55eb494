leduc-name = Leduc poker
leduc-line = The smallest poker there is: six cards, one in your hand, one on the table, and nerve.

## At the table

leduc-area-cards = Cards in hand
leduc-area-public = Card for all
leduc-area-staked = Staked
leduc-piece-J = jack
leduc-piece-Q = queen
leduc-piece-K = king
leduc-word-fold = fold
leduc-word-call = call
leduc-word-raise = raise
leduc-fold = Fold, and lose { $lost }
leduc-check = Check
leduc-call = Call: stake { $more } more
leduc-raise = Raise: stake { $more } more
leduc-prompt-first = Nobody has raised in this round. Check, or raise by { $raise }.
leduc-prompt-call = The other is { $more } ahead. Call or fold.
leduc-prompt-raise = The other is { $more } ahead. Call, fold, or raise by another { $raise }.
leduc-prompt-other = { $who } speaks.
leduc-prompt-chance = The card for all is turned over.
leduc-rounds = betting round { $number } of { $of }
leduc-folds = { $who-you ->
    [yes] You fold.
   *[no] { $who } folds.
}
leduc-checks = { $who-you ->
    [yes] You check.
   *[no] { $who } checks.
}
leduc-calls = { $who-you ->
    [yes] You call, and have { $staked } staked.
   *[no] { $who } calls, and has { $staked } staked.
}
leduc-raises = { $who-you ->
    [yes] You raise to { $staked }.
   *[no] { $who } raises to { $staked }.
}
leduc-turned = The card for all is a { $card }.
leduc-shown = The cards are shown: { $first } and { $second }.
leduc-your-card = You hold a { $card }.
leduc-public = On the table lies a { $card }.
leduc-no-public = The card for all is not turned over yet.
leduc-stake = { $who-you ->
    [yes] You have staked { $staked }.
   *[no] { $who } has staked { $staked }.
}
leduc-pair = A pair of { $card }s
leduc-high = A { $card }
leduc-folded = Folded
leduc-other-folded = The other folded
leduc-equal = Both cards are worth the same.

## Why a decision is refused

leduc-why-two-raises = This round has had its two raises.
leduc-why-over = The game is over.
leduc-why-chance = Chance turns this card; nobody chooses it.
leduc-why-nothing-to-fold = There is no raise to fold to.

## Positions that cannot be

leduc-error-words = expected two cards, what was said, the public card, what was said then, such as J K crc Q r; found { $found } words
leduc-error-showdown = after a showdown both cards are known; expected a letter for each, not ?
leduc-error-public = word { $number }: the public card is known to all; expected { $cards }
leduc-error-bet = word { $number }: { $bet } is not possible after { $before }

## Boxes that cannot be

leduc-error-three-cards = at least 3 cards in all
leduc-error-raises = { $count } numbers above 0
leduc-error-ante = ante: expected at least 1, and at most { $most } staked after two raises a round
