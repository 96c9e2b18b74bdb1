import {
  type Collection,
  collections,
  decisionKinds,
  type ListingValues,
  queuedKinds,
  queuePart,
  recordKey,
  type Submission,
  withoutReplies,
} from '@portal/domain';
import { inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { recallNotices } from '../notifications/index.ts';
import { moveTrashedReviews } from '../trash/index.ts';
import { movesOf } from './moves.ts';
import { kinds, type ListingRow } from './rows.ts';

/*
 * A listing that is moved to another account takes its content, published reviews and offers, and statistics along. What the
 * former vendor and staff wrote to each other stays with that vendor: readers of events and versions compare their time with
 * `account_since`, those of messages and offers the account that wrote or bought them.
 */

/**
 * Removes the former vendor's replies to reviews that are not published, and the notices to moderators about them.
 *
 * @param until Only those sent until then. Default: all.
 */
const removeReplies = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  id: number,
  until?: Date,
): Promise<void> => {
  const reviewsOf = () => sql('reviews').where({ [`${kinds[type].single}_id`]: id });
  // Waits for a reply that is being saved, of which no column tells yet.
  await reviewsOf().forUpdate().select('id');
  const replied = reviewsOf().whereNotNull('reply_status');
  if (until)
    replied.where((sent) => sent.whereNull('reply_sent_at').orWhere('reply_sent_at', '<=', until));
  const reviews: number[] = await replied.pluck('id');
  await sql('reviews')
    .whereIn('id', reviews)
    .update({
      reply_proposal: null,
      reply_status: null,
      reply_note: null,
      reply_version: sql.raw('coalesce(reply_version, 0) + 1'),
    });
  for (const review of reviews)
    await recallNotices(strapi, queuedKinds, recordKey('reviews', review) + queuePart('replied'));
};

interface BoughtOffer {
  createdAt: string;
  author: { account?: { id: number } | null } | null;
}

/**
 * Whether another account bought the offer of a listing that was moved since. Without one of the two accounts, as of a deleted
 * buyer, the time decides.
 */
export const isOfFormerVendor = (
  { createdAt, author }: BoughtOffer,
  listing: { account_since?: string | null; account?: { id: number } | null },
): boolean => {
  if (!listing.account_since) return false;
  const buyer = author?.account?.id;
  const vendor = listing.account?.id;
  return buyer === undefined || vendor === undefined
    ? new Date(createdAt) < new Date(listing.account_since)
    : buyer !== vendor;
};

/** `isOfFormerVendor` in SQL, of an offer `o`, its author `u` and its listing `l`. */
export const ofFormerVendorSql = `l.account_since is not null
  and coalesce(u.account_id <> l.account_id, o.created_at < l.account_since)`;

/** Ends the requests for changes of offers that their buyers can no longer edit: staff decide these as they are. */
const endRequests = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  id: number,
): Promise<void> => {
  const column = `${kinds[type].single}_id`;
  // Waits for a decision in progress.
  await sql('special_offers')
    .where({ [column]: id })
    .forUpdate()
    .select('id');
  const offers: number[] = await sql('special_offers as o')
    .join(`${type} as l`, 'l.id', `o.${column}`)
    .leftJoin('up_users as u', 'u.id', 'o.author_id')
    .where({ 'l.id': id, 'o.asked': true })
    .whereRaw(ofFormerVendorSql)
    .pluck('o.id');
  await sql('special_offers')
    .whereIn('id', offers)
    .update({
      request: null,
      asked: false,
      submitted_at: new Date(),
      version: sql.raw('coalesce(version, 1) + 1'),
    });
  for (const offer of offers)
    await recallNotices(strapi, decisionKinds, recordKey('special-offers', offer));
};

/** Notes the move of a listing, after its account was written, and removes what stays with the former vendor. */
export const changeAccount = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  id: number,
  from: number | null,
): Promise<void> => {
  const { account_id } = await sql(type).where({ id }).first('account_id');
  await moveTrashedReviews(sql, `${kinds[type].single}_id`, id, account_id);
  if (from === null) return;
  await sql(type).where({ id }).update({ account_since: new Date() });
  await removeReplies(strapi, sql, type, id);
  await endRequests(strapi, sql, type, id);
};

/** What a new vendor gets of the note and the request of a submission. */
const forNewVendor = ({
  status,
  note,
  request,
}: Pick<ListingRow, 'status' | 'note' | 'request'>) => ({
  note: status === 'DECLINED' ? note : null,
  request: withoutReplies(request),
});

/** The submission of a row as an account gets it: with what a new vendor has to do, and without what the former one wrote to staff. */
export const forAccount = (
  account: number | null,
  row: ListingRow,
  submission: Submission<ListingValues>,
): Submission<ListingValues> =>
  (row.account?.id ?? account) === account
    ? submission
    : { ...submission, ...forNewVendor(submission) };

/** Removes what the former vendor and staff wrote to each other until a move, from a listing and its revision. */
const removeNotes = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  id: number,
  until: Date,
): Promise<void> => {
  const rows: ListingRow[] = await strapi.db
    .query(kinds[type].uid)
    .findMany({ where: { $or: [{ id }, { revision_of: id }] } });
  const isBefore = (at: string | null) => at === null || new Date(at) <= until;
  for (const row of rows) {
    const { note, request } = forNewVendor(row);
    const changes = {
      ...([row.createdAt, row.submitted_at, row.decided_at].every(isBefore) ? { note } : {}),
      ...(row.request && isBefore(row.request.at) ? { request: JSON.stringify(request) } : {}),
    };
    if (Object.keys(changes).length > 0) await sql(type).where({ id: row.id }).update(changes);
  }
};

/**
 * Fills `account_since` of listings that an earlier version moved, from the audit log, and removes what a move removes now.
 * Later starts find none.
 */
export const fillAccountSince = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    for (const type of collections) {
      const moved: { id: number; at: number | string }[] = await movesOf(sql, type)
        // Few were moved, of many listings.
        .whereExists(sql(type).whereNull('account_since').whereRaw('?? = subject_id', `${type}.id`))
        .groupBy('subject_id')
        .select({ id: 'subject_id' })
        .max({ at: 'created_at' });
      for (const { id, at } of moved) {
        const since = new Date(Number(at));
        await sql(type).where({ id }).update({ account_since: since });
        await removeReplies(strapi, sql, type, id, since);
        await endRequests(strapi, sql, type, id);
        await removeNotes(strapi, sql, type, id, since);
      }
    }
  });
