import { type JobKind, jobKinds } from '@portal/domain';
import { countEmails, retryEmails } from '../../mail/sendQueued.ts';
import { countPendingEvents, retryEvents } from '../../moderation/pendingEvents.ts';
import { countRefunds, retryRefunds } from '../../payments/refunds.ts';
import type { Strapi } from '../../registry.ts';
import type { JobFigures } from '../../system/jobFigures.ts';
import { countDeliveries, retryDeliveries } from '../webhook/jobs.ts';

interface Job {
  count(strapi: Strapi): Promise<JobFigures>;
  /** Makes failed jobs due now, and returns how many. */
  retry(strapi: Strapi): Promise<number>;
}

const jobs: Record<JobKind, Job> = {
  emails: { count: countEmails, retry: retryEmails },
  refunds: { count: countRefunds, retry: retryRefunds },
  events: { count: countPendingEvents, retry: retryEvents },
  webhooks: { count: countDeliveries, retry: retryDeliveries },
};

export const readJobs = async (strapi: Strapi) => {
  const found: ({ kind: JobKind } & JobFigures)[] = [];
  for (const kind of jobKinds) found.push({ kind, ...(await jobs[kind].count(strapi)) });
  return found;
};

export const retryJobs = (strapi: Strapi, kind: JobKind): Promise<number> =>
  jobs[kind].retry(strapi);
