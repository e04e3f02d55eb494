"""Who somebody is and what they may do: tokens, rights, and the key both are made from."""
