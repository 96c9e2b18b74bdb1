import type { Core } from '@strapi/strapi';
import { FILE } from './records.ts';
import { ORPHAN_AGE } from './rules.ts';
import type { Shelf } from './shelf.ts';

const isHashRow = (row: unknown): row is { hash: string } =>
  typeof row === 'object' && row !== null && 'hash' in row && typeof row.hash === 'string';

/** One statement looks and deletes, so a picture that is being attached at this moment is not lost. */
const deleteUnused = async (strapi: Core.Strapi, cut: Date): Promise<string[]> => {
  const rows: unknown[] = await strapi.db
    .connection('files')
    .where('created_at', '<', cut)
    .whereNotNull('owner_id')
    .whereNotExists((used: ReturnType<typeof strapi.db.connection>) =>
      used
        .select('file_id')
        .from('files_related_mph')
        .whereRaw('files_related_mph.file_id = files.id'),
    )
    .delete(['hash']);
  return rows.filter(isHashRow).map(({ hash }) => hash);
};

/** Folders that no row names: what a crash between file and row leaves behind. */
const foldersWithoutRow = async (
  strapi: Core.Strapi,
  folders: readonly string[],
): Promise<string[]> => {
  const known = new Set<string>();
  for (let from = 0; from < folders.length; from += 500) {
    const hashes = folders.slice(from, from + 500);
    const rows: unknown[] = await strapi.db
      .query(FILE)
      .findMany({ select: ['hash'], where: { hash: { $in: hashes } } });
    for (const row of rows.filter(isHashRow)) known.add(row.hash);
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
  const unused = await deleteUnused(strapi, cut);
  const { pictures, unfinished } = await shelf.olderThan(cut);
  const lost = await foldersWithoutRow(strapi, pictures);
  const doomed = new Set([...unused, ...lost]);
  for (const hash of doomed) await shelf.remove(hash);
  for (const hash of unfinished) await shelf.removeUnfinished(hash);
  return doomed.size + unfinished.length;
};
