"""Links that introduce themselves: what anybody may know of a table, and its picture."""
