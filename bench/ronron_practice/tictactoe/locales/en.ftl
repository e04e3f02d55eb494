tictactoe-name = Tic-tac-toe
tictactoe-line = Three in a row on nine cells: everybody’s first board game, to try Ronron out.

## At the table

tictactoe-area-rows = The grid
tictactoe-piece-x = cross
tictactoe-piece-o = ring
tictactoe-put = Mark { $place }
tictactoe-prompt = Mark an empty cell with your { $sign ->
    [x] cross
   *[other] ring
}.
tictactoe-prompt-other = { $who } marks a cell.
tictactoe-has-put = { $who-you ->
    [yes] You mark { $place }.
   *[no] { $who } marks { $place }.
}
tictactoe-your-sign = You write { $sign }.
tictactoe-row = Row { $number }: { $signs }
tictactoe-won = Three in a row
tictactoe-lost = The other has three in a row
tictactoe-full = The grid is full, and nobody has three in a row.

## Why a decision is refused

tictactoe-why-marked = The cell { $cell } is already marked.
tictactoe-why-over = The game is over.

## Boxes that cannot be

tictactoe-error-lines = { $count } lines
tictactoe-error-three-cells = three different cells from 0 to { $last }
