import { webhookLimits } from '@portal/domain';
import { inTransaction } from '../../base/database.ts';
import type { Backlog } from '../../base/jobs.ts';
import { nextTurn } from '../../base/nextTurn.ts';
import type { Strapi } from '../../base/registry.ts';
import { ATTEMPTS, DAY, DELIVERIES, ENDPOINTS, endWait } from './tables.ts';

/** Pending deliveries of enabled endpoints; those of disabled ones wait for an owner. */
export const webhookBacklog: Backlog = {
  job: 'webhooks',
  rows: (sql) =>
    sql(DELIVERIES)
      .where({ state: 'pending' })
      .whereIn('endpoint_id', sql(ENDPOINTS).whereNull('disabled_at').select('id')),
  created: 'created_at',
  beforeRetry: (sql) => endWait(sql),
};

/** Deliveries that a transaction deletes. */
const SWEPT_AT_ONCE = 500;

const sweepSome = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, async (sql) => {
    const until = Date.now() - webhookLimits.keptDays * DAY;
    const old = sql(DELIVERIES).where('done_at', '<', until).limit(SWEPT_AT_ONCE).forUpdate();
    const ids: number[] = (await old.select('id')).map(({ id }) => id);
    await sql(ATTEMPTS).whereIn('delivery_id', ids).delete();
    return sql(DELIVERIES).whereIn('id', ids).delete();
  });

/** Deletes deliveries that finished 30 days ago. */
export const sweepDeliveries = async (strapi: Strapi): Promise<void> => {
  while ((await sweepSome(strapi)) === SWEPT_AT_ONCE) await nextTurn();
};
