import { isRecord } from './body.ts';
import { Refusal } from './refusal.ts';
import type { Strapi } from './registry.ts';

type Uid = Parameters<Strapi['getModel']>[0];

const MAX_DEPTH = 8;
const MAX_VALUES = 100;

const lists = new Set(['$in', '$notIn', '$between']);

const fits: Record<string, (text: string) => boolean> = {
  integer: (text) => /^-?\d{1,9}$/.test(text),
  boolean: (text) => /^(true|false|0|1)$/.test(text),
  datetime: (text) => !Number.isNaN(Date.parse(text)),
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
  string: () => true,
  text: () => true,
  enumeration: () => true,
};

const refuse = (name: string): never => {
  throw new Refusal(400, `The filter on ${name} cannot be used`);
};

const checkScalar = (name: string, type: string, value: unknown): void => {
  if (typeof value !== 'string' || value.includes('\0') || !fits[type]?.(value)) refuse(name);
};

const checkComparison = (name: string, type: string, value: unknown, depth: number): void => {
  if (depth > MAX_DEPTH) refuse(name);
  if (Array.isArray(value)) {
    if (value.length > MAX_VALUES) refuse(name);
    for (const item of value) checkScalar(name, type, item);
    return;
  }
  if (!isRecord(value)) {
    checkScalar(name, type, value);
    return;
  }
  for (const [operator, operand] of Object.entries(value)) {
    if (operator === '$not') checkComparison(name, type, operand, depth + 1);
    else if (operator === '$null' || operator === '$notNull') checkScalar(name, 'boolean', operand);
    else if (lists.has(operator) && !Array.isArray(operand)) refuse(name);
    else if (operator === '$between' && Array.isArray(operand) && operand.length !== 2)
      refuse(name);
    else if (lists.has(operator)) checkComparison(name, type, operand, depth + 1);
    // Parts of a word have no type; they are looked for in text.
    else if (/contains|with$/i.test(operator)) checkScalar(name, 'string', operand);
    else checkScalar(name, type, operand);
  }
};

/**
 * Strapi checks which fields may be asked about; this checks that they are compared with something that can be
 * compared, so that no word where a number belongs reaches the database.
 */
export const checkFilters = (strapi: Strapi, uid: Uid, filters: unknown, depth = 0): void => {
  if (filters === undefined) return;
  if (depth > MAX_DEPTH || !isRecord(filters))
    throw new Refusal(400, 'These filters cannot be used');
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
      else checkComparison(key, 'integer', value, depth);
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
  if (!good) throw new Refusal(400, 'This sort cannot be used');
};
