"""The process of the server: its time, memory, counts and ailments."""
