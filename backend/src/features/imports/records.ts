import {
  busyStates,
  byReason,
  type ImportKind,
  type ImportOutcome,
  type ImportPlan,
  type ImportState,
  type ImportTable,
  importLimits,
  importOutcomes,
  importTargetLabels,
  isBusy,
  languages,
  listedOutcome,
  may,
  planOf,
  recordOf,
  rowName,
  rowNumber,
  type Scope,
  sampleOf,
  settledOutcomes,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inOneRead, inTransaction, type Sql } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { inLanguage, languageNow } from '../../base/texts.ts';
import { changesNow, differencesNow } from './mergedChanges.ts';
import {
  type Column,
  cellsOf,
  changesOf,
  columnsOf,
  IMPORT_ROWS,
  IMPORTS,
  type ImportRecord,
  previewOf,
  problemsOf,
  type RowRecord,
  targetsOf,
} from './tables.ts';

/** Rows that a statement inserts. */
const CHUNK = 100;
const SAMPLES = 3;
const DAY = 24 * 3600 * 1000;

const removeImports = async (sql: Sql, ids: readonly number[]): Promise<void> => {
  await sql(IMPORT_ROWS).whereIn('import_id', ids).delete();
  await sql(IMPORTS).whereIn('id', ids).delete();
};

/** Forgets all but the newest, of those that wrote rows and of the others. Throws while the server goes through the rows of one. */
const makeRoom = async (sql: Sql, user_id: number): Promise<void> => {
  const own: { id: number; state: ImportState }[] = await sql(IMPORTS)
    .where({ user_id })
    .orderBy('id', 'desc')
    .select('id', 'state');
  if (own.some(({ state }) => isBusy(state))) throw new HttpError('import-busy');
  const ids = own.map(({ id }) => id);
  const written: number[] = await sql(IMPORT_ROWS)
    .whereIn('import_id', ids)
    .whereIn('state', settledOutcomes)
    .distinct()
    .pluck('import_id');
  const older = (of: readonly number[]) => of.slice(importLimits.kept - 1);
  await removeImports(sql, [
    ...older(ids.filter((id) => written.includes(id))),
    ...older(ids.filter((id) => !written.includes(id))),
  ]);
};

/** The listings of a bulk edit, by their ids and names. A name is null where the caller may not see it. */
export interface Selected {
  scope: Scope;
  rows: readonly (readonly [id: number, name: string | null])[];
}

interface NewImport extends Pick<ImportRecord, 'file' | 'format' | 'scope'>, ImportPlan {
  columns: readonly Column[];
  rows: readonly (readonly unknown[])[];
}

const store = (
  strapi: Strapi,
  actor: Actor,
  type: ImportKind,
  { file, format, key, scope, columns, targets, arrival, skipUnknownTerms, rows }: NewImport,
): Promise<number> =>
  inTransaction(strapi, async (sql) => {
    await makeRoom(sql, actor.id);
    const [row] = await sql(IMPORTS)
      .insert({
        user_id: actor.id,
        listing_type: type,
        scope,
        state: 'mapping',
        file,
        format,
        columns: JSON.stringify(columns),
        targets: JSON.stringify(targets),
        key,
        arrival,
        skip_unknown_terms: Number(skipUnknownTerms),
        language: languageNow(),
        total: rows.length,
        position: 0,
        round: 0,
        next: Date.now(),
        created: Date.now(),
      })
      .returning('id');
    for (let start = 0; start < rows.length; start += CHUNK)
      await sql(IMPORT_ROWS).insert(
        rows.slice(start, start + CHUNK).map((cells, place) => ({
          import_id: row.id,
          number: rowNumber(start + place, format),
          state: 'waiting',
          cells: JSON.stringify(cells),
        })),
      );
    return row.id;
  });

/** How the user imported earlier files, newest first. */
const earlierPlans = async (strapi: Strapi, { id: user_id }: Actor, listing_type: ImportKind) => {
  const rows: ImportRecord[] = await inOneRead(strapi, (sql) =>
    sql(IMPORTS)
      .where({ user_id, listing_type })
      .whereNot({ state: 'mapping' })
      .whereNot({ format: 'selection' })
      .orderBy('id', 'desc'),
  );
  return rows.map((row) => ({
    columns: columnsOf(row).map(({ name }) => name),
    targets: targetsOf(row),
    key: row.key,
    arrival: row.arrival,
    skipUnknownTerms: row.skip_unknown_terms === 1,
  }));
};

/** Stores the rows of a file, with what its columns most likely are. */
export const createImport = async (
  strapi: Strapi,
  actor: Actor,
  type: ImportKind,
  { file, format, columns, rows }: ImportTable & { file: string; format: 'csv' | 'json' },
): Promise<number> => {
  const labels = languages.flatMap((language) =>
    inLanguage(language, () => importTargetLabels(type)),
  );
  const known = columns.map((name, place) => {
    const cells = rows.slice(0, 50).map((cells) => sampleOf(cells[place]));
    return { name, samples: cells.filter((cell) => cell !== '').slice(0, SAMPLES) };
  });
  const samples = known.map((column) => column.samples);
  const earlier = await earlierPlans(strapi, actor, type);
  const plan = planOf(columns, type, labels, earlier, may(actor, 'listing.assign'), samples);
  const made = { ...plan, file, format, scope: null, columns: known, rows };
  return store(strapi, actor, type, made);
};

/** Stores the selected listings of a bulk edit, by their ids and names. */
export const createBulkEdit = (
  strapi: Strapi,
  actor: Actor,
  type: ImportKind,
  { scope, rows }: Selected,
): Promise<number> =>
  store(strapi, actor, type, {
    scope,
    file: '',
    format: 'selection',
    columns: ['id', 'name'].map((name) => ({ name, samples: [] })),
    targets: [],
    key: 'id',
    arrival: 'draft',
    skipUnknownTerms: false,
    rows,
  });

/** An import, for any user; throws 404 without one. */
export const findImport = async (strapi: Strapi, id: number): Promise<ImportRecord> => {
  const row: ImportRecord | undefined = await inOneRead(strapi, (sql) =>
    sql(IMPORTS).where({ id }).first(),
  );
  if (!row) throw notFound();
  return row;
};

/** How many rows there are of each outcome. */
export const countRows = async (strapi: Strapi, import_id: number) => {
  const found: { state: string; n: number | string }[] = await inOneRead(strapi, (sql) =>
    sql(IMPORT_ROWS).where({ import_id }).groupBy('state').select('state').count({ n: '*' }),
  );
  return recordOf(importOutcomes, (outcome) =>
    Number(found.find(({ state }) => state === outcome)?.n ?? 0),
  );
};

/** Rows with one of the outcomes, after a number, in their order. */
export const rowsByOutcome = (
  strapi: Strapi,
  outcomes: readonly ImportOutcome[],
  import_id: number,
  after: number,
  limit: number,
) =>
  inOneRead<RowRecord[]>(strapi, (sql) =>
    sql(IMPORT_ROWS)
      .where({ import_id })
      .whereIn('state', outcomes)
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit),
  );

/** The listing of a row that was selected; null for a row of a file. */
const listingOf = ({ format }: ImportRecord, row: RowRecord) => {
  const [id, name] = format === 'selection' ? cellsOf(row) : [];
  return id === undefined ? null : { id, name };
};

/** What all responses have of an import. */
const summaryOf = async (strapi: Strapi, row: ImportRecord) => ({
  id: row.id,
  type: row.listing_type,
  state: row.state,
  file: row.file,
  format: row.format,
  changes: await inOneRead(strapi, (sql) => changesNow(strapi, sql, changesOf(row))),
  rows: row.total,
  createdAt: isoTime(row.created),
});

/** A part of the imports and bulk edits of a user, newest first, and how many there are. */
export const listImports = (
  strapi: Strapi,
  user_id: number,
  { limit, offset }: { limit: number; offset: number },
) =>
  inOneRead(strapi, async (sql) => {
    // An edit that was only opened says nothing yet.
    const own = sql(IMPORTS)
      .where({ user_id })
      .where((row) => row.whereNot({ format: 'selection' }).orWhereNotNull('changes'));
    const rows: ImportRecord[] = await own
      .clone()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset);
    const [counted] = await own.clone().count({ total: '*' });
    const summaries = [];
    for (const row of rows) summaries.push(await summaryOf(strapi, row));
    return { rows: summaries, total: Number(counted?.total) };
  });

export const importResponse = async (strapi: Strapi, row: ImportRecord) => {
  const targets = targetsOf(row);
  const first = (outcomes: readonly ImportOutcome[]) =>
    rowsByOutcome(strapi, outcomes, row.id, 0, importLimits.shownProblems);
  const isShown = !isBusy(row.state);
  const isShownEdit = row.format === 'selection' && isShown;
  const failed = isShownEdit
    ? await rowsByOutcome(strapi, ['failed'], row.id, 0, importLimits.rows)
    : await first(['failed']);
  const undoStopped = row.state === 'stopped' && row.undo_stopped === 1;
  const changed = isShownEdit ? await first([listedOutcome(row.state, undoStopped)]) : [];
  const kept = isShown ? await first(['kept']) : [];
  const reasons = isShownEdit ? byReason(failed, ({ problems }) => problems) : [];
  const values = await inOneRead(strapi, (sql) => differencesNow(sql, changed.map(previewOf)));
  const problemOf = (each: RowRecord) => ({
    row: each.number,
    name: rowName(row.listing_type, cellsOf(each), targets),
    listing: listingOf(row, each),
    errors: problemsOf(each),
  });
  return {
    ...(await summaryOf(strapi, row)),
    scope: row.scope,
    round: row.round,
    columns: columnsOf(row).map((column, place) => ({ ...column, target: targets[place] ?? null })),
    key: row.key,
    arrival: row.arrival,
    skip_unknown_terms: row.skip_unknown_terms === 1,
    emails_vendors: row.emails_vendors === 1,
    undo_stopped: undoStopped,
    done: row.position,
    counts: await countRows(strapi, row.id),
    problems: failed.slice(0, importLimits.shownProblems).map(problemOf),
    reasons: reasons.map(({ rows, count }) => {
      const shown = rows.map(problemOf);
      return { errors: shown[0]?.errors ?? [], count, rows: shown };
    }),
    kept: kept.map(problemOf),
    changed: changed.map((each, at) => ({ ...listingOf(row, each), values: values[at] })),
    finished_at: isoTime(row.finished),
  };
};

/** Rows of a user's imports and bulk edits after an id, in their order, for their export. */
export const importedRowsOf = async (
  strapi: Strapi,
  user_id: number,
  after: number,
  limit: number,
) => {
  const rows: (RowRecord & Pick<ImportRecord, 'file' | 'format' | 'created'>)[] = await inOneRead(
    strapi,
    (sql) =>
      sql(`${IMPORT_ROWS} as row`)
        .join(`${IMPORTS} as imported`, 'imported.id', 'row.import_id')
        .where({ 'imported.user_id': user_id })
        .where('row.id', '>', after)
        .orderBy('row.id')
        .limit(limit)
        .select('row.*', 'imported.file', 'imported.format', 'imported.created'),
  );
  return rows.map((row) => ({
    id: row.id,
    import: row.import_id,
    format: row.format,
    file: row.file,
    createdAt: isoTime(row.created),
    row: row.number,
    outcome: row.state,
    // Of a listing that was selected only its id: its name can be of another vendor.
    cells: row.format === 'selection' ? cellsOf(row).slice(0, 1) : cellsOf(row),
  }));
};

/** Of a user who is erased. */
export const forgetImports = async (sql: Sql, user_id: number): Promise<void> =>
  removeImports(sql, await sql(IMPORTS).where({ user_id }).pluck('id'));

/** Forgets imports of some time ago, with their rows, except while the server goes through these. */
export const sweepImports = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const before = Date.now() - importLimits.keptDays * DAY;
    const old = sql(IMPORTS).where('created', '<', before).whereNotIn('state', busyStates);
    await removeImports(sql, await old.pluck('id'));
  });
