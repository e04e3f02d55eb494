tictactoe-title = Morpion
