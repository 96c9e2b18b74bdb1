import {
  decideOffer,
  type FeedbackDecision,
  type FeedbackState,
  type ListingStatus,
  shortStatus,
} from '@portal/domain';
import type { Sql } from '../../database.ts';
import { lateHours } from '../../moderation/figures.ts';
import { isQueued } from '../../moderation/waits.ts';
import { findRefund, paidBack } from '../../payments/refunds.ts';
import { listingOf, type OnListing, onLive } from '../listing/feedback.ts';
import { identityOf } from '../listing/response.ts';
import type { PersonRow } from '../listing/rows.ts';

export const OFFER = 'api::special-offer.special-offer';

export interface OfferRow extends OnListing {
  id: number;
  title: string;
  description: string;
  link: string;
  label: string;
  status: ListingStatus | null;
  admin_note: string | null;
  version: number | null;
  author: PersonRow | null;
  createdAt: string;
}

/** Only admins see who bought it. */
export const offerResponse = (row: OfferRow, forAdmin: boolean) => ({
  ...identityOf(row),
  title: row.title,
  description: row.description,
  link: row.link,
  label: row.label,
  status: shortStatus[row.status ?? 'PENDING'],
  admin_note: row.admin_note,
  version: row.version ?? 1,
  url: `/special-offers/${row.id}`,
  listing: listingOf(row),
  live: onLive(row),
  created_by_obj: forAdmin ? row.author : null,
  createdAt: row.createdAt,
  ...(forAdmin && isQueued(row) ? lateHours(row.createdAt) : {}),
});

/** Decides an offer; throws 409 with the state of the refund while its payment is being refunded. */
export const decide = async (
  state: FeedbackState,
  decision: FeedbackDecision,
  row: OfferRow,
  sql: Sql,
) => {
  const refund = await findRefund(sql, row.id);
  const facts = { listingIsLive: onLive(row), isRefunded: refund !== null };
  const outcome = decideOffer(state, decision, facts);
  if (refund !== null && 'rejected' in outcome && outcome.rejected === 'offer-paid-back')
    throw paidBack(refund);
  return outcome;
};
