connect4-title = Connect four

## Why a decision is refused

connect4-why-full = Column { $column } is full.
connect4-why-no-column = This frame has no column { $column }.
connect4-why-over = The game is over.

## Positions that cannot be

connect4-error-in-the-air = { $where }: the stone { $stone } hangs in the air; stones fall to the bottom
