import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../database.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { LOCKS } from './tables.ts';

/** How long a lock outlives an instance that died on another machine. Shorter than the wait for a lock, so that a repeated call gets it. */
const LOCKED_FOR = 20_000;
const EXTENDED_EACH = 5_000;
const PATIENCE = 30_000;

const orNothing = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** Where process numbers mean the same: two containers may share a host name and number their processes alike. */
const host = [
  hostname(),
  orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  orNothing(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

/** A process: its machine, its number there, and one thing more, since numbers are used again. */
const me = { host, pid: process.pid, start: randomUUID() };
const owner = JSON.stringify(me);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether the process that took a lock is known to be gone, as after a crash and a restart. Of other machines nothing is known. */
const isGone = (taker: string | null): boolean => {
  if (taker === null || taker === owner) return false;
  const { host: machine, pid }: typeof me = JSON.parse(taker);
  return machine === host && (pid === me.pid || !isRunning(pid));
};

/** The row of the lock that work goes on under. */
const held = new AsyncLocalStorage<number>();

const take = (strapi: Strapi, key: string): Promise<number | undefined> =>
  inTransaction(strapi, async (sql) => {
    const now = Date.now();
    const before = await sql(LOCKS).where({ key }).first();
    if (before && (Number(before.until) < now || isGone(before.owner)))
      await sql(LOCKS).where({ id: before.id, until: before.until }).delete();
    const [taken] = await sql(LOCKS)
      .insert({ key, until: now + LOCKED_FOR, owner })
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
  throw new Refusal('payment-timeout');
};

/** Over all servers, by a row in the database. */
const lockedRow = async <T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + PATIENCE;
  let id = await take(strapi, key);
  while (id === undefined) {
    if (Date.now() > deadline) throw new Refusal('payment-running');
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
