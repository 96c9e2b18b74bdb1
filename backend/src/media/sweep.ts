import type { Core } from '@strapi/strapi';
import { isRecord } from '../body.ts';
import { inTransaction, type Sql } from '../database.ts';
import { FILE } from './records.ts';
import { ORPHAN_AGE } from './rules.ts';
import type { Shelf } from './shelf.ts';

const AT_ONCE = 500;

interface Row {
  id: number;
  hash: string;
}

const isRow = (row: unknown): row is Row & Record<string, unknown> =>
  isRecord(row) && typeof row.id === 'number' && typeof row.hash === 'string';

const unused = (sql: Sql, cut: Date) =>
  sql('files')
    .where('created_at', '<', cut)
    .whereNotNull('owner_id')
    .whereRaw('not exists (select 1 from files_related_mph used where used.file_id = files.id)');

/** The deletion asks again whether a picture is used, so one that was attached in between stays. */
const deleteUnused = (strapi: Core.Strapi, cut: Date): Promise<string[]> =>
  inTransaction(strapi, async (sql) => {
    const found: unknown[] = await unused(sql, cut).select('id', 'hash').limit(AT_ONCE);
    const doomed = found.filter(isRow);
    const ids = doomed.map(({ id }) => id);
    await unused(sql, cut).whereIn('id', ids).delete();
    const kept: unknown[] = await sql('files').whereIn('id', ids).select('id', 'hash');
    const keptIds = new Set(kept.filter(isRow).map(({ id }) => id));
    const hashes = doomed.filter(({ id }) => !keptIds.has(id)).map(({ hash }) => hash);
    // Another record may show the same files, with other words.
    const shared: unknown[] = await sql('files').whereIn('hash', hashes).select('id', 'hash');
    const sharedHashes = new Set(shared.filter(isRow).map(({ hash }) => hash));
    return hashes.filter((hash) => !sharedHashes.has(hash));
  });

/** Folders that no row names: what a crash between file and row leaves behind. */
const foldersWithoutRow = async (
  strapi: Core.Strapi,
  folders: readonly string[],
): Promise<string[]> => {
  const known = new Set<string>();
  for (let from = 0; from < folders.length; from += AT_ONCE) {
    const hashes = folders.slice(from, from + AT_ONCE);
    const rows: unknown[] = await strapi.db
      .query(FILE)
      .findMany({ select: ['id', 'hash'], where: { hash: { $in: hashes } } });
    for (const row of rows.filter(isRow)) known.add(row.hash);
  }
  return folders.filter((hash) => !known.has(hash));
};

/** Removes pictures that nothing has shown for a day, and answers how many. */
export const sweepOrphans = async (
  strapi: Core.Strapi,
  shelf: Shelf,
  now: Date = new Date(),
): Promise<number> => {
  const cut = new Date(now.getTime() - ORPHAN_AGE);
  const dropped = await deleteUnused(strapi, cut);
  const { pictures, unfinished } = await shelf.olderThan(cut);
  const lost = await foldersWithoutRow(strapi, pictures);
  const doomed = new Set([...dropped, ...lost]);
  for (const hash of doomed) await shelf.remove(hash);
  for (const hash of unfinished) await shelf.removeUnfinished(hash);
  return doomed.size + unfinished.length;
};
