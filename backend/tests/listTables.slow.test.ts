import { join } from 'node:path';
import knex from 'knex';
import { expect, it } from 'vitest';
import { prepareSqlite } from '../src/database.ts';
import { signIn } from './caller.ts';
import { inDatabase, LONG, startBackend } from './startBackend.ts';

const damages = {
  'without the tables': ['drop table list_index_versions', 'drop table apps_list_terms'],
  'with a row too few': ['delete from apps_list where id = (select min(id) from apps_list)'],
  'without a trigger': ['drop trigger apps_list_row_update'],
  'with a review too few': [
    'delete from reviews_list where id = (select min(id) from reviews_list)',
  ],
};

it('a start fills the tables of lists of an older database, and repairs them', LONG, async () => {
  const first = await startBackend();
  const totals = async (url: string, words: string) => {
    const { get } = await signIn(url, 'admin');
    const found: unknown[] = [];
    for (const path of ['/apps', '/pending/services', `/apps?_q=${words}`])
      found.push((await get(path)).at('meta.pagination.total'));
    return found;
  };
  const [live, pending] = await totals(first.url, 'x');
  await first.kill();
  for (const [state, statements] of Object.entries(damages)) {
    await inDatabase(first, async (sql) => {
      for (const statement of statements) await sql.raw(statement);
    });
    const next = await startBackend({ dataDir: first.dataDir });
    const name = `Renamed ${state.replaceAll(' ', '')}`;
    await inDatabase(first, (sql) =>
      sql('apps')
        .where('id', sql('apps').where({ status: 'APPROVED' }).min('id'))
        .update({ name }),
    );
    expect([state, await totals(next.url, name)]).toEqual([state, [live, pending, 1]]);
    await next.kill();
  }
  // As a start does for a column whose type has changed.
  const sql = knex({
    client: 'better-sqlite3',
    connection: { filename: join(first.dataDir, 'portal.db') },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
  });
  for (const [table, column] of Object.entries({ apps: 'slug', accounts: 'payment_id' }))
    await sql.schema.alterTable(table, (columns) => columns.text(column).alter());
  await sql.destroy();
});
