import { isRecord } from '../../base/body.ts';
import { isInstant } from '../../base/listQuery.ts';

const isText = (value: string): boolean => !value.includes('\0');
const isNumber = (value: string): boolean => /^-?\d{1,9}(\.\d{1,3})?$/.test(value);
const isWhole = (value: string): boolean => /^-?\d{1,9}$/.test(value);

/** Fields that filters may use, and their types. */
const FIELDS = new Map<string, (value: string) => boolean>([
  ...['name', 'mime', 'ext', 'hash', 'url'].map((name) => [name, isText] as const),
  ...['id', 'width', 'height'].map((name) => [name, isWhole] as const),
  ...['createdAt', 'updatedAt'].map((name) => [name, isInstant] as const),
  ['size', isNumber],
]);
const LISTS = new Set(['$in', '$notIn']);
const PARTS = new Set(['$contains', '$containsi', '$startsWith', '$endsWith']);
const COMPARISONS = new Set([
  ...['$eq', '$eqi', '$ne', '$lt', '$lte', '$gt', '$gte'],
  ...[...LISTS, ...PARTS],
]);
const MAX_VALUES = 100;

type ReadFilters = { ok: true; where: Record<string, unknown> } | { ok: false; key: string };

/** Filters compare fields of a picture; its owner and relations cannot be filtered by. */
export const readMediaFilters = (filters: unknown): ReadFilters => {
  if (filters === undefined) return { ok: true, where: {} };
  if (!isRecord(filters)) return { ok: false, key: 'filters' };
  for (const [field, comparison] of Object.entries(filters)) {
    const fits = FIELDS.get(field);
    if (!fits) return { ok: false, key: field };
    const isPlain = (value: unknown): boolean => typeof value === 'string' && fits(value);
    const isList = (value: unknown): boolean =>
      Array.isArray(value) && value.length <= MAX_VALUES && value.every(isPlain);
    const agree = (name: string, value: unknown): boolean => {
      if (LISTS.has(name)) return isList(value);
      // Text only: PostgreSQL does not search in numbers.
      return isPlain(value) && (fits === isText || !PARTS.has(name));
    };
    if (isPlain(comparison) || isList(comparison)) continue;
    if (!isRecord(comparison)) return { ok: false, key: field };
    const wrong = Object.entries(comparison).find(
      ([name, value]) => !COMPARISONS.has(name) || !agree(name, value),
    );
    if (wrong) return { ok: false, key: wrong[0] };
  }
  return { ok: true, where: filters };
};
