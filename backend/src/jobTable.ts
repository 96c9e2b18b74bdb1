import { type JobKind, jobKinds } from '@portal/domain';
import { eraseJob } from './api/account/eraseAccounts.ts';
import { numberJob } from './api/directory/changes/numberChanges.ts';
import { webhookBacklog } from './api/webhook/jobs.ts';
import { webhookJob } from './api/webhook/worker.ts';
import { linkJob } from './health/worker.ts';
import { type Backlog, type BacklogFigures, countBacklog, type Job, retryBacklog } from './jobs.ts';
import { emailBacklog, emailJob } from './mail/sendQueued.ts';
import { nudgeJob } from './moderation/nudge.ts';
import { eventBacklog, eventJob } from './moderation/pendingEvents.ts';
import { digestJob } from './notifications/digest.ts';
import { refundBacklog } from './payments/refunds.ts';
import { paymentJob } from './payments/work.ts';
import type { Strapi } from './registry.ts';

/** All background jobs, in the order in which they start and stop. */
export const jobs: readonly Job[] = [
  eraseJob,
  numberJob,
  eventJob,
  paymentJob,
  nudgeJob,
  digestJob,
  emailJob,
  webhookJob,
  linkJob,
];

/** What the System page and the metrics show. */
const backlogs: Record<JobKind, Backlog> = {
  emails: emailBacklog,
  refunds: refundBacklog,
  events: eventBacklog,
  webhooks: webhookBacklog,
};

export const readJobs = async (strapi: Strapi) => {
  const found: ({ kind: JobKind } & BacklogFigures)[] = [];
  for (const kind of jobKinds)
    found.push({ kind, ...(await countBacklog(strapi, backlogs[kind])) });
  return found;
};

export const retryJobs = (strapi: Strapi, kind: JobKind): Promise<number> =>
  retryBacklog(strapi, backlogs[kind]);
