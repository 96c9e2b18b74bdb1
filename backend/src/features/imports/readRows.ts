import {
  type BulkDifference,
  bulkDecides,
  bulkDecision,
  bulkDifferences,
  bulkInput,
  type Collection,
  importedKind,
  importTexts,
  isBlank,
  isUnchanged,
  type ListingState,
  type ListingValues,
  listingFields,
  may,
  maySee,
  namedBy,
  readImportRow,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import { type HeldListing, type ListingRepository, scopeOf } from '../listing/index.ts';
import { type KnownTerms, namedIn } from './knownTerms.ts';
import { logoOf } from './logos.ts';
import { withMerged } from './mergedChanges.ts';
import { aboutId, fail, mustBeFirst } from './rowProblems.ts';
import { cellsOf, changesOf, type ImportRecord, type RowRecord, targetsOf } from './tables.ts';

/** The account of a vendor, whom only those who assign listings choose. */
const accountOf = async (sql: Sql, actor: Actor, email: string): Promise<number | null> => {
  if (email === '' || !may(actor, 'listing.assign')) return actor.accountId;
  const [row] = await sql('accounts')
    .whereRaw('lower(email) = ?', [email.toLowerCase()])
    .orderBy('id')
    .select('id');
  return row?.id ?? fail('account', importTexts.noSuchVendor);
};

/** The address of the listing that a row is about; undefined for a new one. A row without an id or slug is found by its name, live or of a change. */
const addressOf = async (
  sql: Sql,
  type: Collection,
  { key }: ImportRecord,
  { id, slug, name }: { id: string; slug: string; name: unknown },
  accountId: number | null,
  actor: Actor,
): Promise<string | undefined> => {
  const { noSuch, several } = importedKind(type);
  if (key === 'id' && id !== '') return /^\d{1,9}$/.test(id) ? id : fail('id', noSuch.id());
  if (key === 'slug' && slug !== '') return /^\d*$/.test(slug) ? fail('slug', noSuch.slug()) : slug;
  if (typeof name !== 'string' || isBlank(name)) return fail('name', listingFields.name.required);
  const rows = sql(type).where({ name, account_id: accountId });
  if (accountId !== actor.accountId) rows.whereRaw('draft is not true');
  const found: { id: number; revision_of: number | null }[] = await rows
    .limit(10)
    .select('id', 'revision_of');
  const ids = new Set(found.map(({ id, revision_of }) => revision_of ?? id));
  if (ids.size > 1) return fail('name', several({ count: ids.size }));
  const [only] = ids;
  return only === undefined ? undefined : String(only);
};

/** What a row asks for. */
export type Asked = {
  about: string;
  input: Record<string, unknown>;
  /** The address of the logo, which is not loaded yet. */
  load?: string | undefined;
} & (
  | { kind: 'new'; accountId: number | null }
  | {
      kind: 'changed' | 'decided' | 'unchanged';
      id: number;
      state: ListingState<ListingValues>;
      /** Of a bulk edit. */
      preview?: readonly BulkDifference[] | undefined;
    }
);

/** The listing of a selected row, held; throws for one that is gone or that the actor may not see. */
export const holdSelected = async (
  sql: Sql,
  type: Collection,
  repository: ListingRepository,
  row: RowRecord,
  actor: Actor,
): Promise<HeldListing> => {
  const [address, name] = cellsOf(row);
  const held = await repository
    .hold(sql, String(address), scopeOf(actor))
    .catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      return null;
    });
  if (held && maySee(held.state, actor)) return held;
  // Others learn nothing of a draft of a vendor.
  if (name === null) return fail('id', importedKind(type).noSuch.id());
  const isThere = await sql(type).where({ id: address }).first('id');
  return fail('id', isThere ? importTexts.left : importTexts.deleted);
};

/** What a bulk edit changes in a selected listing. */
const readSelected = async (
  sql: Sql,
  type: Collection,
  repository: ListingRepository,
  imported: ImportRecord,
  row: RowRecord,
  actor: Actor,
): Promise<Asked> => {
  const { state, live } = await holdSelected(sql, type, repository, row, actor);
  const changes = await withMerged(sql, changesOf(imported));
  const asked = { about: aboutId(imported, live.id), id: live.id, state };
  const decision = bulkDecision(changes);
  if (!decision) {
    const input = bulkInput(state, actor, changes, imported.scope ?? 'active');
    const scope = imported.scope ?? 'active';
    const preview = input && bulkDifferences(state, actor, input, scope);
    return { ...asked, kind: input ? 'changed' : 'unchanged', input: input ?? {}, preview };
  }
  const decides = bulkDecides(state, actor, decision.status);
  if (decides === 'closed') throw new HttpError('nothing-pending');
  return { ...asked, kind: decides === 'open' ? 'decided' : 'unchanged', input: { ...decision } };
};

/** Holds the listing that a row names. One that its user may not see, such as a draft of a vendor, does not exist for them. */
const holdNamed = async (
  sql: Sql,
  type: Collection,
  repository: ListingRepository,
  { key }: ImportRecord,
  address: string,
  actor: Actor,
): Promise<HeldListing> => {
  const missing = (error: unknown): never => {
    if (!(error instanceof HttpError) || (key !== 'id' && key !== 'slug')) throw error;
    return fail(key, importedKind(type).noSuch[key]());
  };
  const held = await repository.hold(sql, address, scopeOf(actor)).catch(missing);
  return maySee(held.state, actor) ? held : missing(notFound());
};

/**
 * Reads a row and finds its listing, in a transaction. Throws for one that cannot be read, and for a second one about the same
 * listing.
 */
export const readRow = async (
  sql: Sql,
  type: Collection,
  repository: ListingRepository,
  imported: ImportRecord,
  row: RowRecord,
  actor: Actor,
  terms: KnownTerms,
): Promise<Asked> => {
  if (imported.format === 'selection')
    return readSelected(sql, type, repository, imported, row, actor);
  const read = readImportRow(
    cellsOf(row),
    targetsOf(imported),
    type,
    namedIn(terms),
    imported.skip_unknown_terms === 1,
  );
  const [first] = read.errors;
  if (first) throw invalid(first.message, read.errors);
  const { id, slug, input } = read;
  const accountId = await accountOf(sql, actor, read.account);
  const address = await addressOf(
    sql,
    type,
    imported,
    { id, slug, name: input.name },
    accountId,
    actor,
  );
  const held = address ? await holdNamed(sql, type, repository, imported, address, actor) : null;
  const about = held
    ? aboutId(imported, held.live.id)
    : `${imported.id}/name/${accountId}/${input.name}`;
  await mustBeFirst(sql, imported, row, { about, by: namedBy(imported.key, read) });
  const logo =
    read.logo === undefined ? {} : await logoOf(sql, read.logo, held?.state ?? null, actor);
  const { load, ...known } = { load: undefined, ...logo };
  const asked = { about, input: { ...input, ...known }, load };
  if (!held) return { ...asked, kind: 'new', accountId };
  const { state, live } = held;
  const isSame = load === undefined && isUnchanged(state, actor, type, asked.input);
  return { ...asked, kind: isSame ? 'unchanged' : 'changed', id: live.id, state };
};
