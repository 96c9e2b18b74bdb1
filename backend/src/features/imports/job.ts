import {
  afterRows,
  busyStates,
  dueOutcomes,
  importedKind,
  importTexts,
  isBusy,
  may,
  rowProblems,
  stateAfterCheck,
  stoppedFrom,
} from '@portal/domain';
import { type Actor, actorFrom } from '../../base/actor.ts';
import { inOneRead, inTransaction } from '../../base/database.ts';
import { isDatabaseAway } from '../../base/databaseAway.ts';
import { rowByRow } from '../../base/failures.ts';
import { HttpError } from '../../base/httpError.ts';
import { dueRows, type Job } from '../../base/jobs.ts';
import { nextTurn } from '../../base/nextTurn.ts';
import type { Strapi } from '../../base/registry.ts';
import { inLanguage } from '../../base/texts.ts';
import { findUser } from '../sign-in/index.ts';
import { ClaimLost, checkRow, claimRow, endRows, rowKindOf, runRow, undoRow } from './applyRow.ts';
import { type KnownTerms, readTerms } from './knownTerms.ts';
import { hasLogos, prepareLogos } from './logos.ts';
import { countRows } from './records.ts';
import type { Logos } from './rowKind.ts';
import { IMPORT_ROWS, IMPORTS, type ImportRecord, type RowRecord } from './tables.ts';

/** Rows of an import until others have their turn. */
const BATCH = 50;
/** Rows with images, which take longer. */
const LOGOS = 12;
const RETRY_AFTER = 10_000;

/** Ends or moves on an import that is still in its state. */
const moveOn = (
  strapi: Strapi,
  imported: ImportRecord,
  change: Partial<ImportRecord> & { next?: number },
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const { id, state, round } = imported;
    const changed = await sql(IMPORTS).where({ id, state, round }).update(change);
    if (changed === 1 && change.state) await endRows(strapi, sql, imported);
  });

/** Notes that a row failed, or that undo keeps it. */
const failRow = (
  strapi: Strapi,
  imported: ImportRecord,
  row: RowRecord,
  error: HttpError,
): Promise<number> =>
  inTransaction(strapi, async (sql) => {
    await claimRow(sql, imported, row);
    const problems = JSON.stringify(rowProblems(error));
    return sql(IMPORT_ROWS)
      .where({ id: row.id })
      .update(
        imported.state === 'undoing'
          ? { state: 'kept', problems }
          : { state: 'failed', target: null, problems },
      );
  });

/** The user of an import; null for one who is blocked or gone, or may no longer import these, and so imports nothing more. */
const actorIn = async (strapi: Strapi, imported: ImportRecord): Promise<Actor | null> => {
  const user = await findUser(strapi, imported.user_id);
  if (!user || user.blocked) return null;
  const actor = actorFrom(user);
  const { needs } = importedKind(imported.listing_type);
  return needs && !may(actor, needs) ? null : actor;
};

const doRow = async (
  strapi: Strapi,
  imported: ImportRecord,
  row: RowRecord,
  terms: KnownTerms,
  logos: Logos,
): Promise<void> => {
  const actor = await actorIn(strapi, imported);
  if (!actor) throw new ClaimLost();
  const work = { imported, row, actor, logos };
  if (imported.state === 'checking') await checkRow(strapi, work, terms);
  else if (imported.state === 'running') await runRow(strapi, work, terms);
  else await undoRow(strapi, work);
};

/** A batch of the rows that are due; ends the import after the last. */
const work = async (strapi: Strapi, imported: ImportRecord, stopping: AbortSignal) => {
  const { state } = imported;
  if (!isBusy(state)) return;
  const actor = await actorIn(strapi, imported);
  if (!actor) {
    const { undoStopped, ...stopped } = stoppedFrom(state);
    const undo_stopped = Number(undoStopped);
    await moveOn(strapi, imported, { ...stopped, undo_stopped, finished: Date.now() });
    return;
  }
  const rows = await inOneRead<RowRecord[]>(strapi, (sql) =>
    sql(IMPORT_ROWS)
      .where({ import_id: imported.id })
      .where('number', '>', imported.position)
      .whereIn('state', dueOutcomes[state])
      .orderBy('number')
      .limit(hasLogos(imported) ? LOGOS : BATCH),
  );
  if (rows.length === 0) {
    const ended =
      state === 'checking'
        ? stateAfterCheck(await countRows(strapi, imported.id))
        : afterRows[state].ended;
    await moveOn(strapi, imported, {
      state: ended,
      finished: ended === 'checked' ? null : Date.now(),
      position: imported.total,
    });
    return;
  }
  const isEdit = imported.format === 'selection';
  const kind = rowKindOf(imported);
  const terms: KnownTerms = isEdit ? new Map() : await readTerms(strapi, kind.terms);
  const logos = await inLanguage(imported.language, () =>
    prepareLogos(strapi, kind, { imported, rows, actor, terms }, stopping),
  );
  for (const row of rows) {
    await nextTurn();
    if (stopping.aborted) return;
    try {
      await inLanguage(imported.language, () => doRow(strapi, imported, row, terms, logos));
    } catch (error) {
      if (error instanceof ClaimLost || isDatabaseAway(error)) throw error;
      const isTold = error instanceof HttpError;
      if (!isTold) strapi.log.error(error);
      // Otherwise the row stays due, so that the user can undo it once more.
      if (isTold || state !== 'undoing')
        await failRow(strapi, imported, row, isTold ? error : new HttpError('internal'));
    }
  }
  const position = rows.at(-1)?.number ?? imported.position;
  await moveOn(strapi, imported, { position, next: Date.now() });
};

/** Goes through the rows of imports; each import has its turn after a batch of another. */
export const importJob: Job = {
  name: 'imports',
  work: (strapi, stopping) =>
    rowByRow<ImportRecord>({
      name: 'imports',
      table: IMPORTS,
      retryAfter: RETRY_AFTER,
      due: () =>
        inOneRead(strapi, (sql) =>
          dueRows(sql, IMPORTS).whereIn('state', busyStates).orderBy(['next', 'id']).first(),
        ),
      work: async (_, row) => {
        await work(strapi, row, stopping).catch((error: unknown) => {
          if (!(error instanceof ClaimLost)) throw error;
        });
      },
      cause: ({ format, file }) =>
        format === 'selection' ? importTexts.editFailed : importTexts.failed(file),
    })(strapi, stopping),
};
