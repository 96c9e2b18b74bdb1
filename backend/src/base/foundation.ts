import type { Feature } from './feature.ts';
import { idempotencyModel, sweepIdempotencyKeys } from './idempotency.ts';
import { lastTimesModel } from './lastTimes.ts';
import { leasesModel } from './lease.ts';
import { callCountsModel, emptyFormerCounts, sweepCalls } from './limits.ts';

/** What features build on, with tables of its own. */
export const foundation: Feature = {
  models: [idempotencyModel, callCountsModel, lastTimesModel, leasesModel],
  register(strapi) {
    strapi.get('cron').add({
      // At once, because those of views are about visitors.
      sweepCalls: { task: () => sweepCalls(strapi), options: { rule: '0 * * * * *' } },
    });
  },
  async start(strapi) {
    await sweepCalls(strapi);
    await emptyFormerCounts(strapi);
  },
  sweep: sweepIdempotencyKeys,
};
