import { type JobKind, jobKinds } from '@portal/domain';
import {
  type Backlog,
  type BacklogFigures,
  countBacklog,
  type Job,
  retryBacklog,
} from './base/jobs.ts';
import type { Strapi } from './base/registry.ts';
import { eraseJob } from './features/account/eraseAccounts.ts';
import { numberJob } from './features/directory/changes/numberChanges.ts';
import { linkJob } from './features/links/worker.ts';
import { emailBacklog, emailJob } from './features/mail/sendQueued.ts';
import { eventBacklog, eventJob } from './features/moderation/pendingEvents.ts';
import { digestJob } from './features/notifications/digest.ts';
import { refundBacklog } from './features/payments/refunds.ts';
import { paymentJob } from './features/payments/work.ts';
import { nudgeJob } from './features/queue/nudge.ts';
import { webhookBacklog } from './features/webhook/jobs.ts';
import { webhookJob } from './features/webhook/worker.ts';

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
