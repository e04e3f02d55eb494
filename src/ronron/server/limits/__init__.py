"""How much each address may take, and whose turn it is where many want the same."""
