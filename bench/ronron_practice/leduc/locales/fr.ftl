leduc-name = Poker Leduc
leduc-line = Le plus petit poker du monde : six cartes, une en main, une sur la table, et du cran.

## À la table

leduc-area-cards = Cartes en main
leduc-area-public = Carte commune
leduc-area-staked = Misé
leduc-piece-J = valet
leduc-piece-Q = dame
leduc-piece-K = roi
leduc-word-fold = coucher
leduc-word-call = suivre
leduc-word-raise = relancer
leduc-fold = Se coucher, et perdre { $lost }
leduc-check = Parole
leduc-call = Suivre : miser { $more } de plus
leduc-raise = Relancer : miser { $more } de plus
leduc-prompt-first = Personne n’a relancé dans ce tour. Parole, ou relance de { $raise }.
leduc-prompt-call = L’autre a { $more } d’avance. Suivez ou couchez-vous.
leduc-prompt-raise = L’autre a { $more } d’avance. Suivez, couchez-vous, ou relancez encore de { $raise }.
leduc-prompt-other = { $who } parle.
leduc-prompt-chance = On retourne la carte commune.
leduc-rounds = tour d’enchères { $number } sur { $of }
leduc-folds = { $who-you ->
    [yes] Vous vous couchez.
   *[no] { $who } se couche.
}
leduc-checks = { $who-you ->
    [yes] Vous dites parole.
   *[no] { $who } dit parole.
}
leduc-calls = { $who-you ->
    [yes] Vous suivez, avec { $staked } misés.
   *[no] { $who } suit, avec { $staked } misés.
}
leduc-raises = { $who-you ->
    [yes] Vous relancez à { $staked }.
   *[no] { $who } relance à { $staked }.
}
leduc-turned = Carte commune : { $card }.
leduc-shown = On abat les cartes : { $first } et { $second }.
leduc-your-card = Votre carte : { $card }.
leduc-public = Sur la table : { $card }.
leduc-no-public = La carte commune n’est pas encore retournée.
leduc-stake = { $who-you ->
    [yes] Vous avez misé { $staked }.
   *[no] { $who } a misé { $staked }.
}
leduc-pair = Paire : { $card }
leduc-high = Carte : { $card }
leduc-folded = S’est couché
leduc-other-folded = L’autre s’est couché
leduc-equal = Les deux cartes se valent.

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
