import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../database.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { LOCKS } from './tables.ts';

/** Longer than any call to the provider may take: a lock of a server that died opens by itself. */
const LOCKED_FOR = 60_000;
/** Work of several calls takes longer than that. */
const EXTENDED_EACH = 20_000;
const PATIENCE = 30_000;

/** The row of the lock that work goes on under. */
const held = new AsyncLocalStorage<number>();

const take = (strapi: Strapi, key: string): Promise<number | undefined> =>
  inTransaction(strapi, async (sql) => {
    const now = Date.now();
    await sql(LOCKS).where({ key }).where('until', '<', now).delete();
    const [taken] = await sql(LOCKS)
      .insert({ key, until: now + LOCKED_FOR })
      .onConflict('key')
      .ignore()
      .returning('id');
    return taken?.id;
  });

const extend = (strapi: Strapi, id: number): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(LOCKS)
      .where({ id })
      .update({ until: Date.now() + LOCKED_FOR }),
  );

/** Before each call to the provider: whoever was away so long that somebody else took over charges nobody. */
export const keepLock = async (strapi: Strapi): Promise<void> => {
  const id = held.getStore();
  if (id === undefined || (await extend(strapi, id)) === 1) return;
  throw new Refusal(503, 'This took too long. Please try again in a moment.');
};

/** Over all servers, by a row in the database. */
const lockedRow = async <T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + PATIENCE;
  let id = await take(strapi, key);
  while (id === undefined) {
    if (Date.now() > deadline)
      throw new Refusal(409, 'Something else is being paid. Please try again.');
    await wait(50);
    id = await take(strapi, key);
  }
  const row = id;
  const timer = setInterval(() => {
    extend(strapi, row).catch((error: unknown) =>
      strapi.log.error(`A lock was not extended: ${error}`),
    );
  }, EXTENDED_EACH);
  timer.unref();
  try {
    return await held.run(row, work);
  } finally {
    clearInterval(timer);
    await inTransaction(strapi, (sql) => sql(LOCKS).where({ id: row }).delete());
  }
};

const last = new Map<string, Promise<unknown>>();

/**
 * One at a time for each account, in the order they came. Not a transaction: what is done inside waits for the provider,
 * and on SQLite a transaction would keep everybody else waiting with it.
 */
export const locked = <T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (last.get(key) ?? Promise.resolve()).then(() => lockedRow(strapi, key, work));
  const quiet = mine.catch(() => undefined);
  last.set(key, quiet);
  void quiet.then(() => last.get(key) === quiet && last.delete(key));
  return mine;
};
