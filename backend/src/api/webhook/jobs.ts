import { webhookLimits } from '@portal/domain';
import { inTransaction, type Sql } from '../../database.ts';
import type { Strapi } from '../../registry.ts';
import { type JobFigures, jobFigures } from '../../system/jobFigures.ts';
import { ATTEMPTS, DAY, DELIVERIES, ENDPOINTS, endWait } from './tables.ts';
import { wakeWebhookWorker } from './worker.ts';

/** Pending deliveries of enabled endpoints; those of disabled ones wait for an owner. */
const active = (sql: Sql) =>
  sql(DELIVERIES)
    .where({ state: 'pending' })
    .whereIn('endpoint_id', sql(ENDPOINTS).whereNull('disabled_at').select('id'));

export const countDeliveries = (strapi: Strapi): Promise<JobFigures> =>
  inTransaction(strapi, async (sql) => {
    const row = await active(sql)
      .count({ count: '*', failed: 'problem' })
      .min({ oldest: 'created_at' })
      .first();
    return jobFigures(row);
  });

/** Makes failed deliveries due now, and returns how many. Each is due once, however often this is called. */
export const retryDeliveries = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, async (sql, afterwards) => {
    afterwards(wakeWebhookWorker);
    await endWait(sql);
    return active(sql).whereNotNull('problem').update({ next: Date.now(), problem: null });
  });

/** Deletes deliveries that finished 30 days ago, and those of deleted endpoints. */
export const sweepDeliveries = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const old = () =>
      sql(DELIVERIES)
        .where('done_at', '<', Date.now() - webhookLimits.keptDays * DAY)
        .orWhereNotIn('endpoint_id', sql(ENDPOINTS).select('id'));
    await sql(ATTEMPTS).whereIn('delivery_id', old().select('id')).delete();
    await old().delete();
  });
