tictactoe-title = Morpion

## Pourquoi une décision est refusée

tictactoe-why-marked = La case { $cell } est déjà cochée.
tictactoe-why-over = La partie est finie.

## Boîtes impossibles

tictactoe-error-lines = { $count } lignes
tictactoe-error-three-cells = trois cases différentes de 0 à { $last }
