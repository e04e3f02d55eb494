connect4-title = Puissance 4

## Pourquoi une décision est refusée

connect4-why-full = La colonne { $column } est pleine.
connect4-why-no-column = Ce cadre n’a pas de colonne { $column }.
connect4-why-over = La partie est finie.

## Positions impossibles

connect4-error-in-the-air = { $where } : le pion { $stone } est suspendu en l’air ; les pions tombent jusqu’en bas
