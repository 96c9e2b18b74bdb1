import {
  type ChangeRequest,
  type Collection,
  collections,
  decideOffer,
  type FeedbackDecision,
  type FeedbackState,
  type ListingStatus,
  type OfferTexts,
  type Owned,
  resubmitOffer,
  shortStatus,
} from '@portal/domain';
import { type Actor, authorize } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  feedbackStateOf,
  identityOf,
  isOfFormerVendor as isOfferOfFormerVendor,
  isQueued,
  kinds,
  lateHours,
  listingOf,
  type OnListing,
  ofFormerVendorSql,
  onListing,
  onLive,
  onOwnListings,
  ownerOf,
  type PersonRow,
  personResponse,
  requestColumns,
} from '../listing/index.ts';
import { acceptedChange, recordEvent, subjectOfTable } from '../moderation/index.ts';
import { findRefund, paidBack } from './refunds.ts';

export const OFFER = 'api::special-offer.special-offer';

export interface OfferRow extends OnListing, OfferTexts {
  id: number;
  status: ListingStatus | null;
  admin_note: string | null;
  version: number | null;
  request: ChangeRequest | null;
  author: (PersonRow & { account?: { id: number } | null }) | null;
  createdAt: string;
  /** The last time. */
  submitted_at: string;
}

/** Whether another account bought the offer, whose listing was moved since. */
export const isOfFormerVendor = (row: OfferRow): boolean =>
  isOfferOfFormerVendor(row, row.app ?? row.service ?? {});

/** Whether the vendor of its listing sees it: of offers of a former vendor those that everyone sees. */
export const isSeenByVendor = (row: OfferRow): boolean =>
  row.status === 'APPROVED' || !isOfFormerVendor(row);

/** Who changes the offer and reads its history: the account that bought it, while it has the listing. */
export const buyerOf = (row: OfferRow): Owned =>
  isOfFormerVendor(row) ? { accountId: null } : ownerOf(row.app ?? row.service ?? {});

/** Who reads it. */
export const readerOf = (row: OfferRow): Owned =>
  isSeenByVendor(row) ? ownerOf(row.app ?? row.service ?? {}) : { accountId: null };

/** Condition for the offers that a vendor sees. */
export const ownOffers = (strapi: Strapi, actor: Actor) => {
  const unseen = (type: Collection) =>
    strapi.db
      .getConnection('special_offers as o')
      .join(`${type} as l`, 'l.id', `o.${kinds[type].single}_id`)
      .leftJoin('up_users as u', 'u.id', 'o.author_id')
      .where('l.account_id', actor.accountId ?? -1)
      .whereRaw(`${ofFormerVendorSql} and (o.status is null or o.status <> 'APPROVED')`)
      .select('o.id');
  return {
    $and: [
      onOwnListings(strapi, actor),
      ...collections.map((type) => ({ id: { $notIn: unseen(type) } })),
    ],
  };
};

/** Only admins see who bought it. */
export const offerResponse = (row: OfferRow, forAdmin: boolean) => ({
  ...identityOf(row),
  title: row.title,
  description: row.description,
  link: row.link,
  label: row.label,
  status: shortStatus[row.status ?? 'PENDING'],
  admin_note: forAdmin || !isOfFormerVendor(row) ? row.admin_note : null,
  version: row.version ?? 1,
  request: (row.status ?? 'PENDING') === 'PENDING' ? (row.request ?? null) : null,
  url: `/special-offers/${row.id}`,
  listing: listingOf(row),
  live: onLive(row),
  moved: isOfFormerVendor(row),
  created_by_obj: forAdmin && row.author ? personResponse(row.author) : null,
  createdAt: row.createdAt,
  ...(forAdmin && isQueued(row) ? lateHours(row.submitted_at) : {}),
});

/** Decides an offer; throws 409 with the state of the refund while its payment is being refunded. */
export const decide = async (
  state: FeedbackState,
  decision: FeedbackDecision,
  row: OfferRow,
  sql: Sql,
) => {
  const refund = await findRefund(sql, row.id);
  const { title, description, link, label } = row;
  const texts = { title, description, link, label };
  const facts = {
    listingIsLive: onLive(row),
    listingIsMoved: isOfFormerVendor(row),
    isRefunded: refund !== null,
    texts,
  };
  const outcome = decideOffer(state, decision, facts, new Date().toISOString());
  if (refund !== null && 'rejected' in outcome && outcome.rejected === 'offer-paid-back')
    throw paidBack(refund);
  return outcome;
};

/** The vendor edits an offer as an admin has asked, and submits it again. Nothing is paid. A lost race throws 409 with the latest event. */
export const resubmit = (
  strapi: Strapi,
  actor: Actor,
  id: number,
  input: Record<string, unknown>,
): Promise<OfferRow> =>
  inTransaction(strapi, async (sql) => {
    // Waits for a decision in progress.
    await sql('special_offers').where({ id }).forUpdate().first('id');
    const rows = strapi.db.query(OFFER);
    const row: OfferRow | null = await rows.findOne({ where: { id }, populate: onListing });
    if (!row) throw notFound();
    authorize(actor, 'offer.resubmit', buyerOf(row));
    const state = feedbackStateOf(row, 'admin_note');
    const { version } = state;
    const about = { subject: subjectOfTable[OFFER], id, version, forAdmin: false };
    const outcome = resubmitOffer({ ...row, ...state }, input);
    const { texts, state: next, event } = await acceptedChange(strapi, outcome, about);
    const named = { id, name: texts.title };
    await recordEvent(strapi, about.subject, named, actor, { ...event, before: null });
    const columns = { version: next.version, ...requestColumns(next.request) };
    const data = { ...texts, ...columns, submitted_at: new Date() };
    return rows.update({ where: { id }, data, populate: onListing });
  });
