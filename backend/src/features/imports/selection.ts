import {
  type Collection,
  editsOwnFields,
  importLimits,
  importTexts,
  isId,
  scopes,
  unknownInSelection,
} from '@portal/domain';
import { type Actor, authorize } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { inOneRead } from '../../base/database.ts';
import { badParameter, HttpError, invalid, notFound } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { matchingIds, scopeOf } from '../listing/index.ts';
import { findImport, rowsByOutcome, type Selected } from './records.ts';
import { cellsOf, IMPORT_ROWS, type ImportRecord } from './tables.ts';

/** Ids in a statement. */
const CHUNK = 500;

interface Named {
  id: number;
  name: string | null;
  revision_of: number | null;
}

const notValid = (path: string) => {
  const message = importTexts.selectionNotValid;
  return invalid(message, [{ path: [path], message }]);
};

/** Throws for no listings, and for too many. */
const mustSelect = <T>(found: T[]): T[] => {
  if (found.length === 0) throw notValid('ids');
  if (found.length <= importLimits.rows) return found;
  const message = importTexts.tooManySelected(importLimits.rows);
  throw invalid(message, [{ path: ['ids'], message }]);
};

/** The listings with these ids, in their order; of a change of a live listing that listing. */
const namedListings = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  ids: readonly number[],
): Promise<Selected['rows']> => {
  const own = scopeOf(actor);
  // Without an account, none of the listings that have none.
  const account = actor.accountId ?? -1;
  const seen = new Map<number, Named>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    const rows: Named[] = await inOneRead(strapi, (sql) => {
      const query = sql(type).whereIn('id', ids.slice(start, start + CHUNK));
      if (own === undefined)
        query.where((row) => row.whereRaw('draft is not true').orWhere('account_id', account));
      else query.where('account_id', account);
      return query.select('id', 'name', 'revision_of');
    });
    for (const row of rows) seen.set(row.id, row);
  }
  const names = new Map<number, string | null>();
  for (const id of ids) {
    const row = seen.get(id);
    names.set(row?.revision_of ?? id, row ? (row.name ?? '') : null);
  }
  return [...names];
};

/** The rows that failed in a bulk edit of the same user. */
const failedIn = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  id: unknown,
): Promise<Selected> => {
  const edit = await findImport(strapi, idOf(String(id)));
  authorize(actor, 'listing.import', { userId: edit.user_id });
  if (!edit.scope || edit.listing_type !== type) throw notFound();
  const rows = await rowsByOutcome(strapi, ['failed'], edit.id, 0, importLimits.rows);
  const failed = rows.map((row) => cellsOf(row) as [id: number, name: string | null]);
  return { scope: edit.scope, rows: mustSelect(failed) };
};

/**
 * The listings that a call selects: those that failed in the edit `failed_of`, those with `ids`, or else all that its query matches
 * in the list of its `scope`.
 */
export const readSelection = async (
  strapi: Strapi,
  ctx: Context,
  type: Collection,
  actor: Actor,
): Promise<Selected> => {
  const data = dataOf(ctx);
  const unknown = unknownInSelection(type, data, Object.keys(ctx.query));
  if (unknown !== undefined) throw badParameter([unknown], importTexts.unknownParameter(unknown));
  const { ids = null, failed_of = null, scope } = data;
  if (failed_of !== null) return failedIn(strapi, type, actor, failed_of);
  const known = scopes.find((each) => each === scope);
  if (!known) throw notValid('scope');
  if (ids !== null && (!Array.isArray(ids) || !ids.every(isId))) throw notValid('ids');
  const found = ids ?? (await matchingIds(strapi, ctx, type, actor, known, importLimits.rows + 1));
  mustSelect(found);
  return { scope: known, rows: await namedListings(strapi, type, actor, found) };
};

/** Throws 403 for an edit of fields by staff who may change only their own listings, unless all of these are. */
export const mustChangeFields = async (
  strapi: Strapi,
  type: Collection,
  { id: import_id }: ImportRecord,
  actor: Actor,
): Promise<void> => {
  if (!editsOwnFields(actor)) return;
  const refused = () => new HttpError('role-missing', { message: importTexts.fieldsNotAllowed });
  const cells: string[] = await inOneRead(strapi, (sql) =>
    sql(IMPORT_ROWS).where({ import_id }).pluck('cells'),
  );
  const selected: [id: number, name: string | null][] = cells.map((each) => JSON.parse(each));
  // The user may not see one without a name.
  if (selected.some(([, name]) => name === null)) throw refused();
  const account = actor.accountId ?? -1;
  for (let start = 0; start < selected.length; start += CHUNK) {
    const ids = selected.slice(start, start + CHUNK).map(([id]) => id);
    const other = await inOneRead(strapi, (sql) =>
      sql(type)
        .whereIn('id', ids)
        .where((row) => row.whereNull('account_id').orWhereNot('account_id', account))
        .first('id'),
    );
    if (other) throw refused();
  }
};
