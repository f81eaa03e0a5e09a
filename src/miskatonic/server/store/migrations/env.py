"""What Alembic runs to migrate: it gets the connection from whoever called it."""

from alembic import context

from miskatonic.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=False,
    render_as_batch=True,
)
context.run_migrations()
