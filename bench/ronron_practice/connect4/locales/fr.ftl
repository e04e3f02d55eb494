connect4-name = Puissance 4
connect4-line = Faites tomber vos pions dans un cadre de sept colonnes, et alignez-en quatre avant l’autre.

## À la table

connect4-area-rows = Le cadre
connect4-piece-x = pion bleu
connect4-piece-o = pion orange
connect4-put = Jouer dans la colonne { $place }
connect4-prompt = Faites tomber { $sign ->
    [x] un pion bleu
   *[other] un pion orange
} dans une colonne.
connect4-prompt-other = { $who } fait tomber un pion.
connect4-has-put = { $who-you ->
    [yes] Vous jouez dans la colonne { $place }.
   *[no] { $who } joue dans la colonne { $place }.
}
connect4-your-sign = Vos pions sont { $sign }.
connect4-row = Ligne { $number } : { $signs }
connect4-won = Quatre alignés
connect4-lost = L’autre en a aligné quatre
connect4-full = Le cadre est plein, et personne n’en a aligné quatre.

## Pourquoi une décision est refusée

connect4-why-full = La colonne { $column } est pleine.
connect4-why-no-column = Ce cadre n’a pas de colonne { $column }.
connect4-why-over = La partie est finie.

## Positions impossibles

connect4-error-in-the-air = { $where } : le pion { $stone } est suspendu en l’air ; les pions tombent jusqu’en bas
