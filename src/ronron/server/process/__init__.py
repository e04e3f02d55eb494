"""The server as a process: clock, garbage collection, metrics, health."""
