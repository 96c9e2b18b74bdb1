import {
  type Collection,
  type ImportKey,
  importedKind,
  termNames,
  writtenOutcomes,
} from '@portal/domain';
import type { Database } from './database.ts';
import { type Call, invalid } from './http.ts';
import type { ImportRow, StoredImport } from './storedImports.ts';

/* What rows of all kinds share. */

/** Throws for a field of a row. */
export const fail = (path: string, message: string): never => {
  throw invalid(message, [{ path: [path], message }]);
};

/** The stored data, of which a check changes copies of listings, terms and users. */
function copyOf(db: Database): Database {
  const copy = { ...db };
  for (const [name, value] of Object.entries(db))
    if (Array.isArray(value)) Object.assign(copy, { [name]: [...value] });
  for (const name of ['listings', 'users', ...termNames] as const)
    Object.assign(copy, { [name]: db[name].map((each) => ({ ...each })) });
  return copy;
}

/** A call about a record, of which a check changes a copy. */
export const callFor = (call: Call, writes: boolean, data: object, id?: number): Call => ({
  ...call,
  db: writes ? call.db : copyOf(call.db),
  hasKey: true,
  params: { id: String(id) },
  body: { data },
});

/** After the write of a row was undone, an earlier one that wrote the listing so can be undone as if nothing had happened since. */
export function revertToBase({ db }: Call, type: Collection, { done }: ImportRow): void {
  const listing = db.listings.find((each) => each.collection === type && each.id === done?.id);
  if (!listing || done?.base === undefined) return;
  for (const { done: earlier } of db.imports.flatMap((each) =>
    each.type === type ? each.rows : [],
  ))
    if (earlier?.id === listing.id && earlier.version === done.base)
      earlier.version = listing.version;
}

/** Notes what a row is about. Throws if an earlier one is about the same, or one that was written. */
export function setAbout(
  { rows, type }: StoredImport,
  row: ImportRow,
  { about, by }: { about: string; by: ImportKey },
): void {
  row.about = about;
  const isWritten = ({ state }: ImportRow) => writtenOutcomes.some((each) => each === state);
  const earlier = rows.find(
    (each) =>
      each !== row &&
      each.about === about &&
      each.state !== 'undone' &&
      (each.number < row.number || isWritten(each)),
  );
  if (earlier) fail(by, importedKind(type).twice({ row: earlier.number }));
}
