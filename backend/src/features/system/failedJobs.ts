import { inTransaction } from '../../base/database.ts';
import { isDatabaseAway } from '../../base/databaseAway.ts';
import { type JobName, putOff } from '../../base/jobs.ts';
import { claimTime } from '../../base/lastTimes.ts';
import { messagesIn } from '../../base/messages.ts';
import { nextTurn } from '../../base/nextTurn.ts';
import type { Strapi } from '../../base/registry.ts';
import type { Texts } from '../mail/content.ts';
import { notify } from '../notifications/notify.ts';
import { staffWho } from '../notifications/recipients.ts';

const DAY = 24 * 3_600_000;
/** Failures of a worker, task or item in a row until the owners are notified: one may be a lost connection. */
const ENOUGH = 3;

/** What may fail: a background job, or a task by the clock. */
type Job = JobName | 'cleanup';

/** More about a failure. */
type Cause = (texts: Texts) => string;

/** Tells the owners that a job failed: at most once a day for each kind, for all servers. Never throws. */
export const notifyOfFailedJob = async (
  strapi: Strapi,
  job: Job,
  cause: Cause = ({ m }) => m.job_tried_again(),
): Promise<void> => {
  const now = Date.now();
  const tell = () =>
    inTransaction(strapi, async () => {
      if (!(await claimTime(strapi, `job-failed:${job}`, now - DAY))) return;
      await notify(strapi, {
        kind: 'job-failed',
        about: `jobs/${job}`,
        event: now,
        path: '/system',
        to: await staffWho(strapi, 'system.manage'),
        words: (texts) => ({ title: texts.m.job_failed({ job }), text: cause(texts) }),
      });
    });
  await tell().catch((error: unknown) => strapi.log.error(error));
};

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
    const title = messagesIn('en').job_failed({ job });
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
  cause?: (row: Row, texts: Texts) => string;
}

/** The work of a job that does one row after another, until none is due or the server stops. */
export const rowByRow =
  <Row extends { id: number }>({ name, table, due, work, retryAfter, cause }: RowJob<Row>) =>
  async (strapi: Strapi, stopping: AbortSignal): Promise<undefined> => {
    while (!stopping.aborted) {
      await nextTurn();
      const row = await due(strapi);
      if (!row) return;
      const why: Cause | undefined = cause && ((texts) => cause(row, texts));
      const done = await tryItem(strapi, name, row.id, () => work(strapi, row), why);
      if (!done && !stopping.aborted) await putOff(strapi, table, row, retryAfter);
    }
  };
