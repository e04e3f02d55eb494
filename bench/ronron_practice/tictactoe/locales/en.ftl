tictactoe-title = Tic-tac-toe

## Why a decision is refused

tictactoe-why-marked = The cell { $cell } is already marked.
tictactoe-why-over = The game is over.
