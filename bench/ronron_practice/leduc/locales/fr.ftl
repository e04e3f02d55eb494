leduc-title = Poker Leduc

## Pourquoi une décision est refusée

leduc-why-two-raises = Ce tour a déjà eu ses deux relances.
leduc-why-over = La partie est finie.
leduc-why-chance = C’est le hasard qui retourne cette carte.
leduc-why-nothing-to-fold = Il n’y a aucune relance devant laquelle se coucher.

## Positions impossibles

leduc-error-words = il faut deux cartes, ce qui a été dit, la carte commune, ce qui a été dit ensuite, comme J K crc Q r, et non { $found } mots
leduc-error-showdown = après l’abattage, les deux cartes sont connues ; il faut une lettre pour chacune, et non ?
leduc-error-public = mot { $number } : tous connaissent la carte commune ; il faut { $cards }
leduc-error-bet = mot { $number } : { $bet } n’est pas possible après { $before }

## Boîtes impossibles

leduc-error-three-cards = au moins 3 cartes en tout
leduc-error-raises = { $count } nombres supérieurs à 0
leduc-error-ante = ante : il faut au moins 1, et au plus { $most } misés après deux relances par tour
