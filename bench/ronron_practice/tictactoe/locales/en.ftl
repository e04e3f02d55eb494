tictactoe-title = Tic-tac-toe

## Why a decision is refused

tictactoe-why-marked = The cell { $cell } is already marked.
tictactoe-why-over = The game is over.

## Boxes that cannot be

tictactoe-error-lines = { $count } lines
tictactoe-error-three-cells = three different cells from 0 to { $last }
