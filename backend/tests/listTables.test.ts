import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillSubmittedAt } from '../src/features/listing/figures.ts';
import { missingBit } from '../src/features/listing/listIndex/definition.ts';
import { fillSome, readFills } from '../src/features/listing/listIndex/fills.ts';
import { prepareSqlite, searchedLists } from '../src/features/listing/listIndex/prepareSqlite.ts';
import {
  type SearchEngine,
  search,
  searchEngine,
} from '../src/features/listing/listIndex/search.ts';
import { sharedBackend } from './sharedBackend.ts';
import { inDatabase, openDatabase } from './startBackend.ts';

const lists = ['apps', 'services', 'reviews', 'special_offers'].map((name) => `${name}_list`);

// A copy of a database, which the tests change; each start calls `prepareSqlite`.
let dataDir: string;
let sql: Knex;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-lists-'));
  const copy = join(dataDir, 'portal.db');
  await inDatabase(await sharedBackend(), (shared) => shared.raw('vacuum into ?', [copy]));
  sql = openDatabase({ dataDir, databaseUrl: undefined });
});
afterAll(async () => {
  await sql?.destroy();
  await rm(dataDir, { recursive: true });
});

/** The version, triggers and rows of lists. Fails if a search differs from its list. */
const read = async () => {
  const triggers: string[] = await sql('sqlite_master')
    .where({ type: 'trigger' })
    .whereLike('name', '%_list_%')
    .pluck('sql');
  const rows: unknown[] = [await sql('list_index_versions')];
  for (const list of lists) {
    rows.push(await sql(list).orderBy('id'));
    for (const search of [`${list}_trigrams`, `${list}_words`])
      await sql.raw(`insert into ${search} (${search}, rank) values ('integrity-check', 1)`);
  }
  for (const list of lists.slice(0, 2))
    rows.push(await sql(`${list}_terms`).orderBy(['id', 'term']));
  // SQLite quotes the tables of triggers when another test renames them.
  const unquoted = triggers.map((each) => String(each).replaceAll('"', ''));
  return { triggers: unquoted.toSorted(), rows };
};

const names = () =>
  Promise.all([
    sql('up_users').orderBy('id').select('sort_name', 'search_text'),
    sql('industries').orderBy('id').select('sort_name'),
  ]);

/** As an earlier version without these columns left them. */
const emptyNames = async (): Promise<void> => {
  await sql.raw(`update list_index_versions set version = 'another'`);
  await sql('up_users').update({ sort_name: null, search_text: null });
  await sql('industries').update({ sort_name: null });
};

const changeColumns = async (): Promise<void> => {
  for (const [table, column] of Object.entries({ apps: 'slug', accounts: 'payment_id' }))
    await sql.schema.alterTable(table, (columns) => columns.text(column).alter());
};

it.each([
  ['of an earlier version', 'drop table list_index_versions; drop table apps_list_terms'],
  ['of another version', `update list_index_versions set version = 'another'`],
  ['with a row too few', 'delete from apps_list where id = (select min(id) from apps_list)'],
  ['without a trigger', 'drop trigger apps_list_row_update'],
  [
    'with a review too few',
    'delete from reviews_list where id = (select min(id) from reviews_list)',
  ],
  ['whose columns have another type', changeColumns],
  ['whose names are not folded', emptyNames],
  ['with a name too few', 'update industries set sort_name = null where id = 1'],
])('a start repairs lists of a database %s', async (_state, damage) => {
  const before = [await read(), await names()];
  if (typeof damage === 'function') await damage();
  else for (const statement of damage.split('; ')) await sql.raw(statement);
  await sql.transaction(prepareSqlite);
  expect([await read(), await names()]).toEqual(before);
});

it('fields without a value follow pictures that are added, move and go with their file', async () => {
  const trx = await sql.transaction();
  const [one, other]: number[] = await trx('apps').orderBy('id').limit(2).pluck('id');
  const missing = async (): Promise<boolean[]> => {
    const rows: number[] = await trx('apps_list')
      .whereIn('id', [Number(one), Number(other)])
      .orderBy('id')
      .pluck('missing');
    return rows.map((bits) => (bits & missingBit('logo')) > 0);
  };
  const related = { related_type: 'api::app.app', field: 'logo' };
  const pictures = () => trx('files_related_mph').where(related);
  await pictures()
    .whereIn('related_id', [Number(one), Number(other)])
    .delete();
  expect(await missing()).toEqual([true, true]);
  const [{ id: file }] = await trx('files').insert({ name: 'logo.png' }).returning('id');
  await trx('files_related_mph').insert({ ...related, file_id: file, related_id: one });
  expect(await missing()).toEqual([false, true]);
  await pictures().where({ file_id: file }).update({ related_id: other });
  expect(await missing()).toEqual([true, false]);
  await trx('files').where({ id: file }).delete();
  expect(await missing()).toEqual([true, true]);
  await trx.rollback();
});

it('search tables that are filled in batches follow each change meanwhile, when searches read all rows', async () => {
  const [searched] = searchedLists;
  if (!searched) throw new Error('No list is searched.');
  const { list, tables } = searched;
  const where = { list, more: ['vendor'] };
  const engine: SearchEngine = searchEngine(Object({ db: { dialect: { client: 'sqlite' } } }));
  const listed: { id: number; text: string; vendor: string }[] = await sql(list).orderBy('id');
  const [long = '', short = ''] = [/[a-z]{5,}/, /\b[a-z]{2}\b/].map(
    (word) => word.exec(String(listed.at(-1)?.text))?.[0],
  );
  const searches = async () => {
    const found = [];
    for (const words of [[long], [short], [long, short], ['qzxjvk']]) {
      const { ids = [] } = await sql.transaction((trx) => search(engine, trx, where, words));
      found.push(ids.toSorted());
    }
    return found;
  };
  const before = await searches();
  expect(before[2]).toContain(listed.at(-1)?.id);

  for (const table of tables)
    await sql.raw(`insert into ${table} (${table}) values ('delete-all')`);
  await sql('list_search_fills').insert({ list, filled: 0 });
  await sql.transaction(readFills);
  const batch = () => sql.transaction((trx) => fillSome(trx, searched, 3));
  expect(await searches()).toEqual(before);
  expect(await batch()).toBe(true);
  const filled = async () => (await sql('list_search_fills').where({ list }).first()).filled;
  expect(await filled()).toBe(listed[2]?.id);
  // Of rows that are in the tables already, and that are not.
  for (const { id } of [listed[0], listed[1], listed.at(-1), listed.at(-2)].flatMap(
    (row) => row ?? [],
  ))
    await sql('apps').where({ id }).update({ name: 'Renamed meanwhile' });
  await sql('apps_list')
    .whereIn('id', [listed[1]?.id, listed.at(-2)?.id].map(Number))
    .delete();
  // A killed server loses all of a batch.
  await sql
    .transaction(async (trx) => {
      await fillSome(trx, searched, 3);
      throw new Error('killed');
    })
    .catch(() => undefined);
  while (await batch());
  await sql.transaction(readFills);
  await read();
  const { ids } = await sql.transaction((trx) => search(engine, trx, where, ['meanwhile']));
  expect(ids?.toSorted()).toEqual([listed[0]?.id, listed.at(-1)?.id]);
  await sql.transaction(prepareSqlite);
});

it('folded names follow each change of the tables', async () => {
  const [user] = await sql('up_users').orderBy('id').limit(1);
  await sql('up_users').where({ id: user.id }).update({ first_name: 'Žofie', last_name: 'Ωm' });
  const [term] = await sql('industries').insert({ name: 'Ærø', slug: 'aeroe' }).returning('*');
  const [app] = await sql('apps').whereNull('revision_of').orderBy('id').limit(1);
  await sql('apps').where({ id: app.id }).update({ name: 'Ōtākaro' });
  await sql('industries').where({ id: term.id }).update({ name: 'Ærø Øst' });
  const rowOf = (table: string, id: number) => sql(table).where({ id }).first();
  expect(await rowOf('up_users', user.id)).toMatchObject({
    sort_name: 'zofie ωm\u0001Žofie Ωm',
    search_text: `zofie ωm ${user.email}`,
  });
  expect((await rowOf('industries', term.id)).sort_name).toBe('aero ost\u0001Ærø Øst');
  expect((await rowOf('apps_list', app.id)).name).toBe('otakaro\u0001Ōtākaro');
});

/** How deep the parentheses of a statement are nested. */
const depthOf = (statement: string): number => {
  const depths = [...statement].map((sign) => (sign === '(' ? 1 : sign === ')' ? -1 : 0));
  let depth = 0;
  return Math.max(...depths.map((change) => (depth += change)));
};

it('programs with another build of SQLite can read the database: no expression is nested deeply', async () => {
  const statements: string[] = await sql('sqlite_master').whereNotNull('sql').pluck('sql');
  expect(Math.max(...statements.map(depthOf))).toBeLessThan(20);
});

it('a start stores when reviews of an earlier version were submitted, in one pass of the events', async () => {
  const [once, twice] = await sql('reviews').orderBy('id').limit(2).select('id', 'created_at');
  await sql('reviews').whereIn('id', [once.id, twice.id]).update({ submitted_at: null });
  await sql('events').where({ listing_type: 'reviews', listing_id: once.id }).delete();
  const last = {
    listing_type: 'reviews',
    listing_id: twice.id,
    kind: 'submitted',
    created_at: 9e12,
  };
  await sql('events').insert([{ ...last, created_at: 1 }, last, { ...last, listing_type: 'apps' }]);
  const statements: string[] = [];
  const listen = ({ sql: statement }: { sql: string }) => statements.push(statement);
  sql.on('query', listen);
  await sql.transaction(fillSubmittedAt);
  sql.off('query', listen);
  const stored = await sql('reviews').whereIn('id', [once.id, twice.id]).orderBy('id');
  expect(stored.map((row) => row.submitted_at)).toEqual([once.created_at, 9e12]);
  const update = statements.find((statement) => statement.includes('from events')) ?? '';
  const plan: { detail: string }[] = await sql.raw(`explain query plan ${update}`, ['reviews']);
  expect(plan.map(({ detail }) => detail).join()).not.toContain('CORRELATED');
});
