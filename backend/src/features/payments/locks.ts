import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { LOCKS } from './tables.ts';

/** How long a lock outlives an instance that died on another machine, in milliseconds. Shorter than PATIENCE, so that a repeated call gets it. */
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

/** Identifies the process namespace: two containers may share a host name and use the same process ids. */
const host = [
  hostname(),
  orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  orNothing(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

/** This process. Process ids are reused, so it has an id of its own as well. */
const me = { host, pid: process.pid, start: randomUUID() };
const owner = JSON.stringify(me);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether the process that holds a lock is known to have ended. Processes on other machines are not. */
const isGone = (taker: string | null): boolean => {
  if (taker === null || taker === owner) return false;
  const { host: machine, pid }: typeof me = JSON.parse(taker);
  return machine === host && (pid === me.pid || !isRunning(pid));
};

/** Id of the lock held by the current work. */
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

/** Called before each call to the provider. Throws if the lock expired and another instance took it. */
export const keepLock = async (strapi: Strapi): Promise<void> => {
  const id = held.getStore();
  if (id === undefined || (await extend(strapi, id)) === 1) return;
  throw new HttpError('payment-timeout');
};

/** Locks across all servers by a row in the database. */
const lockedRow = async <T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + PATIENCE;
  let id = await take(strapi, key);
  while (id === undefined) {
    if (Date.now() > deadline) throw new HttpError('payment-running');
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
 * Runs work one at a time per key, in order. Not in a transaction: the work waits for the provider, and on SQLite a
 * transaction would block all other calls.
 */
export const locked = <T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (last.get(key) ?? Promise.resolve()).then(() => lockedRow(strapi, key, work));
  const quiet = mine.catch(() => undefined);
  last.set(key, quiet);
  void quiet.then(() => last.get(key) === quiet && last.delete(key));
  return mine;
};
