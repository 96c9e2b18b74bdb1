import {
  type Collection,
  collections,
  type ListingValues,
  type Submission,
  withoutReplies,
} from '@portal/domain';
import { inTransaction, type Sql } from '../../database.ts';
import type { Strapi } from '../../registry.ts';
import { movesOf } from './moves.ts';
import { kinds, type ListingRow } from './rows.ts';

/*
 * A listing that is moved to another account takes its content, published reviews and offers, and statistics along. What the
 * former vendor and staff wrote to each other stays with the time of that vendor: readers compare with `account_since`.
 */

/** Notes the move, and removes the former vendor's replies to reviews that are not published. */
export const changeAccount = async (
  sql: Sql,
  type: Collection,
  id: number,
  from: number | null,
): Promise<void> => {
  if (from === null) return;
  await sql(type).where({ id }).update({ account_since: new Date() });
  await sql('reviews')
    .where({ [`${kinds[type].single}_id`]: id })
    .whereNotNull('reply_status')
    .update({
      ...{ reply_proposal: null, reply_status: null, reply_note: null },
      reply_version: sql.raw('coalesce(reply_version, 0) + 1'),
    });
};

/** The submission of a row as an account gets it: with what a new vendor has to do, and without what the former one wrote to staff. */
export const forAccount = (
  account: number | null,
  row: ListingRow,
  submission: Submission<ListingValues>,
): Submission<ListingValues> =>
  (row.account?.id ?? account) === account
    ? submission
    : {
        ...submission,
        note: submission.status === 'DECLINED' ? submission.note : null,
        request: withoutReplies(submission.request),
      };

/** Fills `account_since` of listings that an earlier version moved, from the audit log. Later starts find none. */
export const fillAccountSince = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    for (const type of collections) {
      const moved: { id: number; at: number | string }[] = await movesOf(sql, type)
        .whereIn('subject_id', sql(type).whereNull('account_since').select('id'))
        .groupBy('subject_id')
        .select({ id: 'subject_id' })
        .max({ at: 'created_at' });
      for (const { id, at } of moved)
        await sql(type)
          .where({ id })
          .update({ account_since: new Date(Number(at)) });
    }
  });
