import type { Feature } from '../../base/feature.ts';
import { webhookApi } from './api.ts';
import { sweepDeliveries, webhookBacklog } from './jobs.ts';
import { webhookIndexes, webhookModels } from './tables.ts';
import { webhookJob } from './worker.ts';

export const webhookFeature: Feature = {
  models: webhookModels,
  apis: { webhook: webhookApi },
  indexes: () => webhookIndexes,
  jobs: [webhookJob],
  backlogs: { webhooks: webhookBacklog },
  sweep: sweepDeliveries,
};
