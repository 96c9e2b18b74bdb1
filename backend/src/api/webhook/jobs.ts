import { webhookLimits } from '@portal/domain';
import { inTransaction, type Sql } from '../../database.ts';
import { wake } from '../../jobs.ts';
import { nextTurn } from '../../nextTurn.ts';
import type { Strapi } from '../../registry.ts';
import { type JobFigures, jobFigures } from '../../system/jobFigures.ts';
import { ATTEMPTS, DAY, DELIVERIES, ENDPOINTS, endWait } from './tables.ts';

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
    afterwards(() => wake('webhooks'));
    await endWait(sql);
    return active(sql).whereNotNull('problem').update({ next: Date.now(), problem: null });
  });

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
