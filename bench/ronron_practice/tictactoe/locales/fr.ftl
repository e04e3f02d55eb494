tictactoe-name = Morpion
tictactoe-line = Trois alignés sur neuf cases : le premier jeu de tout le monde, pour essayer Ronron.

## À la table

tictactoe-area-rows = La grille
tictactoe-piece-x = croix
tictactoe-piece-o = rond
tictactoe-put = Marquer { $place }
tictactoe-prompt = Marquez une case vide { $sign ->
    [x] d’une croix
   *[other] d’un rond
}.
tictactoe-prompt-other = { $who } marque une case.
tictactoe-has-put = { $who-you ->
    [yes] Vous marquez { $place }.
   *[no] { $who } marque { $place }.
}
tictactoe-your-sign = Vous écrivez { $sign }.
tictactoe-row = Ligne { $number } : { $signs }
tictactoe-won = Trois alignés
tictactoe-lost = L’autre en a aligné trois
tictactoe-full = La grille est pleine, et personne n’en a aligné trois.

## Pourquoi une décision est refusée

tictactoe-why-marked = La case { $cell } est déjà cochée.
tictactoe-why-over = La partie est finie.

## Boîtes impossibles

tictactoe-error-lines = { $count } lignes
tictactoe-error-three-cells = trois cases différentes de 0 à { $last }
