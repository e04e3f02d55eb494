"""The database: its tables, its migrations, and what is written to it."""
