// @module-tag database
import { beforeAll, expect, it } from 'vitest';
import { inDatabase, LONG, newData, startBackend } from './startBackend.ts';

const former = 'events_kind_created_index';
const same = 'accounts_plan_index';
const missing = 'apps_list_text_trigrams';
const incomplete = 'apps_list_words';

interface Index {
  name: string;
  id: number;
  valid: boolean;
  definition: string;
}

let data: Awaited<ReturnType<typeof newData>>;
const read = () =>
  inDatabase(data, async (sql) => {
    const { rows } = await sql.raw(
      `select relname as name, oid::int as id, indisvalid as valid, pg_get_indexdef(oid) as definition
        from pg_index join pg_class on oid = indexrelid where relname = any (?)`,
      [[former, same, missing, incomplete]],
    );
    return new Map<string, Index>(rows.map((row: Index) => [row.name, row]));
  });

let before: ReadonlyMap<string, Index>;
beforeAll(async () => {
  data = await newData();
  await inDatabase(data, async (sql) => {
    await sql.raw('drop index ??', [former]);
    await sql.raw('create index ?? on events (kind)', [former]);
    await sql.raw(
      `insert into apps (document_id, name, slug, status, version)
        select 'many' || n, 'Multiplied ' || n, 'many-' || n, 'APPROVED', 1 from generate_series(1, 2000) n`,
    );
    await sql.raw('drop index ??', [missing]);
    await sql.raw('update pg_index set indisvalid = false where indexrelid = ?::regclass', [
      incomplete,
    ]);
  });
  before = await read();
}, LONG.timeout);

it(
  'a start replaces indexes that were declared otherwise, and after it answers creates those of searches that are missing or that a killed server left incomplete',
  LONG,
  async () => {
    const { databaseUrl = '', dataDir } = data;
    const backend = await startBackend({ dataDir, databaseUrl });
    // Reading the definition of an index fails while it is being dropped.
    await expect.poll(backend.said).toContain('Search: indexes created.');
    const after = await read();
    expect(after.get(former)?.definition).toContain('(kind, created_at, id, listing_type)');
    expect(after.get(same)?.id).toBe(before.get(same)?.id);
    expect([after.get(incomplete)?.valid, after.get(missing)?.valid]).toEqual([true, true]);
    await backend.stop();
  },
);

it('pictures are stored beside a list that an earlier version made, to which an update was rolled back', () =>
  inDatabase(data, async (sql) => {
    const trx = await sql.transaction();
    try {
      await trx.raw('alter table apps_list drop column missing cascade');
      const logo = { related_id: 1, related_type: 'api::app.app', field: 'logo' };
      await trx('files_related_mph').insert({ ...logo, order: 7 });
      expect(await trx('files_related_mph').where({ ...logo, order: 7 })).toHaveLength(1);
    } finally {
      await trx.rollback();
    }
  }));
