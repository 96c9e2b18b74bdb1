import { bulkFeature, isListingKind, isTermName } from '@portal/domain';
import { inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { featuredRows } from './featuredRows.ts';
import type { KnownTerms } from './knownTerms.ts';
import { listingRows } from './listingRows.ts';
import { otherEdits, otherRows, type Result, type RowKind, type Work } from './rowKind.ts';
import { aboutId } from './rowProblems.ts';
import { changesOf, IMPORT_ROWS, IMPORTS, type ImportRecord, type RowRecord } from './tables.ts';
import { termRows } from './termRows.ts';

/** Thrown to roll back the writes of a check, with what they would do. */
class DryRun extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('dry run');
    this.result = result;
  }
}

/** Thrown when the import was stopped, or another server has done the row. */
export class ClaimLost extends Error {}

/** Claims a row in the transaction of its work, so that it is done once, by whichever server. */
export const claimRow = async (
  sql: Sql,
  { id, state, round }: ImportRecord,
  row: RowRecord,
): Promise<void> => {
  // Until the end of the transaction no call stops the import.
  const running = await sql(IMPORTS).where({ id, state, round }).forShare().first('id');
  const claimed =
    running &&
    (await sql(IMPORT_ROWS).where({ id: row.id, state: row.state }).update({ target: row.target }));
  if (claimed !== 1) throw new ClaimLost();
};

/** How the rows of an import are written. */
export const rowKindOf = (imported: ImportRecord): RowKind => {
  const { listing_type: kind } = imported;
  if (isListingKind(kind)) {
    const changes = changesOf(imported);
    if (bulkFeature(changes)) return featuredRows(kind);
    return (otherEdits.get(changes[0]?.field ?? '') ?? listingRows)(kind);
  }
  const rows = isTermName(kind) ? termRows(kind) : otherRows.get(kind);
  if (!rows) throw new Error(`Nothing imports ${kind}.`);
  return rows;
};

const settle = (sql: Sql, row: RowRecord, result: Result): Promise<number> =>
  sql(IMPORT_ROWS).where({ id: row.id }).update(result);

/** What a row would do: its writes are rolled back. */
export const checkRow = async (strapi: Strapi, work: Work, terms: KnownTerms): Promise<void> => {
  const { imported, row } = work;
  const result = await inTransaction<Result>(strapi, async (sql) => {
    await claimRow(sql, imported, row);
    throw new DryRun(await rowKindOf(imported).write(strapi, sql, work, terms));
  }).catch((error: unknown) => {
    if (error instanceof DryRun) return error.result;
    throw error;
  });
  await inTransaction(strapi, async (sql) => {
    await claimRow(sql, imported, row);
    const { state, target = null, version = null, before = null, preview = null } = result;
    const seen = state === 'changed' ? { version, before } : { version: null, before: null };
    await settle(sql, row, { state, target, preview, ...seen });
  });
};

const written = { new: 'created', changed: 'saved' } as const;

/** Writes a row and its outcome, in one transaction. */
export const runRow = (strapi: Strapi, work: Work, terms: KnownTerms): Promise<unknown> =>
  inTransaction(strapi, async (sql) => {
    const { imported, row } = work;
    await claimRow(sql, imported, row);
    const { state, ...result } = await rowKindOf(imported).write(strapi, sql, work, terms);
    const outcome = state === 'new' || state === 'changed' ? written[state] : state;
    // A later check of another row finds the record that this one created.
    const { listing_id: made } = result;
    const target = made ? aboutId(imported, made) : (result.target ?? null);
    await settle(sql, row, { ...result, target, state: outcome, outcome });
  });

/** Takes back what a row wrote, unless its record has changed since, and notes why not. */
export const undoRow = (strapi: Strapi, work: Work): Promise<unknown> =>
  inTransaction(strapi, async (sql) => {
    const { imported, row } = work;
    await claimRow(sql, imported, row);
    const message = await rowKindOf(imported).undo(strapi, sql, work);
    if (message === undefined) return settle(sql, row, { state: 'undone' });
    const problems = JSON.stringify([{ path: ['row'], message }]);
    return settle(sql, row, { state: 'kept', problems });
  });

/** What follows a run or an undo that ends now or is stopped, in the transaction of that. */
export const endRows = async (strapi: Strapi, sql: Sql, imported: ImportRecord): Promise<void> => {
  if (imported.state !== 'checking') await rowKindOf(imported).ended?.(strapi, sql, imported);
};
