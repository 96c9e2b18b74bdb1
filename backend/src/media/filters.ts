import { isRecord } from '../body.ts';

const FIELDS = new Set([
  'id',
  'name',
  'mime',
  'ext',
  'hash',
  'url',
  'width',
  'height',
  'size',
  'createdAt',
  'updatedAt',
]);
const COMPARISONS = new Set([
  '$eq',
  '$eqi',
  '$ne',
  '$in',
  '$notIn',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
  '$contains',
  '$containsi',
  '$startsWith',
  '$endsWith',
]);

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

export type ReadFilters = { ok: true; where: Record<string, unknown> } | { ok: false; key: string };

/** A filter names fields of a picture and compares them; its owner and its relations cannot be asked about. */
export const readMediaFilters = (filters: unknown): ReadFilters => {
  if (filters === undefined) return { ok: true, where: {} };
  if (!isRecord(filters)) return { ok: false, key: 'filters' };
  for (const [field, comparison] of Object.entries(filters)) {
    if (!FIELDS.has(field)) return { ok: false, key: field };
    if (isPlain(comparison)) continue;
    if (!isRecord(comparison)) return { ok: false, key: field };
    const wrong = Object.entries(comparison).find(
      ([name, value]) => !COMPARISONS.has(name) || !isPlain(value),
    );
    if (wrong) return { ok: false, key: wrong[0] };
  }
  return { ok: true, where: filters };
};
