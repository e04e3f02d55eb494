"""What several tests need: every game with every option, ways to play it, second worlds."""
