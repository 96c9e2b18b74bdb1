import {
  decideOffer as decide,
  type ListingStatus,
  readDecision,
  shortStatus,
} from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { changeFeedback } from '../../../moderation/decideFeedback.ts';
import { findRefund, paidBack } from '../../../payments/refunds.ts';
import { invalid } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { identityOf } from '../../listing/answer.ts';
import { listingOf, type OnListing, onListing, onLive } from '../../listing/ofListing.ts';
import type { PersonRow } from '../../listing/types.ts';

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

/** Who bought it is told to admins; its vendors know themselves. */
export const offerAnswer = (row: OfferRow, forAdmin: boolean) => ({
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
});

/** Status and note are always of the same decision. */
export const decideOffer = (
  strapi: Strapi,
  actor: Actor,
  id: number,
  input: Record<string, unknown>,
): Promise<OfferRow> => {
  const { decision, errors } = readDecision(input, 'offer');
  if (!decision) throw invalid(errors[0]?.message ?? '', errors);
  return changeFeedback<OfferRow>(
    strapi,
    OFFER,
    { id, actor, populate: onListing },
    async (state, row, sql) => {
      const refund = await findRefund(sql, id);
      const facts = { listingIsLive: onLive(row), isPaidBack: refund !== null };
      const outcome = decide(state, decision, facts);
      if (refund !== null && 'rejected' in outcome && outcome.rejected === 'offer-paid-back')
        throw paidBack(refund);
      return outcome;
    },
  );
};
