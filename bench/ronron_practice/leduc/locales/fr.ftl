leduc-title = Poker Leduc
