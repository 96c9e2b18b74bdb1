import {
  arrivals,
  type BulkChange,
  bulkAction,
  bulkIds,
  bulkProblems,
  bulkSummary,
  type Collection,
  canUndo,
  correctableStates,
  correctedCells,
  correctionProblem,
  csvLine,
  csvMark,
  csvSeparator,
  exportTypes,
  failedFile,
  genericTexts,
  hasWaiting,
  type ImportKind,
  type ImportState,
  importCalls,
  importedKind,
  importLimits,
  importTexts,
  isBusy,
  isListingKind,
  settledOutcomes,
  stoppedFrom,
  targetsProblem,
  textsOfRow,
} from '@portal/domain';
import { type Actor, actorOf, authorize } from '../../base/actor.ts';
import { dataOf, idOf, isRecord } from '../../base/body.ts';
import { inOneRead, inTransaction } from '../../base/database.ts';
import { streamDownload } from '../../base/download.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import { wake } from '../../base/jobs.ts';
import { mustNotAsk, pageResponse, readPageQuery } from '../../base/listQuery.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { languageNow, m } from '../../base/texts.ts';
import { recordAudit } from '../audit/index.ts';
import { typeOf } from '../listing/index.ts';
import { filesOf, readForm, SLACK } from '../media/index.ts';
import { findUser } from '../sign-in/index.ts';
import { endRows } from './applyRow.ts';
import { readTable } from './readTable.ts';
import {
  countRows,
  createBulkEdit,
  createImport,
  findImport,
  importResponse,
  listImports,
  rowsByOutcome,
} from './records.ts';
import { mustChangeFields, readSelection } from './selection.ts';
import {
  cellsOf,
  changesOf,
  columnsOf,
  IMPORT_ROWS,
  IMPORTS,
  type ImportRecord,
  problemsOf,
  type RowRecord,
  targetsOf,
} from './tables.ts';

/** Failed rows that are in memory at once. */
const CHUNK = 100;

const notValid = (path: string) => {
  const message = genericTexts.notValid(path);
  return invalid(message, [{ path: [path], message }]);
};

const readArrival = (data: Record<string, unknown>) => {
  const arrival = arrivals.find((each) => each === data.arrival);
  if (!arrival) throw notValid('arrival');
  return arrival;
};

/** What the check of a bulk edit needs, as sent. */
const readEdit = (actor: Actor, data: Record<string, unknown>, type: Collection) => {
  const errors = bulkProblems(data.changes, type);
  const [first] = errors;
  if (first) throw invalid(first.message, errors);
  const changes: BulkChange[] = Array.isArray(data.changes) ? data.changes : [];
  const action = bulkAction(changes);
  if (action) authorize(actor, action);
  return { changes, arrival: readArrival(data) };
};

/** Why listings cannot move to a user; each row checks it again. */
const targetProblem = async (strapi: Strapi, id: number | undefined) => {
  const user = id === undefined ? null : await findUser(strapi, id);
  if (!user?.account) return genericTexts.notValid(m.label_account());
  return user.blocked || !user.confirmed ? new HttpError('target-not-open').message : undefined;
};

/** Throws for ids of no terms, and of no user who takes listings; terms that are only removed may be gone. */
const mustHaveIds = async (strapi: Strapi, changes: readonly BulkChange[]): Promise<void> => {
  for (const change of changes) {
    const [kind, { field, ids }] = [bulkIds(change), change];
    if (!kind) continue;
    const found =
      kind === 'users'
        ? []
        : await inOneRead<number[]>(strapi, (sql) => sql(kind).whereIn('id', ids).pluck('id'));
    const termProblem = found.length === ids.length ? undefined : genericTexts.notValid(field);
    const message = kind === 'users' ? await targetProblem(strapi, ids[0]) : termProblem;
    if (message) throw invalid(message, [{ path: ['changes', field], message }]);
  }
};

/** What the check of a file needs, as sent. */
const readPlan = (data: Record<string, unknown>, columns: number, kind: ImportKind) => {
  const { targets } = data;
  const problem = targetsProblem(targets, columns, kind);
  if (problem) throw invalid(problem, [{ path: ['targets'], message: problem }]);
  const key = importedKind(kind).keys.find((each) => each === data.key);
  if (!key) throw notValid('key');
  if (!Array.isArray(targets) || !targets.includes(key)) {
    const message = importTexts.keyNotMapped;
    throw invalid(message, [{ path: ['key'], message }]);
  }
  const plan = { targets: JSON.stringify(targets), key };
  if (kind === 'accounts') {
    if (typeof data.emails_vendors !== 'boolean') throw notValid('emails_vendors');
    return { ...plan, emails_vendors: Number(data.emails_vendors) };
  }
  if (!isListingKind(kind)) return plan;
  const arrival = readArrival(data);
  if (typeof data.skip_unknown_terms !== 'boolean') throw notValid('skip_unknown_terms');
  return { ...plan, arrival, skip_unknown_terms: Number(data.skip_unknown_terms) };
};

/** The round of an import that the caller has seen; undefined if the body names none, or there is no body. */
const readRound = (body: unknown): number | undefined => {
  const data = isRecord(body) ? body.data : undefined;
  const round = isRecord(data) ? data.round : undefined;
  if (round !== undefined && !Number.isInteger(round)) throw notValid('round');
  return round === undefined ? undefined : Number(round);
};

async function* allFailed(strapi: Strapi, { id }: ImportRecord) {
  let after = 0;
  for (;;) {
    const failed = await rowsByOutcome(strapi, ['failed'], id, after, CHUNK);
    yield* failed;
    const last = failed.at(-1);
    if (!last) return;
    after = last.number;
  }
}

/** The failed rows as a file that can be corrected and imported, in the format of the import. */
async function* writeFailed(strapi: Strapi, row: ImportRecord) {
  const file = failedFile(
    row.listing_type,
    columnsOf(row).map(({ name }) => name),
  );
  const separator = csvSeparator(languageNow());
  const isCsv = row.format === 'csv';
  yield isCsv ? csvMark + csvLine(file.head, separator) : '[';
  let between = '\n';
  for await (const each of allFailed(strapi, row)) {
    const [cells, errors] = [cellsOf(each), problemsOf(each)];
    if (isCsv) yield csvLine(file.line(cells, errors), separator);
    else yield between + JSON.stringify(file.record(cells, errors));
    between = ',\n';
  }
  if (!isCsv) yield '\n]\n';
}

export const importApi = apiOf('import', importCalls, (strapi) => {
  /** The import of a call; throws 404 for that of another user. */
  const own = async (ctx: Context): Promise<ImportRecord> => {
    const row = await findImport(strapi, idOf(ctx.params.id));
    const { needs } = importedKind(row.listing_type);
    authorize(actorOf(ctx), 'listing.import', { userId: row.user_id });
    if (needs) authorize(actorOf(ctx), needs);
    return row;
  };

  /** A row of a file that failed; throws 404 for any other. */
  const failedRow = async (imported: ImportRecord, ctx: Context): Promise<RowRecord> => {
    const number = idOf(ctx.params.row);
    const row: RowRecord | undefined = await inOneRead(strapi, (sql) =>
      sql(IMPORT_ROWS).where({ import_id: imported.id, number, state: 'failed' }).first(),
    );
    if (!row || imported.format === 'selection') throw notFound();
    return row;
  };

  const response = async (id: number) => ({
    data: await importResponse(strapi, await findImport(strapi, id)),
    meta: {},
  });

  /** Changes the state of an import, unless it has changed meanwhile, or since the round that the caller has seen. */
  const change = (
    { id }: ImportRecord,
    from: readonly ImportState[],
    to: Partial<Record<keyof ImportRecord, unknown>> & { state: ImportState },
    seen?: number,
  ): Promise<void> =>
    inTransaction(strapi, async (sql, afterwards) => {
      const changed = await sql(IMPORTS)
        .where({ id, ...(seen === undefined ? {} : { round: seen }) })
        .whereIn('state', from)
        .update({ next: Date.now(), round: sql.raw('round + 1'), ...to });
      if (changed !== 1) throw new HttpError('import-busy');
      afterwards(() => wake('imports'));
    });

  /** Has the rows checked, by what the caller asks for. */
  const check = async (row: ImportRecord, plan: Partial<ImportRecord>) => {
    await inTransaction(strapi, async (sql) => {
      const to = { ...plan, state: 'checking', position: 0, language: languageNow() } as const;
      await change(row, ['mapping', 'checked'], to);
      await sql(IMPORT_ROWS)
        .where({ import_id: row.id })
        .whereNotIn('state', settledOutcomes)
        .update({ state: 'waiting', problems: null, target: null });
    });
    return response(row.id);
  };

  return {
    async startImport(ctx, { imported }) {
      const form = await readForm(ctx.req, importLimits.file + SLACK, 'too-large');
      const [file] = await filesOf(form);
      if (!file) throw new HttpError('upload-empty');
      if (file.bytes.length > importLimits.file) throw new HttpError('too-large');
      const table = await readTable(file.bytes);
      const stored = { ...table, file: file.name };
      ctx.body = await response(await createImport(strapi, actorOf(ctx), imported, stored));
      ctx.status = 201;
    },

    /** Those of the caller, newest first. */
    async listImports(ctx) {
      mustNotAsk(ctx, ['filters', 'sort', '_q'], m.query_only_pagination());
      const { page, slice } = readPageQuery(ctx);
      const { rows, total } = await listImports(strapi, actorOf(ctx).id, slice);
      return pageResponse(rows, page, total);
    },

    async getImport(ctx) {
      return response((await own(ctx)).id);
    },

    async checkImport(ctx) {
      const row = await own(ctx);
      if (row.format === 'selection') throw notFound();
      return check(row, readPlan(dataOf(ctx), columnsOf(row).length, row.listing_type));
    },

    async startBulkEdit(ctx) {
      const [type, actor] = [typeOf(ctx), actorOf(ctx)];
      const selected = await readSelection(strapi, ctx, type, actor);
      ctx.body = await response(await createBulkEdit(strapi, actor, type, selected));
      ctx.status = 201;
    },

    async checkBulkEdit(ctx) {
      const row = await own(ctx);
      if (row.format !== 'selection' || !isListingKind(row.listing_type)) throw notFound();
      const plan = readEdit(actorOf(ctx), dataOf(ctx), row.listing_type);
      if (!bulkAction(plan.changes))
        await mustChangeFields(strapi, row.listing_type, row, actorOf(ctx));
      await mustHaveIds(strapi, plan.changes);
      return check(row, { ...plan, changes: JSON.stringify(plan.changes) });
    },

    async runImport(ctx) {
      const row = await own(ctx);
      const actor = actorOf(ctx);
      const seen = readRound(ctx.request.body);
      const counts = await countRows(strapi, row.id);
      const more = hasWaiting(counts) ? (['undone'] as const) : [];
      await inTransaction(strapi, async () => {
        const to = { state: 'running', position: 0, finished: null } as const;
        await change(row, [...more, 'checked', 'stopped'], to, seen);
        if (actor.staff.length === 0) return;
        const isEdit = row.format === 'selection';
        await recordAudit(strapi, actor, {
          action: isEdit ? 'listing.bulkEdit' : importedKind(row.listing_type).audit,
          changes: {
            list: [null, `/${row.listing_type}`],
            rows: [null, counts.new + counts.changed],
            ...(isEdit
              ? { fields: [null, bulkSummary(changesOf(row))] }
              : { file: [null, row.file] }),
          },
        });
      });
      return response(row.id);
    },

    async stopImport(ctx) {
      const { id } = await own(ctx);
      await inTransaction(strapi, async (sql) => {
        const row: ImportRecord | undefined = await sql(IMPORTS).where({ id }).forUpdate().first();
        if (!row) throw notFound();
        if (!isBusy(row.state)) throw new HttpError('import-busy');
        const { state, undoStopped } = stoppedFrom(row.state);
        const finished = state === 'mapping' ? null : Date.now();
        const undo_stopped = Number(undoStopped);
        await change(row, [row.state], { state, undo_stopped, finished });
        await endRows(strapi, sql, row);
      });
      return response(id);
    },

    async undoImport(ctx) {
      const row = await own(ctx);
      // Once it has run, another check can be under way or have been stopped.
      const more = canUndo(await countRows(strapi, row.id))
        ? (['checked', 'mapping'] as const)
        : [];
      const from = [...more, 'done', 'stopped', 'undone'] as const;
      await inTransaction(strapi, async (sql) => {
        await change(row, from, { state: 'undoing', position: 0 });
        // Those that an earlier Undo left are tried again.
        await sql(IMPORT_ROWS)
          .where({ import_id: row.id, state: 'kept' })
          .whereNotNull('outcome')
          .update({ state: sql.ref('outcome'), problems: null });
      });
      return response(row.id);
    },

    async readFailedRow(ctx) {
      const imported = await own(ctx);
      const row = await failedRow(imported, ctx);
      const values = textsOfRow(cellsOf(row), targetsOf(imported));
      return { data: { row: row.number, values, errors: problemsOf(row) }, meta: {} };
    },

    /** Stores other cells of a row that failed, and has it checked again. */
    async correctRow(ctx) {
      const imported = await own(ctx);
      const row = await failedRow(imported, ctx);
      const targets = targetsOf(imported);
      const { values } = dataOf(ctx);
      if (!isRecord(values)) throw notValid('values');
      const problem = correctionProblem(values, targets, row.number);
      if (problem) throw invalid(problem.message, [problem]);
      await inTransaction(strapi, async (sql) => {
        await change(imported, correctableStates, {
          state: 'checking',
          position: row.number - 1,
          finished: null,
          language: languageNow(),
        });
        const cells = JSON.stringify(correctedCells(cellsOf(row), targets, values));
        const changed = await sql(IMPORT_ROWS)
          .where({ id: row.id, state: 'failed', cells: row.cells })
          .update({ cells, state: 'waiting', problems: null, target: null });
        if (changed !== 1) throw new HttpError('import-busy');
      });
      return response(imported.id);
    },

    async failedRows(ctx) {
      const row = await own(ctx);
      // Failed rows of a bulk edit cannot be imported as a file.
      if (row.format === 'selection') throw notFound();
      const { format } = row;
      const name = `${row.listing_type}-failed.${format}`;
      const type = exportTypes[format];
      await streamDownload(ctx, { userId: row.user_id, name, type }, async () =>
        writeFailed(strapi, row),
      );
    },
  };
});
