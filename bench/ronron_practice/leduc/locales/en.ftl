leduc-title = Leduc poker

## Why a decision is refused

leduc-why-two-raises = This round has had its two raises.
leduc-why-over = The game is over.
leduc-why-chance = Chance turns this card; nobody chooses it.
leduc-why-nothing-to-fold = There is no raise to fold to.
