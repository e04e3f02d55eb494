"""Alembic runs this to migrate the connection it was handed."""

from __future__ import annotations

from alembic import context

from ronron.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a table in place
    transactional_ddl=True,  # nothing is kept of a migration that fails; the store's connections see to that
)
with context.begin_transaction():
    context.run_migrations()
