tictactoe-title = Morpion

## Pourquoi une décision est refusée

tictactoe-why-marked = La case { $cell } est déjà cochée.
tictactoe-why-over = La partie est finie.
