import {
  importedSubmission,
  importsDraft,
  importTexts,
  listingTypeOf,
  maySee,
  type Target,
  undoesToDraft,
  wasProposed,
} from '@portal/domain';
import { type Actor, authorize } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { type ListingRepository, listingActions, listingRepository } from '../listing/index.ts';
import { type Asked, type KnownTerms, readRow } from './readRows.ts';
import { IMPORT_ROWS, IMPORTS, type ImportRecord, type RowRecord } from './tables.ts';

/** What a save of a row replaced. */
interface Saved {
  values: Record<string, unknown>;
  draft: boolean;
  target: Target;
  /** Whether the save began a revision of a live listing. */
  isRevision: boolean;
  /** Whether a vendor had proposed the same, which undo would take back as well. */
  wasProposed: boolean;
}

/** What undo needs of a row. */
type Before = Saved | 'decision';

type Result = Pick<RowRecord, 'state'> &
  Partial<Pick<RowRecord, 'target' | 'listing_id' | 'version' | 'before' | 'preview' | 'problems'>>;

/** Thrown to roll back the writes of a check, with what they would do. */
class Rehearsed extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('rehearsed');
    this.result = result;
  }
}

/** Thrown when the import was stopped, or another server has done the row. */
export class Overtaken extends Error {}

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
  if (claimed !== 1) throw new Overtaken();
};

interface Work {
  imported: ImportRecord;
  row: RowRecord;
  actor: Actor;
}

const settle = (sql: Sql, row: RowRecord, result: Result): Promise<number> =>
  sql(IMPORT_ROWS).where({ id: row.id }).update(result);

/** Notes that undo leaves a listing as it is, and why. */
const keep = (sql: Sql, row: RowRecord, message: string): Promise<number> =>
  settle(sql, row, { state: 'kept', problems: JSON.stringify([{ path: ['row'], message }]) });

/** Saves a listing, and returns what that replaced. */
const saveRow = async (
  repository: ListingRepository,
  actions: ReturnType<typeof listingActions>,
  imported: ImportRecord,
  actor: Actor,
  { id, state, input }: Extract<Asked, { id: number }>,
): Promise<Saved> => {
  const draft = input.draft ?? importsDraft(state, imported.arrival, actor);
  const { scope } = imported;
  const { submission: was, target } = importedSubmission(state, actor, scope ?? 'active');
  await actions.save(String(id), { ...input, draft, version: state.version, target });
  const [, revision] = await repository.findBoth(id);
  return {
    values: Object.fromEntries(
      Object.entries(was.values).filter(([name]) => Object.hasOwn(input, name)),
    ),
    draft: undoesToDraft(was),
    target,
    isRevision: state.revision === null && revision !== undefined,
    wasProposed: target === 'live' && wasProposed(state, input),
  };
};

/** Writes a row as a save in the form, or a decision, would; a check does the same and rolls it back. */
const writeRow = async (
  strapi: Strapi,
  sql: Sql,
  { imported, row, actor }: Work,
  terms: KnownTerms,
): Promise<Result> => {
  const type = imported.listing_type;
  const repository = listingRepository(strapi, type);
  const actions = listingActions(strapi, type, actor);
  const asked = await readRow(sql, repository, imported, row, actor, terms);
  const { input, about: target } = asked;
  if (asked.kind === 'new') {
    authorize(actor, `${listingTypeOf(type)}.create`);
    const { accountId: account } = asked;
    const draft = imported.arrival === 'draft';
    const made = await actions.create({ ...input, account, draft }, { hasKey: true });
    return { state: 'new', target, listing_id: made.id, version: made.version };
  }
  const { id, state } = asked;
  if (!maySee(state, actor)) throw notFound();
  const isChecked = imported.state === 'checking' || row.version === state.version;
  if (asked.kind === 'unchanged') return { state: 'unchanged', target, listing_id: id };
  if (!isChecked) throw new HttpError('stale-version');
  const before: Before =
    asked.kind === 'decided'
      ? 'decision'
      : await saveRow(repository, actions, imported, actor, asked);
  if (before === 'decision') await actions.decide(String(id), { ...input, version: state.version });
  const live = await repository.findLive(String(id));
  const version = imported.state === 'checking' ? state.version : live.version;
  const preview = JSON.stringify(asked.preview ?? []);
  const stored = { version, before: JSON.stringify(before), preview };
  return { state: 'changed', target, listing_id: id, ...stored };
};

/** What a row would do: its writes are rolled back. */
export const checkRow = async (strapi: Strapi, work: Work, terms: KnownTerms): Promise<void> => {
  const result = await inTransaction<Result>(strapi, async (sql) => {
    await claimRow(sql, work.imported, work.row);
    throw new Rehearsed(await writeRow(strapi, sql, work, terms));
  }).catch((error: unknown) => {
    if (error instanceof Rehearsed) return error.result;
    throw error;
  });
  await inTransaction(strapi, async (sql) => {
    await claimRow(sql, work.imported, work.row);
    const { state, target, version, preview = null } = result;
    const seen = state === 'changed' ? (version ?? null) : null;
    await settle(sql, work.row, { state, target: target ?? null, version: seen, preview });
  });
};

const written = { new: 'created', changed: 'saved' } as const;

/** Writes a row and its outcome, in one transaction. */
export const runRow = (strapi: Strapi, work: Work, terms: KnownTerms): Promise<unknown> =>
  inTransaction(strapi, async (sql) => {
    await claimRow(sql, work.imported, work.row);
    const { state, ...result } = await writeRow(strapi, sql, work, terms);
    const outcome = state === 'new' || state === 'changed' ? written[state] : state;
    await settle(sql, work.row, { ...result, state: outcome });
  });

/** Deletes what a row created, or restores what it changed, unless the listing has changed since. */
export const undoRow = (strapi: Strapi, work: Work): Promise<unknown> =>
  inTransaction(strapi, async (sql) => {
    const { imported, row, actor } = work;
    await claimRow(sql, imported, row);
    const actions = listingActions(strapi, imported.listing_type, actor);
    const repository = listingRepository(strapi, imported.listing_type);
    const address = String(row.listing_id);
    const live = await repository.findLive(address).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return null;
      throw error;
    });
    if (!live) return keep(sql, row, importTexts.keptDeleted);
    if (live.version !== row.version) return keep(sql, row, importTexts.keptChanged);
    if (row.state === 'created') await actions.delete(address);
    else {
      const before: Before = JSON.parse(row.before ?? '');
      const { version } = live;
      if (before === 'decision')
        await actions.decide(address, { status: 'PENDING', undo: true, version });
      else if (before.wasProposed) return keep(sql, row, importTexts.keptProposed);
      else if (before.isRevision) await actions.discard(address, { version: String(version) });
      else {
        const { draft, target } = before;
        const values = await repository.withKnownTerms(sql, before.values);
        await actions.save(address, { ...values, draft, version, target });
      }
    }
    return settle(sql, row, { state: 'undone' });
  });
