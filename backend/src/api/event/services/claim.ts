import type { ListingStatus } from '@portal/domain';
import { genericTexts } from '@portal/domain';
import { inTransaction, type Sql } from '../../../database.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { latestEvent } from './events.ts';

type Uid = 'api::review.review' | 'api::special-offer.special-offer';

/** What the timeline calls the records of a table. */
export const timelineOf: Record<Uid, string> = {
  'api::review.review': 'reviews',
  'api::special-offer.special-offer': 'special-offers',
};

interface Decidable {
  id: number;
  status: ListingStatus | null;
  /** Null in rows that are older than versions. */
  version: number | null;
}

/** An id as it stands in an address; one that cannot be finds nothing. */
export const idOf = (given: unknown): number =>
  typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : -1;

/** The version the caller saw; `undefined` when none was sent. */
export const readVersion = (given: unknown): number | undefined => {
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'number' && Number.isInteger(given)) return given;
  throw invalid(genericTexts.notValid('Version'));
};

/**
 * Holds a review or an offer for one writer. Of all who saw the same version one gets through, the others are told what
 * was done meanwhile. Without a version only what still waits may be decided.
 */
export const claim = <Row extends Decidable, T>(
  strapi: Strapi,
  uid: Uid,
  { id, version, populate }: { id: number; version: number | undefined; populate: object },
  work: (row: Row, sql: Sql) => Promise<T>,
): Promise<T> =>
  inTransaction(strapi, async (sql) => {
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { id }, populate });
    if (!row) throw notFound();
    const known = row.version ?? 1;
    const open = version !== undefined || (row.status ?? 'PENDING') === 'PENDING';
    const table = strapi.getModel(uid).collectionName ?? '';
    const raised = open
      ? await sql(table)
          .where({ id })
          .whereRaw('coalesce(version, 1) = ?', [version ?? known])
          .update({ version: (version ?? known) + 1 })
      : 0;
    if (raised !== 1) {
      throw new Refusal('already-decided', {
        details: {
          latest: { event: await latestEvent(strapi, timelineOf[uid], id), version: known },
        },
      });
    }
    return work(row, sql);
  });
