import { isRecord } from './body.ts';
import { checkFilters, checkSort } from './filters.ts';
import { badParameter } from './refusal.ts';
import type { Context, Strapi } from './registry.ts';

type Uid = Parameters<Strapi['getModel']>[0];
type Where = Record<string, unknown>;

const MAX_PAGE_SIZE = 100;
const MAX_SEARCH = 200;

const pageNumber = (given: unknown, fallback: number, name: string): number => {
  if (given === undefined) return fallback;
  if (typeof given === 'string' && /^[1-9]\d{0,6}$/.test(given)) return Number(given);
  throw badParameter(['pagination', name], `pagination[${name}] must be a whole number from 1`);
};

export interface Page {
  page: number;
  pageSize: number;
}

const readPage = (query: unknown): Page => {
  const given = isRecord(query) && isRecord(query.pagination) ? query.pagination : {};
  const offset = ['start', 'limit'].find((name) => given[name] !== undefined);
  if (offset) throw badParameter(['pagination', offset], 'Use pagination[page] and [pageSize]');
  return {
    page: pageNumber(given.page, 1, 'page'),
    pageSize: Math.min(pageNumber(given.pageSize, 10, 'pageSize'), MAX_PAGE_SIZE),
  };
};

/** What clients of Strapi send along, under the names of its versions 4 and 5. There is one language, and nothing is kept unpublished. */
const printed: Record<string, readonly string[]> = {
  locale: ['en', 'all', '*'],
  publicationState: ['live', 'preview'],
  status: ['published', 'draft'],
};

/** Names of relations in any of Strapi's spellings; which ones makes no difference here. */
const isPopulate = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return /^[\w.,:*-]{1,200}$/.test(value);
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return parts.length > 0 && depth < 8 && parts.every((part) => isPopulate(part, depth + 1));
};

const checkPrinted = (query: Record<string, unknown>): void => {
  for (const [name, words] of Object.entries(printed)) {
    const given = query[name];
    if (given !== undefined && !words.some((word) => word === given))
      throw badParameter([name], `${name} must be ${words.join(' or ')}`);
  }
  if (query.populate !== undefined && !isPopulate(query.populate))
    throw badParameter(['populate'], 'This populate cannot be used');
};

/** Each word of the search may stand in any of the fields. */
const searchWhere = (query: unknown, fields: string[]): Where[] => {
  const text = isRecord(query) ? query._q : undefined;
  if (text === undefined || text === '') return [];
  if (typeof text !== 'string' || text.includes('\0'))
    throw badParameter(['_q'], '_q must be a text');
  if (text.length > MAX_SEARCH) throw badParameter(['_q'], `_q: Maximum ${MAX_SEARCH} symbols`);
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({
      $or: fields.map((field) =>
        field
          .split('.')
          .reduceRight<Where>((inner, part) => ({ [part]: inner }), { $containsi: word }),
      ),
    }));
};

export interface ListQuery {
  where: Where;
  orderBy: unknown;
  limit: number;
  offset: number;
}

/** For lists that leave some parameters out. */
export const mustNotAsk = (ctx: Context, names: string[], message: string): void => {
  const asked = names.find((name) => ctx.query[name] !== undefined);
  if (asked) throw badParameter([asked], message);
};

interface Rules {
  /** Holds whatever the client filters. */
  base: Where;
  /** Fields that free text looks at; `account.email` reaches into a relation. */
  search: string[];
  /** `{ updatedAt: 'desc' }`, say. */
  order: Record<string, 'asc' | 'desc'>;
}

/**
 * The client's filters, sort and search as a query of the database. Strapi refuses what the caller's role must not
 * ask about (validate), and only then forms the rest; populate and fields are ours alone.
 */
export const readListQuery = async (
  strapi: Strapi,
  ctx: Context,
  uid: Uid,
  { base, search, order }: Rules,
): Promise<{ query: ListQuery; page: Page }> => {
  const page = readPage(ctx.query);
  checkPrinted(ctx.query);
  const schema = strapi.getModel(uid);
  const { filters, sort } = ctx.query;
  const asked = {
    ...(filters === undefined ? {} : { filters }),
    ...(sort === undefined ? {} : { sort }),
  };
  checkFilters(strapi, uid, filters);
  checkSort(sort);
  const auth = ctx.state.auth;
  await strapi.contentAPI.validate.query(asked, schema, { auth });
  const clean = await strapi.contentAPI.sanitize.query(asked, schema, { auth });
  const { where, orderBy } = strapi.get('query-params').transform(uid, clean);
  return {
    page,
    query: {
      where: { $and: [base, ...(where ? [where] : []), ...searchWhere(ctx.query, search)] },
      // The id decides between equals, so that no row is on two pages.
      orderBy: [...(orderBy ? [orderBy].flat() : [order]), { id: 'desc' }],
      limit: page.pageSize,
      offset: (page.page - 1) * page.pageSize,
    },
  };
};

interface Rows<Row> {
  findMany: (query: ListQuery & { populate: object }) => Promise<Row[]>;
  count: (query: { where: object }) => Promise<number>;
}

/** A page of rows that come in parts, one part after the other; the query orders the rows within a part. */
export const findInParts = async <Row>(
  rows: Rows<Row>,
  query: ListQuery & { populate: object },
  parts: readonly object[],
): Promise<{ page: Row[]; total: number }> => {
  const page: Row[] = [];
  let total = 0;
  for (const part of parts) {
    const where = { $and: [query.where, part] };
    const offset = Math.max(0, query.offset - total);
    const limit = query.limit - page.length;
    const count = await rows.count({ where });
    if (limit > 0 && offset < count)
      page.push(...(await rows.findMany({ ...query, where, offset, limit })));
    total += count;
  }
  return { page, total };
};

export const listAnswer = <T>(data: T[], { page, pageSize }: Page, total: number) => ({
  data,
  meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
});
