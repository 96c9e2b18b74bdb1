import {
  genericTexts,
  type ListingStatus,
  offerTexts,
  readStatus,
  shortStatus,
} from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { decideFeedback, readVersion } from '../../../moderation/decideFeedback.ts';
import { recordEvent } from '../../../moderation/history.ts';
import { isLive } from '../../../payments/offerInput.ts';
import { mustNotBePaidBack } from '../../../payments/refunds.ts';
import { type FieldError, invalid, Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { identityOf } from '../../listing/answer.ts';
import { listingOf, type OnListing, onListing, onLive } from '../../listing/ofListing.ts';
import type { PersonRow } from '../../listing/types.ts';
import { readNote } from '../../review/services/rules.ts';

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

const readDecision = (input: Record<string, unknown>) => {
  const errors: FieldError[] = [];
  const to = readStatus(input.status);
  if (!to) errors.push({ path: ['status'], message: genericTexts.notValid('Status') });
  const note = readNote(input.admin_note, 'admin_note', (error) => errors.push(error));
  if (errors.length === 0 && to === 'DECLINED' && note === null)
    errors.push({ path: ['admin_note'], message: offerTexts.reasonRequired });
  if (errors[0] || !to) throw invalid(errors[0]?.message ?? '', errors);
  return { status: to, note, version: readVersion(input.version) };
};

/** An offer stands on the page of its listing, and there is none. */
const mustBeOnLive = async (strapi: Strapi, { app, service }: OnListing): Promise<void> => {
  const about = app ?? service;
  const type = app ? 'apps' : 'services';
  if (about && (await isLive(strapi, { type, listing: about.id }))) return;
  throw new Refusal('offer-not-approvable');
};

/** Status and note are always of the same decision. */
export const decideOffer = async (
  strapi: Strapi,
  actor: Actor,
  id: number,
  input: Record<string, unknown>,
): Promise<OfferRow> => {
  const decision = readDecision(input);
  const { status: to, note } = decision;
  return decideFeedback<OfferRow, OfferRow>(
    strapi,
    OFFER,
    { id, populate: onListing, decision },
    async (known, event, sql) => {
      if (to !== 'DECLINED') await mustNotBePaidBack(sql, id);
      if (event.kind === 'approved') await mustBeOnLive(strapi, known);
      await recordEvent(strapi, 'special-offers', id, actor, { ...event, before: null });
      const data = { status: to, admin_note: note };
      return strapi.db.query(OFFER).update({ where: { id }, data, populate: onListing });
    },
  );
};
