import { inOneRead, inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import type { MediaStore } from './mediaStore.ts';
import { pictureUses } from './uses.ts';

/** Milliseconds for which an unused picture is kept. */
const ORPHAN_AGE = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

interface Row {
  id: number;
  hash: string;
}

const unused = (sql: Sql, cut: Date) =>
  sql('files')
    .where('created_at', '<', cut)
    .whereNotNull('owner_id')
    .whereRaw('not exists (select 1 from files_related_mph used where used.file_id = files.id)')
    .modify((files) => {
      for (const { unused } of pictureUses) files.whereRaw(unused);
    });

/** Deletes unused rows and returns their hashes. Checks again that they are unused, because one may have been attached. */
const deleteUnused = (strapi: Strapi, cut: Date): Promise<string[]> =>
  inTransaction(strapi, async (sql) => {
    // Locked first, so that the deletion sees a brand that was being saved with one of them.
    const found: Row[] = await unused(sql, cut).select('id', 'hash').limit(AT_ONCE).forUpdate();
    const ids = found.map(({ id }) => id);
    await unused(sql, cut).whereIn('id', ids).delete();
    const left: number[] = await sql('files').whereIn('id', ids).pluck('id');
    const hashes = found.filter(({ id }) => !left.includes(id)).map(({ hash }) => hash);
    // Another record may have the same files with other texts.
    const shared: string[] = await sql('files').whereIn('hash', hashes).pluck('hash');
    return hashes.filter((hash) => !shared.includes(hash));
  });

/** Pictures without a row, which a crash between file and row leaves. */
const withoutRow = async (strapi: Strapi, pictures: readonly string[]): Promise<string[]> => {
  const known = new Set<string>();
  for (let from = 0; from < pictures.length; from += AT_ONCE) {
    const some = pictures.slice(from, from + AT_ONCE);
    const hashes: string[] = await inOneRead(strapi, (sql) =>
      sql('files').whereIn('hash', some).pluck('hash'),
    );
    for (const hash of hashes) known.add(hash);
  }
  return pictures.filter((hash) => !known.has(hash));
};

/** Deletes pictures that were unused for a day, and the files of unfinished uploads. Throws before features have said where pictures are used. */
export const sweepOrphans = async (strapi: Strapi, mediaStore: MediaStore): Promise<void> => {
  if (pictureUses.length === 0) throw new Error('No feature has said where pictures are used.');
  const cut = new Date(Date.now() - ORPHAN_AGE);
  const dropped = await deleteUnused(strapi, cut);
  for (const hash of dropped) await mediaStore.remove(hash);
  for await (const pictures of mediaStore.olderThan(cut))
    for (const hash of await withoutRow(strapi, pictures)) await mediaStore.remove(hash);
  await mediaStore.removeUnfinished(cut);
};
