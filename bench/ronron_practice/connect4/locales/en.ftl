connect4-title = Connect four
