import { inTransaction } from '../database.ts';
import { notify } from '../notifications/notify.ts';
import { staffWho } from '../notifications/recipients.ts';
import type { Strapi } from '../registry.ts';
import { claimTime } from './lastTimes.ts';

const DAY = 24 * 3_600_000;
/** Failures of a worker, task or item in a row until the owners are notified: one may be a lost connection. */
const ENOUGH = 3;

const titles = {
  emails: 'An email could not be sent',
  events: 'Some notifications or refunds are delayed',
  links: 'Link checks failed',
  payments: 'Payments could not be checked',
  erasing: 'An account could not be erased',
  webhooks: 'Webhooks could not be sent',
  changes: 'Webhooks and copies of the directory are delayed',
  'late-reviews': 'Reminders of long waits could not be sent',
  'daily-emails': 'Daily emails could not be sent',
  cleanup: 'The hourly cleanup failed',
};

type Job = keyof typeof titles;

/** Tells the owners that a job failed: at most once a day for each kind, for all servers. Never throws. */
export const notifyOfFailedJob = async (
  strapi: Strapi,
  job: Job,
  text = 'It is tried again. The log of the server has the reason.',
): Promise<void> => {
  const now = Date.now();
  const tell = () =>
    inTransaction(strapi, async () => {
      if (!(await claimTime(strapi, `job-failed:${job}`, now - DAY))) return;
      await notify(strapi, {
        ...{ kind: 'job-failed', about: `jobs/${job}`, event: now, path: '/system' },
        ...{ to: await staffWho(strapi, 'system.manage'), title: titles[job], text },
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

/** Failures in a row of items on this server, by job and item. */
const itemFailures = new Map<string, number>();

/**
 * Runs the work of one item, such as one account, and returns whether it succeeded. The caller retries it later: the owners are
 * notified when it fails for the third time in a row. Never throws.
 */
export const tryItem = async (
  strapi: Strapi,
  job: Job,
  item: string | number,
  work: () => Promise<unknown>,
  text?: string,
): Promise<boolean> => {
  const key = `${job}/${item}`;
  try {
    await work();
    itemFailures.delete(key);
    return true;
  } catch (error) {
    strapi.log.error(`${titles[job]} (${item}): ${error instanceof Error ? error.stack : error}`);
    const inARow = (itemFailures.get(key) ?? 0) + 1;
    itemFailures.set(key, inARow);
    if (inARow === ENOUGH) await notifyOfFailedJob(strapi, job, text);
    return false;
  }
};

/** A task by the clock that tells the owners when it fails as often in a row. */
export const watchedTask = (strapi: Strapi, job: Job, task: () => Promise<unknown>) => {
  const failed = workerFailed(strapi, job);
  let inARow = 0;
  return async () => {
    try {
      await task();
      inARow = 0;
    } catch (error) {
      inARow += 1;
      await failed(error, inARow);
    }
  };
};
