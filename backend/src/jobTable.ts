import { eraseJob } from './api/account/eraseAccounts.ts';
import { numberJob } from './api/directory/changes/numberChanges.ts';
import { webhookJob } from './api/webhook/worker.ts';
import { linkJob } from './health/worker.ts';
import type { Job } from './jobs.ts';
import { emailJob } from './mail/sendQueued.ts';
import { nudgeJob } from './moderation/nudge.ts';
import { eventJob } from './moderation/pendingEvents.ts';
import { paymentJob } from './payments/work.ts';

/** All background jobs, in the order in which they start and stop. */
export const jobs: readonly Job[] = [
  eraseJob,
  numberJob,
  eventJob,
  paymentJob,
  nudgeJob,
  emailJob,
  webhookJob,
  linkJob,
];
