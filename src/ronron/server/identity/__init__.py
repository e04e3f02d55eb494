"""Who somebody is, and what they may do: cookies, tokens, rights, and the key that signs them."""
