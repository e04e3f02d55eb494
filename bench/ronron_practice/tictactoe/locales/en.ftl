tictactoe-title = Tic-tac-toe
