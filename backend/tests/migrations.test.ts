import type { Knex } from 'knex';
import createKnex from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';

let knex: Knex;
beforeEach(() => {
  knex = createKnex({
    client: 'better-sqlite3',
    connection: ':memory:',
    useNullAsDefault: true,
  });
});
afterEach(() => knex.destroy());

/** Strapi runs only .js files, which have no types here. */
const migration = async (name: string) =>
  import(new URL(`../database/migrations/${name}.js`, import.meta.url).href);

it('keeps emails that an earlier version queued', async () => {
  const { up } = await migration('2026.11.22-rename-waiting-letters');
  await up(knex);
  expect(await knex.schema.hasTable('queued_emails')).toBe(false);

  await knex.schema.createTable('waiting_letters', (table) => {
    table.bigInteger('next').index('waiting_letters_next_index');
  });
  await knex('waiting_letters').insert({ next: 7 });
  await up(knex);
  expect(await knex('queued_emails')).toEqual([{ next: 7 }]);
  await up(knex);
  expect(await knex.schema.hasTable('waiting_letters')).toBe(false);
});

it('tells a stopped Undo of an earlier version by its rows', async () => {
  const { up } = await migration('2026.11.29-tell-stopped-undo');
  await up(knex);
  await knex.schema.createTable('imports', (table) => {
    table.integer('id');
    table.string('state');
  });
  await knex.schema.createTable('import_rows', (table) => {
    table.integer('import_id');
    table.string('state');
  });
  const rows = [['created', 'new'], ['failed'], ['created', 'undone', 'new'], ['saved', 'failed']];
  await knex('imports').insert(rows.map((_, index) => ({ id: index, state: 'stopped' })));
  await knex('imports').insert({ id: 4, state: 'undone' });
  await knex('import_rows').insert([
    ...rows.flatMap((states, import_id) => states.map((state) => ({ import_id, state }))),
    { import_id: 4, state: 'undone' },
  ]);
  await up(knex);
  expect(await knex('imports').where({ undo_stopped: 1 }).pluck('id')).toEqual([2, 3]);
  await up(knex);
});
