leduc-title = Leduc poker
