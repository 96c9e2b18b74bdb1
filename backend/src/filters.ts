import { isRecord } from './body.ts';
import { badParameter } from './refusal.ts';
import type { Strapi } from './registry.ts';

type Uid = Parameters<Strapi['getModel']>[0];

const MAX_DEPTH = 8;
const MAX_VALUES = 100;

/** An instant or a day that exists; a date parser takes much else, and databases do not. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const isDay = (text: string): boolean => {
  const day = Date.parse(text);
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text);
};

export const isInstant = (text: string): boolean =>
  ISO.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

const fits: Record<string, (text: string) => boolean> = {
  integer: (text) => /^-?\d{1,9}$/.test(text),
  boolean: (text) => /^(true|false|0|1)$/.test(text),
  datetime: isInstant,
  date: (text) => text.length === 10 && isInstant(text),
  string: () => true,
  text: () => true,
  enumeration: () => true,
};

const texts = new Set(['string', 'text', 'enumeration']);
const comparisons = new Set(['$eq', '$ne', '$lt', '$lte', '$gt', '$gte']);
const lists = new Set(['$in', '$notIn', '$between']);
const nothing = new Set(['$null', '$notNull']);
/** Only of texts: PostgreSQL looks for no letters in a number. */
const letters = new Set([
  ...['$eqi', '$nei', '$contains', '$containsi', '$notContains', '$notContainsi'],
  ...['$startsWith', '$startsWithi', '$endsWith', '$endsWithi'],
]);

const refuse = (name: string): never => {
  throw badParameter(['filters', name], `The filter on ${name} cannot be used`);
};

const checkScalar = (name: string, type: string, value: unknown): void => {
  if (typeof value !== 'string' || value.includes('\0') || !fits[type]?.(value)) refuse(name);
};

const checkList = (name: string, type: string, values: unknown): void => {
  if (!Array.isArray(values) || values.length > MAX_VALUES) refuse(name);
  else for (const value of values) checkScalar(name, type, value);
};

/** What is not known here is refused, so that no comparison gets as far as the database and fails there. */
const checkComparison = (name: string, type: string, value: unknown, depth: number): void => {
  if (depth > MAX_DEPTH) refuse(name);
  if (Array.isArray(value)) checkList(name, type, value);
  else if (isRecord(value)) {
    for (const [operator, operand] of Object.entries(value)) {
      if (operator === '$not') checkComparison(name, type, operand, depth + 1);
      else if (nothing.has(operator)) checkScalar(name, 'boolean', operand);
      else if (lists.has(operator)) {
        checkList(name, type, operand);
        if (operator === '$between' && Object(operand).length !== 2) refuse(name);
      } else if (comparisons.has(operator) || (letters.has(operator) && texts.has(type)))
        checkScalar(name, type, operand);
      else refuse(name);
    }
  } else checkScalar(name, type, value);
};

/** Records of a relation are compared by their id, once: Strapi makes nothing else of it. */
const checkRelation = (name: string, value: unknown, depth: number): void => {
  if (isRecord(value) && (Object.keys(value).length !== 1 || '$not' in value)) refuse(name);
  checkComparison(name, 'integer', value, depth);
};

/**
 * Strapi checks which fields may be asked about; this checks that they are compared with something that can be
 * compared, so that no word where a number belongs reaches the database.
 */
export const checkFilters = (strapi: Strapi, uid: Uid, filters: unknown, depth = 0): void => {
  if (filters === undefined) return;
  if (depth > MAX_DEPTH || !isRecord(filters))
    throw badParameter(['filters'], 'These filters cannot be used');
  const { attributes } = strapi.getModel(uid);
  for (const [key, value] of Object.entries(filters)) {
    const attribute = attributes[key];
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(value) || value.length > MAX_VALUES) refuse(key);
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

/** `name` or `name:desc`, one or several. Not through relations: a listing with two terms would be on the list twice. */
export const checkSort = (sort: unknown): void => {
  const fields = Array.isArray(sort) ? sort : [sort ?? 'id'];
  const good = fields.every(
    (field) => typeof field === 'string' && /^\w+(:(asc|desc))?(,\w+(:(asc|desc))?)*$/i.test(field),
  );
  if (!good) throw badParameter(['sort'], 'This sort cannot be used');
};
