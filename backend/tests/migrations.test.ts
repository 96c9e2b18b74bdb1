import createKnex from 'knex';
import { afterEach, expect, it } from 'vitest';

const knex = createKnex({
  client: 'better-sqlite3',
  connection: ':memory:',
  useNullAsDefault: true,
});
afterEach(() => knex.destroy());

// Strapi runs only .js files, which have no types here.
const file = new URL(
  '../database/migrations/2026.11.22-rename-waiting-letters.js',
  import.meta.url,
);

it('keeps emails that an earlier version queued', async () => {
  const { up } = await import(file.href);
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
