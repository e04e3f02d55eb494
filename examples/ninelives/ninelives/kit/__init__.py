"""What the conformance suite needs beside the game."""
