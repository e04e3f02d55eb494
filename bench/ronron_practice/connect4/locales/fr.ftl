connect4-title = Puissance 4
