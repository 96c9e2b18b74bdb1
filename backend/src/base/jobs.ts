import { type JobKind, jobKinds } from '@portal/domain';
import type { Knex } from 'knex';
import { inTransaction, type Sql } from './database.ts';
import type { Strapi } from './registry.ts';
import { startWorker, type Worker } from './worker.ts';

/* The kernel of background jobs, which knows no feature. */

/** In the log, in metrics and in what the owners are told. */
export type JobName =
  | 'changes'
  | 'daily-emails'
  | 'emails'
  | 'erasing'
  | 'events'
  | 'imports'
  | 'late-reviews'
  | 'links'
  | 'payments'
  | 'searches'
  | 'webhooks';

export interface Job {
  name: JobName;
  /** Whether this installation has it. Default: yes. */
  has?: boolean;
  /** Part of the start, before any job runs. Default: nothing. */
  prepare?(strapi: Strapi): Promise<unknown>;
  /** Does what is due, and returns the milliseconds until the next time; default: a minute. The signal aborts when the server stops. */
  work(strapi: Strapi, stopping: AbortSignal): Promise<number | undefined>;
  /** Resolves once what `work` left in progress has ended. Default: nothing is. */
  ended?(): Promise<unknown>;
}

const workers = new Map<JobName, Worker>();

/** Does what is due now instead of within a minute. */
export const wake = (name: JobName): void => workers.get(name)?.wake();

/** @param failed What is done with the error of a run, and how many failed in a row. */
export const startJobs = async (
  strapi: Strapi,
  jobs: readonly Job[],
  failed: (strapi: Strapi, name: JobName) => Parameters<typeof startWorker>[2],
): Promise<void> => {
  const own = jobs.filter(({ has = true }) => has);
  for (const job of own) await job.prepare?.(strapi);
  for (const { name, work } of own) {
    const run = (stopping: AbortSignal) => work(strapi, stopping);
    workers.set(name, startWorker(name, run, failed(strapi, name)));
  }
};

/** Stops the jobs in this order, each once its present work has ended. */
export const stopJobs = async (jobs: readonly Job[]): Promise<void> => {
  for (const { name, ended } of jobs) {
    await workers.get(name)?.stop();
    await ended?.();
  }
};

/** Milliseconds to wait after a failed try: `first`, doubled each time, at most `longest`. */
export const waitAfter = (tries: number, first: number, longest: number): number =>
  Math.min(first * 2 ** Math.min(tries - 1, 20), longest);

/**
 * The rows of a table whose time `next`, in milliseconds since 1970, has come.
 *
 * @param line Columns: no row is due while an earlier one with the same values waits; those with others overtake it.
 * @param waits SQL for the rows that wait.
 */
export const dueRows = (
  sql: Knex,
  table: string,
  line: readonly string[] = [],
  waits = 'true',
): Knex.QueryBuilder => {
  const due = sql(`${table} as due`).where('next', '<=', Date.now()).whereRaw(waits);
  if (line.length === 0) return due;
  const same = line.map((column) => `earlier.${column} = due.${column}`).join(' and ');
  const earlier = `select 1 from ${table} as earlier where ${same} and earlier.id < due.id`;
  return due.whereRaw(`not exists (${earlier} and ${waits})`);
};

/** Milliseconds until the next of these rows is due; infinite without any. */
export const untilNext = async (rows: Knex.QueryBuilder): Promise<number> => {
  const row = await rows.min({ next: 'next' }).first();
  // PostgreSQL returns large numbers as text.
  return row?.next == null ? Number.POSITIVE_INFINITY : Math.max(Number(row.next) - Date.now(), 0);
};

interface Tried {
  id: number;
  /** Time of the next attempt. Set ahead during an attempt, in case the server stops. */
  next: number | string;
  tries: number;
}

/**
 * Claims a row for some milliseconds, by one conditional statement, and returns it as it is then; null if another server was
 * first.
 *
 * @param more What else changes.
 */
export const claim = async <R extends Tried>(
  rows: Knex.QueryBuilder,
  row: R,
  lease: number,
  more?: Partial<R>,
): Promise<R | null> => {
  const { id, next, tries } = row;
  const change = { next: Date.now() + lease, tries: tries + 1, problem: null, ...more };
  return (await rows.where({ id, next, tries }).update(change)) === 1
    ? { ...row, ...change }
    : null;
};

/** A claimed row, unless its lease ended and another server has claimed it since. */
export const held = (
  rows: Knex.QueryBuilder,
  { id, tries }: Pick<Tried, 'id' | 'tries'>,
): Knex.QueryBuilder => rows.where({ id, tries });

/** Makes a row that no server claims due some milliseconds from now. */
export const putOff = (
  strapi: Strapi,
  table: string,
  { id }: { id: number },
  wait: number,
): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(table)
      .where({ id })
      .update({ next: Date.now() + wait }),
  );

/** What a job has not done yet. */
export interface Backlog {
  job: JobName;
  rows(sql: Sql): Knex.QueryBuilder;
  /** SQL for when a row was made. */
  created: string;
  /** SQL for those that failed and wait for another attempt, with its values. Default: those with a `problem`. */
  failed?(): readonly [condition: string, ...values: number[]];
  /** Makes one that failed due now. It then counts as failed no more, so that of two calls at once one retries it. */
  again?(): Record<string, number | null>;
  /** Part of a retry. */
  beforeRetry?(sql: Sql): Promise<unknown>;
  /** Why the latest failed. Default: that is not shown. */
  problem?(sql: Sql): Promise<string | null>;
}

const hasProblem = () => ['problem is not null'] as const;

export interface BacklogFigures {
  waiting: number;
  /** Failed at least once, and waiting for another attempt. */
  failed: number;
  /** Instant of the oldest. */
  oldest: string | null;
  /** Why the latest failed, as a code of the mail server; null for other kinds. */
  problem: string | null;
}

const countBacklog = (
  strapi: Strapi,
  { rows, created, failed = hasProblem, problem }: Backlog,
): Promise<BacklogFigures> =>
  inTransaction(strapi, async (sql) => {
    const [condition, ...values] = failed();
    const counted = `count(*) as n, count(case when ${condition} then 1 end) as failed`;
    const row = await rows(sql).first(sql.raw(`${counted}, min(${created}) as oldest`, values));
    const { oldest } = row;
    const at = oldest instanceof Date ? oldest : new Date(Number(oldest));
    return {
      waiting: Number(row.n) - Number(row.failed),
      failed: Number(row.failed),
      oldest: oldest === null ? null : at.toISOString(),
      problem: (await problem?.(sql)) ?? null,
    };
  });

/** Makes those due now that failed, and returns how many. */
const retryBacklog = (
  strapi: Strapi,
  {
    job,
    rows,
    beforeRetry,
    failed = hasProblem,
    again = () => ({ next: Date.now(), problem: null }),
  }: Backlog,
): Promise<number> =>
  inTransaction(strapi, async (sql, afterwards) => {
    afterwards(() => wake(job));
    await beforeRetry?.(sql);
    const [condition, ...values] = failed();
    return rows(sql).whereRaw(condition, values).update(again());
  });

const backlogs = new Map<string, Backlog>();

/** Adds what the System page and the metrics show, by kind. */
export const addBacklogs = (own: Readonly<Partial<Record<JobKind, Backlog>>>): void => {
  for (const [kind, backlog] of Object.entries(own)) backlogs.set(kind, backlog);
};

const backlogOf = (kind: JobKind): Backlog => {
  const backlog = backlogs.get(kind);
  if (!backlog) throw new Error(`No feature has a backlog of ${kind}.`);
  return backlog;
};

/** The figures of all kinds. */
export const readJobs = async (strapi: Strapi) => {
  const found: ({ kind: JobKind } & BacklogFigures)[] = [];
  for (const kind of jobKinds)
    found.push({ kind, ...(await countBacklog(strapi, backlogOf(kind))) });
  return found;
};

export const retryJobs = (strapi: Strapi, kind: JobKind): Promise<number> =>
  retryBacklog(strapi, backlogOf(kind));
