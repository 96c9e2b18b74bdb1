import {
  type Collection,
  importedSubmission,
  importsDraft,
  importTexts,
  listingTypeOf,
  type Target,
  undoesToDraft,
  wasProposed,
  writtenOutcomes,
} from '@portal/domain';
import { type Actor, authorize } from '../../base/actor.ts';
import { isPostgres, type Sql } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  type ListingRepository,
  type ListingRow,
  listingActions,
  listingRepository,
  termsOfListings,
} from '../listing/index.ts';
import type { KnownTerms } from './knownTerms.ts';
import { type Asked, readRow } from './readRows.ts';
import type { Result, RowKind, Work } from './rowKind.ts';
import { aboutId } from './rowProblems.ts';
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

/** A listing has changed since the check. A selected listing has no row that could be checked again. */
const stale = ({ format }: ImportRecord) =>
  format === 'selection'
    ? new HttpError('stale-version')
    : new HttpError('stale-version', { message: importTexts.staleListing });

/** What a row saves. The image of its logo was loaded before; only a check goes on without it. */
const inputOf = ({ input, load }: Asked, { imported, logos }: Work): Asked['input'] => {
  if (load === undefined || imported.state === 'checking') return input;
  const logo = logos?.get(load);
  if (logo instanceof HttpError) throw logo;
  // The listing had this logo before.
  if (logo === undefined) throw stale(imported);
  return { ...input, logo };
};

/** Writes a row as a save in the form, or a decision, would; a check does the same and rolls it back. */
const writeRow = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  work: Work,
  terms: KnownTerms,
): Promise<Result> => {
  const { imported, row, actor } = work;
  const repository = listingRepository(strapi, type);
  const actions = listingActions(strapi, type, actor);
  const read = await readRow(sql, type, repository, imported, row, actor, terms);
  const asked = { ...read, input: inputOf(read, work) };
  const { input, about: target } = asked;
  if (asked.kind === 'new') {
    authorize(actor, `${listingTypeOf(type)}.create`);
    const { accountId: account } = asked;
    const draft = imported.arrival === 'draft';
    const made = await actions.create({ ...input, account, draft }, { hasKey: true });
    return { state: 'new', target, listing_id: made.id, version: made.version };
  }
  const { id, state } = asked;
  const isChecked = imported.state === 'checking' || row.version === state.version;
  if (asked.kind === 'unchanged') return { state: 'unchanged', target, listing_id: id };
  if (!isChecked) throw stale(imported);
  const before: Before =
    asked.kind === 'decided'
      ? 'decision'
      : await saveRow(repository, actions, imported, actor, asked);
  if (before === 'decision') await actions.decide(String(id), { ...input, version: state.version });
  const live = await repository.findLive(String(id));
  const version = imported.state === 'checking' ? state.version : live.version;
  const preview = JSON.stringify(asked.preview ?? []);
  const stored = { version, base: state.version, before: JSON.stringify(before), preview };
  return { state: 'changed', target, listing_id: id, ...stored };
};

/** The listing that a row wrote; why undo keeps it if it was deleted or changed since. */
export const unchangedSince = async (
  repository: ListingRepository,
  row: RowRecord,
): Promise<ListingRow | string> => {
  const live = await repository.findLive(String(row.listing_id)).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  if (!live) return importTexts.keptDeleted;
  return live.version === row.version ? live : importTexts.keptChanged;
};

/**
 * After the write of a row was undone, the listing is what it was before that. So an earlier row that wrote it so, of another
 * import, can be undone as if nothing had happened since.
 */
export const revertToBase = async (
  strapi: Strapi,
  sql: Sql,
  { imported, row: { listing_id: id, base } }: Work,
  version: number,
): Promise<void> => {
  if (base === null) return;
  const about = sql.raw('cast(id as text) || ?', [aboutId({ id: '' }, id)]);
  const imports = sql(IMPORTS).where({ listing_type: imported.listing_type }).select(about);
  const earlier = sql(IMPORT_ROWS)
    .whereIn('target', imports)
    .where({ version: base })
    .whereIn('state', writtenOutcomes)
    .select('id');
  // To wait for one whose import is undone at the same time, and waits for the listing, would be a deadlock.
  const free = isPostgres(strapi) ? earlier.forUpdate().skipLocked() : earlier;
  await sql(IMPORT_ROWS).whereIn('id', free).update({ version });
};

/** Deletes what a row created, or restores what it changed, unless the listing has changed since. */
const undoRow = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  work: Work,
): Promise<string | undefined> => {
  const { row, actor } = work;
  const actions = listingActions(strapi, type, actor);
  const repository = listingRepository(strapi, type);
  const address = String(row.listing_id);
  const live = await unchangedSince(repository, row);
  if (typeof live === 'string') return live;
  if (row.state === 'created') {
    await actions.delete(address);
    return undefined;
  }
  const before: Before = JSON.parse(row.before ?? '');
  const { version } = live;
  if (before === 'decision')
    await actions.decide(address, { status: 'PENDING', undo: true, version });
  else if (before.wasProposed) return importTexts.keptProposed;
  else if (before.isRevision) await actions.discard(address, { version: String(version) });
  else {
    const { draft, target } = before;
    const values = await repository.withKnownTerms(sql, before.values);
    await actions.save(address, { ...values, draft, version, target });
  }
  await revertToBase(strapi, sql, work, (await repository.findLive(address)).version);
  return undefined;
};

/** Listings of a file, or of a bulk edit. */
export const listingRows = (type: Collection): RowKind => ({
  terms: termsOfListings(type),
  async loads(strapi, sql, { imported, row, actor }, terms) {
    const repository = listingRepository(strapi, type);
    const asked = await readRow(sql, type, repository, imported, row, actor, terms);
    const isStale = asked.kind !== 'new' && asked.state.version !== row.version;
    return isStale ? null : (asked.load ?? null);
  },
  write: (strapi, sql, work, terms) => writeRow(strapi, sql, type, work, terms),
  undo: (strapi, sql, work) => undoRow(strapi, sql, type, work),
});
