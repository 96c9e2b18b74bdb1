import {
  type AssignedFilter,
  assignedFilters,
  type Collection,
  type LinkFilter,
  linkFilters,
  may,
  missingText,
  namesOf,
  optionalFields,
  pendingStates,
  readCondition,
  storedName,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { isRecord } from '../../base/body.ts';
import { badParameter } from '../../base/httpError.ts';
import { pageResponse, readFormat, readInstants, readListQuery } from '../../base/listQuery.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { allRows, type Slice, type SortOrder } from '../../base/slice.ts';
import { m } from '../../base/texts.ts';
import { timeZone } from '../brand/settings.ts';
import { exporterOf } from '../exports/index.ts';
import { idsByLinks } from '../links/index.ts';
import { narrowAssigned, readStates } from '../moderation/index.ts';
import { missingBit, states } from './listIndex/definition.ts';
import { findAmong, findBy, findIds, type PageOrder, type Selection } from './listIndex/page.ts';
import { wordsOf } from './listIndex/search.ts';
import { listingRepository } from './repository.ts';
import { listingResponses } from './response.ts';
import { kinds, type ListingRow } from './rows.ts';
import { readTermConditions, splitFilters } from './termConditions.ts';
import { addWaits } from './waits.ts';

/** `?revision=`: only listings with a revision, or only those without, as far as the caller sees it. */
const readRevised = (asked: unknown): boolean | undefined => {
  if (asked === undefined || asked === '') return undefined;
  if (asked === 'true' || asked === 'false') return asked === 'true';
  throw badParameter(['revision'], m.query_revision());
};

/** `?links=`: only listings with a link that has a problem, or those hidden because of it. */
const readLinks = (asked: unknown): LinkFilter | undefined => {
  if (asked === undefined || asked === '') return undefined;
  const found = linkFilters.find((each) => each === asked);
  if (found) return found;
  throw badParameter(['links'], m.query_links());
};

/** `?account=`: only listings of this account. No difference for vendors, who have no others. */
const readAccount = (asked: unknown): number | undefined => {
  if (asked === undefined || asked === '') return undefined;
  if (typeof asked === 'string' && /^\d{1,9}$/.test(asked)) return Number(asked);
  throw badParameter(['account'], m.query_account());
};

/** `?assigned=`: for staff, only listings assigned to the caller, or to no one. */
const readAssigned = (asked: unknown): AssignedFilter | undefined => {
  if (asked === undefined || asked === '') return undefined;
  const found = assignedFilters.find((each) => each === asked);
  if (found) return found;
  throw badParameter(['assigned'], m.query_assigned());
};

/** `?missing=`: only listings without a value of some fields, or with values of all of them. */
const readMissing = (type: Collection, asked: unknown = ''): Selection['missing'] => {
  if (asked === '') return undefined;
  const text = typeof asked === 'string' && missingText(type)(asked);
  const names = optionalFields(type);
  if (!text)
    throw badParameter(
      ['missing'],
      m.query_missing({ values: names.map((name) => storedName(name)).join(', ') }),
    );
  const { excludes, values } = readCondition(text);
  const bits = names
    .filter((name) => values.includes(storedName(name)))
    .reduce((sum, name) => sum + missingBit(name), 0);
  return { excludes, bits };
};

/** Columns of the list by the fields that clients sort by. */
const columns = {
  updatedAt: 'updated_at',
  createdAt: 'created_at',
  name: 'name',
  submitted_at: 'submitted_at',
  /** In the order of the review queue. */
  status: 'state',
} as const;

/** The fields of a sort, each with its direction. */
const sortsOf = (orderBy: unknown) =>
  [orderBy].flat().flatMap((sort) => (isRecord(sort) ? Object.entries(sort) : []));

/** The order of a sort by columns of the list; undefined for one by others. */
const orderOf = (orderBy: unknown): PageOrder | undefined => {
  const sorts = sortsOf(orderBy);
  const by = sorts.flatMap(([field, direction]): SortOrder => {
    const name = namesOf(columns).find((each) => each === field);
    const asked = (['asc', 'desc'] as const).find((one) => one === direction);
    return name && asked ? [[columns[name], asked]] : [];
  });
  return by.length > 0 && by.length === sorts.length ? { relevance: false, by } : undefined;
};

const newest: PageOrder = { relevance: true, by: [['updated_at', 'desc']] };
/** In the order of `states`; in each those first that were submitted first. */
const queue: PageOrder = {
  relevance: false,
  by: [
    ['state', 'asc'],
    ['submitted_at', 'asc'],
  ],
};

/** Ids of a page in any order of the client, without an index; names are in the order of the list. */
const findSorted = (
  strapi: Strapi,
  type: Collection,
  selection: Selection,
  orderBy: unknown,
  { limit, offset }: { limit: number; offset: number },
) => {
  const { attributes } = strapi.db.metadata.get(kinds[type].uid);
  const order = sortsOf(orderBy).map(([field, direction]) => {
    const { columnName } = { columnName: undefined, ...attributes[field] };
    if (columnName === undefined) throw badParameter(['sort'], m.query_sort());
    return { column: field === 'name' ? 'l.name' : `a.${columnName}`, order: String(direction) };
  });
  return findBy(strapi, type, selection, (ids, sql) =>
    sql(`${type} as a`)
      .join(`${type}_list as l`, 'l.id', 'a.id')
      .whereIn('a.id', ids)
      .orderBy([...order, { column: 'a.id', order: 'desc' }])
      .limit(limit)
      .offset(offset)
      .pluck('a.id'),
  );
};

/** What a query asks for, of the listings that are live or of everything that is not: the page, and how its ids are found. */
const readQuery = async (
  strapi: Strapi,
  ctx: Context,
  type: Collection,
  actor: Actor,
  scope: Selection['scope'],
) => {
  const { uid, terms: names } = kinds[type];
  const repository = listingRepository(strapi, type);
  const all = may(actor, 'listing.listAll');
  const { page, slice, words, filters, transform } = await readListQuery(strapi, ctx, uid);
  const { terms, rest } = splitFilters(filters, names);
  const conditions = readTermConditions(type, ctx.query);
  const { where, orderBy } = transform(rest);
  const viewer = actor.accountId ?? -1;
  const mine = !all || ctx.query.user === 'me';
  const asked = scope === 'pending' ? readStates(pendingStates, ctx.query.state) : undefined;
  const revision = readRevised(ctx.query.revision);
  const changed = readInstants(ctx.query, 'updated_from', 'updated_to', timeZone);
  const assigned = all ? readAssigned(ctx.query.assigned) : undefined;
  const account = mine ? viewer : readAccount(ctx.query.account);
  const wanted = where && Object.keys(rest).length > 0 ? repository.idsWhere(where) : undefined;
  const links = readLinks(ctx.query.links);
  const chosen = links ? idsByLinks(strapi, type, links, wanted) : wanted;
  const selection: Selection = {
    scope,
    viewer,
    terms: [...terms, ...conditions.terms],
    termsOfKinds: conditions.termsOfKinds,
    vendors: all,
    words: wordsOf(words.join(' ')),
    ...(account === undefined ? {} : { account }),
    ...(asked ? { states: asked.map((state) => states[state]) } : {}),
    ...(revision === undefined ? {} : { revision }),
    missing: readMissing(type, ctx.query.missing),
    ...(changed ? { changed } : {}),
    ...(assigned ? { narrow: narrowAssigned(type, assigned, actor) } : {}),
    ...(chosen ? { ids: chosen } : {}),
  };
  const order = orderBy ? orderOf(orderBy) : scope === 'pending' && !mine ? queue : newest;
  const idsOf = (part: Slice) =>
    order
      ? findIds(strapi, type, selection, order, part)
      : findSorted(strapi, type, selection, orderBy, part);
  return { page, slice, selection, idsOf };
};

/** Ids of the first listings that the caller's query asks for, in its order. */
export const matchingIds = async (
  strapi: Strapi,
  ctx: Context,
  type: Collection,
  actor: Actor,
  scope: Selection['scope'],
  limit: number,
): Promise<number[]> => {
  const { idsOf } = await readQuery(strapi, ctx, type, actor, scope);
  return (await idsOf({ limit, offset: 0 })).ids;
};

/** A page of listings that are live, or of everything that is not, as the caller's query asks for it; or all as a file. */
export const listListings = async (
  strapi: Strapi,
  ctx: Context,
  type: Collection,
  actor: Actor,
  scope: Selection['scope'],
) => {
  const repository = listingRepository(strapi, type);
  const { page, slice, selection, idsOf } = await readQuery(strapi, ctx, type, actor, scope);
  const format = readFormat(ctx);
  const read = async (some: readonly number[]) => {
    const rows: ListingRow[] = await repository.findByIds(some);
    const made = await listingResponses(repository, actor, rows);
    return addWaits(strapi, type, actor, rows, made);
  };
  if (format)
    return exporterOf(strapi, type)(ctx, format, async () => ({
      ids: (await idsOf(allRows)).ids,
      read: async (some) => read(await findAmong(strapi, type, selection, some)),
    }));
  const { ids, total } = await idsOf(slice);
  return pageResponse(await read(ids), page, total);
};
