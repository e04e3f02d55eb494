"""Tables in memory, the people and bots at them, and the one way anything changes there."""
