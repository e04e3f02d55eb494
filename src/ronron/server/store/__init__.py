"""The database: its schema, its migrations, and everything read from or written to it."""
