/** Tells imports whose Undo was stopped from others that were stopped, as an earlier version did: by their rows. */
export const up = async (knex) => {
  // Each access of `knex.schema` creates a builder, which runs once.
  if (!(await knex.schema.hasTable('imports'))) return;
  if (await knex.schema.hasColumn('imports', 'undo_stopped')) return;
  await knex.schema.alterTable('imports', (table) => table.integer('undo_stopped'));
  const withRows = (...states) =>
    knex('import_rows').whereIn('state', states).distinct().select('import_id');
  await knex('imports')
    .where({ state: 'stopped' })
    .where((either) =>
      either
        .whereIn('id', withRows('undone', 'kept'))
        .orWhere((all) =>
          all
            .whereIn('id', withRows('created', 'saved'))
            .whereNotIn('id', withRows('new', 'changed')),
        ),
    )
    .update({ undo_stopped: 1 });
};
