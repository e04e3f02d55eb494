"""Tables in memory, and the people and bots who play at them."""
