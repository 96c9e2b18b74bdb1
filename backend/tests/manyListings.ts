import { compareNames } from '@portal/domain';
import { expect } from 'vitest';
import { anApp, type Caller, signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase } from './startBackend.ts';

/* Lists with hundreds of rows, written to the tables as fast as the database allows. */

export const ROWS = 200;
export let backend: Backend;
export let admin: Caller;
export let vendor: Caller;

/** SQLite stores instants as numbers. */
export const instant = (time: number) => (backend.databaseUrl ? new Date(time) : time);

const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.map(({ name }) => String(name)) : [];

interface List {
  names: string[];
  ids: number[];
  total: number;
}

export const list = async (
  query: string,
  { path = '/apps', caller = admin } = {},
): Promise<List> => {
  const response = await caller.get(`${path}?${query}`);
  expect(response.text).toMatch(/^{"data":\[/);
  const data = response.at('data');
  return {
    names: texts(data),
    ids: Array.isArray(data) ? data.map(({ id }) => Number(id)) : [],
    total: Number(response.at('meta.pagination.total')),
  };
};

export const search = (words: string, query = '', more = {}) =>
  list(`_q=${encodeURIComponent(words)}&pagination[pageSize]=100${query}`, more);

/** Every page, one after another. */
export const pagesOf = async (query: string, path?: string): Promise<List[]> => {
  const page = (n: number) =>
    list(`${query}&pagination[pageSize]=45&pagination[page]=${n}`, path ? { path } : {});
  const first = await page(1);
  const pages = [first];
  for (let n = 2; n <= Math.ceil(first.total / 45); n += 1) pages.push(await page(n));
  return pages;
};

export const create = async (change: Record<string, unknown>): Promise<number> => {
  const response = await vendor.post('/apps', anApp(change));
  const id = Number(response.at('data.id'));
  await admin.patch(`/apps/${id}`, { data: { status: 'APPROVED', version: 1 } });
  return id;
};

/** Starts the backend, signs in and writes the rows. */
export const writeMany = async (): Promise<void> => {
  backend = await sharedBackend();
  admin = await signIn(backend.url, 'admin');
  vendor = await signIn(backend.url, 'vendor');
  await create({ name: 'Airborne Zeppelin' });
  await inDatabase(backend, async (sql) => {
    const [model] = await sql('apps').where({ status: 'APPROVED' }).orderBy('id').limit(1);
    const accounts: number[] = await sql('accounts').orderBy('id').limit(5).pluck('id');
    const [industry] = await sql('industries').orderBy('id').limit(1);
    const { id: _, ...columns } = model;
    for (let n = 0; n < ROWS; n += 1) {
      const status = n % 10 === 0 ? 'PENDING' : n % 10 === 1 ? 'DECLINED' : 'APPROVED';
      const row = {
        ...columns,
        status,
        document_id: `many${n}`,
        slug: `many-${n}`,
        name: `${n % 2 ? 'Many' : 'many'} ${(n * 7919) % ROWS}`,
        summary: 'One of a multitude',
        account_id: accounts[n % accounts.length],
        draft: n % 20 === 0,
        // Three rows at a time are equal.
        updated_at: instant(Date.UTC(2026, 0, 1 + Math.floor(n / 3))),
      };
      const [made] = await sql('apps').insert(row).returning('id');
      if (n % 4 === 0)
        await sql('apps_industries_lnk').insert({ app_id: made.id, industry_id: industry.id });
    }
  });
};

/** Whether it is the name of one of them. */
export const isMany = (name: string) => name.toLowerCase().startsWith('many');

export interface Row {
  id: number | string;
  [column: string]: unknown;
}

/** Ids by a column, equal ones by id. */
export const inOrder = (rows: readonly Row[], column: string): number[] =>
  rows
    .toSorted((a, b) => {
      const [first, second] = [a[column], b[column]];
      const order =
        column === 'name'
          ? compareNames(String(first), String(second))
          : Number(first) - Number(second);
      return order || Number(a.id) - Number(b.id);
    })
    .map(({ id }) => Number(id));
