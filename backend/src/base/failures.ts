import { isDatabaseAway } from './databaseAway.ts';
import { type JobName, putOff } from './jobs.ts';
import { nextTurn } from './nextTurn.ts';
import type { Strapi } from './registry.ts';
import { inLanguage, m } from './texts.ts';

/** Failures of a worker, task or item in a row until the owners are notified: one may be a lost connection. */
const ENOUGH = 3;

/** What may fail: a background job, or a task by the clock. */
type Job = JobName | 'cleanup';

/** More about a failure. */
type Cause = () => string;

type Tell = (strapi: Strapi, job: Job, cause?: Cause) => Promise<void>;

let tell: Tell = async () => undefined;

/** Sets how the owners are told of a failed job. It must not throw. */
export const tellOfFailedJobs = (how: Tell): void => {
  tell = how;
};

/** Tells the owners that a job failed. Never throws. */
export const notifyOfFailedJob: Tell = (...failure) => tell(...failure);

/** What a worker does with the error of a run. */
export const workerFailed =
  (strapi: Strapi, job: Job) =>
  async (error: unknown, inARow: number): Promise<void> => {
    strapi.log.error(error);
    if (inARow === ENOUGH) await notifyOfFailedJob(strapi, job);
  };

/** Failures in a row on this server, by job and item. */
const failuresInARow = new Map<string, number>();

/**
 * Runs the work of one item, such as one account, and returns whether it succeeded. The caller retries it later: the owners are
 * notified when it fails for the third time in a row. Never throws.
 *
 * @param item Null if the job has no items.
 */
export const tryItem = async (
  strapi: Strapi,
  job: Job,
  item: string | number | null,
  work: () => Promise<unknown>,
  cause?: Cause,
): Promise<boolean> => {
  const key = `${job}/${item}`;
  try {
    await work();
    failuresInARow.delete(key);
    return true;
  } catch (error) {
    const title = inLanguage('en', () => m.job_failed({ job }));
    const line = `${title} (${item}): ${error instanceof Error ? error.stack : error}`;
    strapi.log.error(item === null || isDatabaseAway(error) ? error : line);
    const inARow = (failuresInARow.get(key) ?? 0) + 1;
    failuresInARow.set(key, inARow);
    if (inARow === ENOUGH) await notifyOfFailedJob(strapi, job, cause);
    return false;
  }
};

interface RowJob<Row> {
  name: JobName;
  table: string;
  /** The row that is done next. */
  due(strapi: Strapi): Promise<Row | undefined>;
  work(strapi: Strapi, row: Row): Promise<unknown>;
  /** Milliseconds until a row that failed is tried again. The others do not wait for it. */
  retryAfter: number;
  /** What the owners are told of a row that fails. */
  cause?: (row: Row) => string;
}

/** The work of a job that does one row after another, until none is due or the server stops. */
export const rowByRow =
  <Row extends { id: number }>({ name, table, due, work, retryAfter, cause }: RowJob<Row>) =>
  async (strapi: Strapi, stopping: AbortSignal): Promise<undefined> => {
    while (!stopping.aborted) {
      await nextTurn();
      const row = await due(strapi);
      if (!row) return;
      const why: Cause | undefined = cause && (() => cause(row));
      const done = await tryItem(strapi, name, row.id, () => work(strapi, row), why);
      if (!done && !stopping.aborted) await putOff(strapi, table, row, retryAfter);
    }
  };
