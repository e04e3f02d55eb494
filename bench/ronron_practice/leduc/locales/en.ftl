leduc-title = Leduc poker

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
