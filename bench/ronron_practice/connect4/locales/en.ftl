connect4-name = Connect four
connect4-line = Drop stones into a frame of seven columns, and line up four before the other does.

## At the table

connect4-area-rows = The frame
connect4-piece-x = blue stone
connect4-piece-o = orange stone
connect4-put = Drop into column { $place }
connect4-prompt = Drop { $sign ->
    [x] a blue stone
   *[other] an orange stone
} into a column.
connect4-prompt-other = { $who } drops a stone.
connect4-has-put = { $who-you ->
    [yes] You drop a stone into column { $place }.
   *[no] { $who } drops a stone into column { $place }.
}
connect4-your-sign = Your stones are { $sign }.
connect4-row = Row { $number }: { $signs }
connect4-won = Four in a line
connect4-lost = The other has four in a line
connect4-full = The frame is full, and nobody has four in a line.

## Why a decision is refused

connect4-why-full = Column { $column } is full.
connect4-why-no-column = This frame has no column { $column }.
connect4-why-over = The game is over.

## Positions that cannot be

connect4-error-in-the-air = { $where }: the stone { $stone } hangs in the air; stones fall to the bottom
