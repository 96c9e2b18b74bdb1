import { ageOf, type ExportFormat, exportFormats, readDayOrAge } from '@portal/domain';
import { isRecord } from './body.ts';
import { addDays, type Day, dayOf, isDay, startOf } from './days.ts';
import { badParameter } from './httpError.ts';
import { findInParts, idsInParts, type ListQuery } from './listParts.ts';
import type { Context, Strapi } from './registry.ts';
import { inOrder } from './slice.ts';
import { listNow, m } from './texts.ts';

type Uid = Parameters<Strapi['getModel']>[0];

const MAX_DEPTH = 8;
const MAX_VALUES = 100;

/** An instant or a day; date parsers accept more than databases do. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

export const isInstant = (text: string): boolean =>
  ISO.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

const fits: Record<string, (text: string) => boolean> = {
  integer: (text) => /^-?\d{1,9}$/.test(text),
  boolean: (text) => /^(true|false|0|1)$/.test(text),
  datetime: isInstant,
  date: isDay,
  string: () => true,
  text: () => true,
  enumeration: () => true,
};

const texts = new Set(['string', 'text', 'enumeration']);
const comparisons = new Set(['$eq', '$ne', '$lt', '$lte', '$gt', '$gte']);
const lists = new Set(['$in', '$notIn', '$between']);
const nothing = new Set(['$null', '$notNull']);
/** For text only: PostgreSQL does not search in numbers. */
const textOperators = new Set([
  ...['$eqi', '$nei', '$contains', '$containsi', '$notContains', '$notContainsi'],
  ...['$startsWith', '$startsWithi', '$endsWith', '$endsWithi'],
]);

const reject = (name: string): never => {
  throw badParameter(['filters', name], m.query_filter({ name }));
};

const checkScalar = (name: string, type: string, value: unknown): void => {
  if (typeof value !== 'string' || value.includes('\0') || !fits[type]?.(value)) reject(name);
};

const checkList = (name: string, type: string, values: unknown): void => {
  if (!Array.isArray(values) || values.length > MAX_VALUES) reject(name);
  else for (const value of values) checkScalar(name, type, value);
};

/** Rejects unknown comparisons, which would fail in the database. */
const checkComparison = (name: string, type: string, value: unknown, depth: number): void => {
  if (depth > MAX_DEPTH) reject(name);
  if (Array.isArray(value)) checkList(name, type, value);
  else if (isRecord(value)) {
    for (const [operator, operand] of Object.entries(value)) {
      if (operator === '$not') checkComparison(name, type, operand, depth + 1);
      else if (nothing.has(operator)) checkScalar(name, 'boolean', operand);
      else if (lists.has(operator)) {
        checkList(name, type, operand);
        if (operator === '$between' && Object(operand).length !== 2) reject(name);
      } else if (comparisons.has(operator) || (textOperators.has(operator) && texts.has(type)))
        checkScalar(name, type, operand);
      else reject(name);
    }
  } else checkScalar(name, type, value);
};

/** Relations can be compared by id, once; Strapi supports nothing else. */
const checkRelation = (name: string, value: unknown, depth: number): void => {
  if (isRecord(value) && (Object.keys(value).length !== 1 || '$not' in value)) reject(name);
  checkComparison(name, 'integer', value, depth);
};

/** Strapi checks which fields a filter may name; this checks the values, so that no text reaches a number column. */
const checkFilters = (strapi: Strapi, uid: Uid, filters: unknown, depth = 0): void => {
  if (filters === undefined) return;
  if (depth > MAX_DEPTH || !isRecord(filters)) throw badParameter(['filters'], m.query_filters());
  const { attributes } = strapi.getModel(uid);
  for (const [key, value] of Object.entries(filters)) {
    const attribute = attributes[key];
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(value) || value.length > MAX_VALUES) reject(key);
      else for (const part of value) checkFilters(strapi, uid, part, depth + 1);
    } else if (key === '$not') {
      checkFilters(strapi, uid, value, depth + 1);
    } else if (key === 'id' || !attribute) {
      checkComparison(key, key === 'id' ? 'integer' : 'string', value, depth);
    } else if (attribute.type === 'relation' && 'target' in attribute) {
      const nested = isRecord(value) && !Object.keys(value).some((name) => name.startsWith('$'));
      if (nested) checkFilters(strapi, attribute.target, value, depth + 1);
      else checkRelation(key, value, depth);
    } else {
      checkComparison(key, attribute.type, value, depth);
    }
  }
};

/** One or several of `name` and `name:desc`. Not relations: a listing with two terms would be listed twice. */
const checkSort = (attributes: object, sort: unknown): void => {
  const fields = Array.isArray(sort) ? sort : [sort ?? 'id'];
  const good = fields.every(
    (field) =>
      typeof field === 'string' &&
      /^\w+(:(asc|desc))?(,\w+(:(asc|desc))?)*$/i.test(field) &&
      // Strapi would find `constructor` in the prototype.
      field.split(',').every((part) => {
        const [name = ''] = part.split(':');
        return name === 'id' || Object.hasOwn(attributes, name);
      }),
  );
  if (!good) throw badParameter(['sort'], m.query_sort());
};

type Where = Record<string, unknown>;

const MAX_PAGE_SIZE = 100;
const MAX_SEARCH = 200;

const pageNumber = (given: unknown, fallback: number, name: string): number => {
  if (given === undefined) return fallback;
  if (typeof given === 'string' && /^[1-9]\d{0,6}$/.test(given)) return Number(given);
  throw badParameter(
    ['pagination', name],
    m.query_pagination_number({
      name,
    }),
  );
};

/** Page and size as the client asks for them. */
export const readPage = (query: unknown) => {
  const given = isRecord(query) && isRecord(query.pagination) ? query.pagination : {};
  const offset = ['start', 'limit'].find((name) => given[name] !== undefined);
  if (offset) throw badParameter(['pagination', offset], m.query_pagination());
  return {
    page: pageNumber(given.page, 1, 'page'),
    pageSize: Math.min(pageNumber(given.pageSize, 10, 'pageSize'), MAX_PAGE_SIZE),
  };
};

/** Parameters that clients of Strapi 4 and 5 send. They have no effect: there is one language and no unpublished version. */
const printed: Record<string, readonly string[]> = {
  locale: ['en', 'all', '*'],
  publicationState: ['live', 'preview'],
  status: ['published', 'draft'],
};

/** Names of relations in any of Strapi's formats; they have no effect here. */
const isPopulate = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return /^[\w.,:*-]{1,200}$/.test(value);
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return parts.length > 0 && depth < 8 && parts.every((part) => isPopulate(part, depth + 1));
};

/** Whether a client of Strapi sends it with every call. */
export const isStrapiParameter = (name: string): boolean =>
  name === 'populate' || Object.hasOwn(printed, name);

export const checkStrapiParameters = (query: Record<string, unknown>): void => {
  for (const [name, words] of Object.entries(printed)) {
    const given = query[name];
    if (given !== undefined && !words.some((word) => word === given))
      throw badParameter([name], m.query_one_of({ name, words: listNow(words, 'disjunction') }));
  }
  if (query.populate !== undefined && !isPopulate(query.populate))
    throw badParameter(['populate'], m.query_populate());
};

/** The words of a search. */
const readSearch = (query: unknown): string[] => {
  const text = isRecord(query) ? query._q : undefined;
  if (text === undefined || text === '') return [];
  if (typeof text !== 'string' || text.includes('\0'))
    throw badParameter(['_q'], m.query_search_type());
  if (text.length > MAX_SEARCH)
    throw badParameter(['_q'], m.query_search_length({ max: MAX_SEARCH }));
  return text.split(/\s+/).filter((word) => word !== '');
};

/** Each word of the search must be in one of the fields. */
const searchWhere = (words: readonly string[], fields: string[]): Where[] =>
  words.map((word) => ({
    $or: fields.map((field) =>
      field
        .split('.')
        .reduceRight<Where>((inner, part) => ({ [part]: inner }), { $containsi: word }),
    ),
  }));

/** Throws 400 when the query has one of these parameters. */
export const mustNotAsk = (ctx: Context, names: string[], message: string): void => {
  const asked = names.find((name) => ctx.query[name] !== undefined);
  if (asked) throw badParameter([asked], message);
};

interface Rules {
  /** Condition in addition to the client's filters. */
  base: Where;
  /** Fields that free text searches, `account.email` is one of a relation; or the condition for its words. */
  search: string[] | ((words: readonly string[]) => Promise<Where>);
  /** Columns that stand for others in the client's sort. Default: none. */
  sortAs?: Readonly<Record<string, string>>;
  /** Unless the client sorts, such as `{ updatedAt: 'desc' }`. */
  order: Record<string, 'asc' | 'desc'>;
}

/** Page and search of a list whose other parameters are its own. */
export const readPageQuery = (ctx: Context) => {
  const page = readPage(ctx.query);
  checkStrapiParameters(ctx.query);
  const slice = { limit: page.pageSize, offset: (page.page - 1) * page.pageSize };
  return { page, slice, words: readSearch(ctx.query) };
};

/** The query of the client's filters and sort. Strapi rejects fields the role may not read (`validate`). */
export const readListQuery = async (strapi: Strapi, ctx: Context, uid: Uid) => {
  const paged = readPageQuery(ctx);
  const schema = strapi.getModel(uid);
  const { filters, sort } = ctx.query;
  const asked = {
    ...(filters === undefined ? {} : { filters }),
    ...(sort === undefined ? {} : { sort }),
  };
  checkFilters(strapi, uid, filters);
  checkSort(schema.attributes, sort);
  const auth = ctx.state.auth;
  await strapi.contentAPI.validate.query(asked, schema, { auth });
  const clean: Where = await strapi.contentAPI.sanitize.query(asked, schema, { auth });
  return {
    ...paged,
    filters: isRecord(clean.filters) ? clean.filters : {},
    /** As a query of the database. */
    transform(changed: Where): { where?: Where; orderBy?: unknown } {
      return strapi.get('query-params').transform(uid, { ...clean, filters: changed });
    },
  };
};

/** A range of time: its first instant, and the first one after it. */
export interface Instants {
  from?: Date | undefined;
  before?: Date | undefined;
}

/** A day as `readDayOrAge` reads it, in a time zone. */
const readDayIn = (timeZone: string, query: Where, name: string): Day | undefined => {
  const given = query[name] ?? '';
  if (given === '') return undefined;
  const day = typeof given === 'string' ? readDayOrAge(given) : null;
  if (day === null) throw badParameter([name], m.query_day_such_as({ name }));
  const age = ageOf(day);
  return age === null ? day : addDays(dayOf(new Date(), timeZone), -age);
};

/** The first and the last day of a filter, in a time zone; undefined without either. */
export const readInstants = (
  query: Where,
  first: string,
  last: string,
  timeZone: string,
): Instants | undefined => {
  const [from, to] = [readDayIn(timeZone, query, first), readDayIn(timeZone, query, last)];
  if (!from && !to) return undefined;
  return {
    from: from ? startOf(from, timeZone) : undefined,
    before: to ? startOf(addDays(to, 1), timeZone) : undefined,
  };
};

/** `?format=`: the whole list as a file instead of a page of it. */
export const readFormat = (ctx: Context): ExportFormat | undefined => {
  const { format } = ctx.query;
  if (format === undefined) return undefined;
  const found = exportFormats.find((each) => each === format);
  if (found) return found;
  throw badParameter(
    ['format'],
    m.query_one_of({ name: 'format', words: listNow(exportFormats, 'disjunction') }),
  );
};

/** All rows of a list by id, in its order, and what responds with those of some that are still in it. */
export interface ListRows {
  ids: readonly number[];
  read: (ids: readonly number[]) => Promise<unknown[]>;
}

/** Responds with a list as a file. */
export type Exporter = (
  ctx: Context,
  format: ExportFormat,
  rowsOf: () => Promise<ListRows>,
) => Promise<void>;

type Page = Awaited<ReturnType<typeof readListQuery>>['page'];

/** The response of a list. */
export const pageResponse = <T>(data: T[], page: Page, total: number) => ({
  data,
  meta: { pagination: { ...page, pageCount: Math.ceil(total / page.pageSize), total } },
});

interface List<Row> extends Rules {
  columns: Pick<ListQuery, 'select' | 'populate'>;
  /** Conditions whose rows are returned one part after another, each in the order of the query. Default: one part. */
  parts?: readonly object[];
  response: (rows: Row[]) => unknown[] | Promise<unknown[]>;
  /** For `?format=`. Default: the list cannot be exported. */
  exporter?: Exporter;
}

/** One page of a list, as the client's query asks for it, or the whole list as a file. */
export const responseList = async <Row extends { id: number }>(
  strapi: Strapi,
  ctx: Context,
  uid: Uid,
  { columns, parts, response, exporter, ...rules }: List<Row>,
) => {
  const { base, search, sortAs = {}, order } = rules;
  const format = readFormat(ctx);
  if (format && !exporter) throw badParameter(['format'], m.query_no_export());
  const { page, slice, words, filters, transform } = await readListQuery(strapi, ctx, uid);
  const { where, orderBy } = transform(filters);
  const sorted = (by: unknown) =>
    isRecord(by)
      ? Object.fromEntries(Object.entries(by).map(([name, way]) => [sortAs[name] ?? name, way]))
      : by;
  const queryOf = async (): Promise<ListQuery> => {
    const found = Array.isArray(search)
      ? searchWhere(words, search)
      : words.length > 0
        ? [await search(words)]
        : [];
    return {
      where: { $and: [base, ...(where ? [where] : []), ...found] },
      // Equal rows are sorted by id, so that no row is on two pages.
      orderBy: [...(orderBy ? [orderBy].flat().map(sorted) : [order]), { id: 'desc' }],
      ...slice,
    };
  };
  const table = strapi.db.query(uid);
  if (format && exporter)
    return exporter(ctx, format, async () => {
      const query = await queryOf();
      const anyPart = parts ? [{ $or: parts }] : [];
      const read = async (ids: readonly number[]) => {
        const still = { $and: [query.where, ...anyPart, { id: { $in: ids } }] };
        const found: Row[] = await table.findMany({ ...columns, where: still });
        return response(inOrder(ids, found));
      };
      return { ids: await idsInParts(table, query, parts), read };
    });
  const query = await queryOf();
  const rows = await findInParts<Row>(table, { ...query, ...columns }, parts);
  return pageResponse(await response(rows.page), page, rows.total);
};
