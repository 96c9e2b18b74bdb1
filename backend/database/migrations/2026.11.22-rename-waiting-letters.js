/** Renames the table of queued emails, so that emails queued by an earlier version are still sent. */
export const up = async (knex) => {
  // Each access of `knex.schema` creates a builder, which runs once.
  const renamed = await knex.schema.hasTable('queued_emails');
  if (renamed || !(await knex.schema.hasTable('waiting_letters'))) return;
  await knex.schema.renameTable('waiting_letters', 'queued_emails');
  await knex.schema.alterTable('queued_emails', (table) =>
    table.dropIndex('next', 'waiting_letters_next_index'),
  );
};
