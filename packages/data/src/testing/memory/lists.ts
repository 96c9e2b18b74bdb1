import { ok, type Reply } from './http.ts';

type Row = Readonly<Record<string, unknown>>;

function numberOf(query: URLSearchParams, name: string, fallback: number): number {
  const value = Number(query.get(`pagination[${name}]`) ?? fallback);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''));
}

/** The values a path leads to; a relation to many has several. */
function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path));
  const [field, ...rest] = path;
  if (field === undefined) return [String(value ?? '')];
  if (typeof value !== 'object' || value === null) return [''];
  return valuesAt(new Map<string, unknown>(Object.entries(value)).get(field), rest);
}

export function passes(row: Row, query: URLSearchParams): boolean {
  for (const [name, wanted] of query) {
    const [, path, operator] = /^filters((?:\[\w+\])+)\[\$(\w+)\]/.exec(name) ?? [];
    if (path === undefined) continue;
    const values = valuesAt(row, path.slice(1, -1).split(']['));
    if (operator === 'eq' && !values.includes(wanted)) return false;
    if (operator === 'ne' && values.includes(wanted)) return false;
    const holds = (value: string) => value.toLowerCase().includes(wanted.toLowerCase());
    if (operator === 'containsi' && !values.some(holds)) return false;
  }
  return true;
}

/** Filters, sorts and cuts rows as the list query asks; `searched` are the fields free text looks in. */
export function listed(
  rows: readonly Row[],
  query: URLSearchParams,
  searched: (row: Row) => readonly unknown[],
): Reply {
  const wanted = (query.get('_q') ?? '').trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      passes(row, query) &&
      searched(row).some((text) =>
        String(text ?? '')
          .toLowerCase()
          .includes(wanted),
      ),
  );
  const [field = '', direction] = (query.get('sort') ?? '').split(':');
  if (field) found.sort((a, b) => compare(a[field], b[field]) * (direction === 'desc' ? -1 : 1));

  const page = numberOf(query, 'page', 1);
  const pageSize = Math.min(numberOf(query, 'pageSize', 10), 100);
  const total = found.length;
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
  return ok({ data: found.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } });
}
