import { openDatabase } from './database.ts';
import type { Backend } from './startBackend.ts';

export const check = (fact: boolean, what: string): void => {
  if (!fact) throw new Error(what);
};

export const key = (name: string) => ({ 'idempotency-key': name });

export const integrityOf = async (backend: Backend): Promise<unknown> => {
  const sql = openDatabase(backend);
  const [found] = await sql.raw('pragma integrity_check');
  await sql.destroy();
  return found?.integrity_check;
};

export const namesIn = async (backend: Backend): Promise<string[]> => {
  const sql = openDatabase(backend);
  const rows: { name: string }[] = await sql('apps').select('name');
  await sql.destroy();
  return rows.map(({ name }) => name);
};

/** Each save writes one of these beside the listing. */
export const eventsIn = async (backend: Backend): Promise<number> => {
  const sql = openDatabase(backend);
  const [row] = await sql('events').count({ count: '*' });
  await sql.destroy();
  return Number(row?.count);
};
