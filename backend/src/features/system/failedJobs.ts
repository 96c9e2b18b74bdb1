import { inTransaction } from '../../base/database.ts';
import type { notifyOfFailedJob } from '../../base/failures.ts';
import { claimTime } from '../../base/lastTimes.ts';
import { m } from '../../base/texts.ts';
import { notify, staffWho } from '../notifications/index.ts';

const DAY = 24 * 3_600_000;

/** Tells the owners that a job failed: at most once a day for each kind, for all servers. Never throws. */
export const notifyOwners: typeof notifyOfFailedJob = async (
  strapi,
  job,
  cause = m.job_tried_again,
) => {
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
        words: () => ({ title: m.job_failed({ job }), text: cause() }),
      });
    });
  await tell().catch((error: unknown) => strapi.log.error(error));
};
