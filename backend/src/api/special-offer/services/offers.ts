import {
  genericTexts,
  type ListingStatus,
  offerTexts,
  readStatus,
  shortStatus,
} from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { tellDecision } from '../../../mail/decisions.ts';
import { isLive } from '../../../payments/offerInput.ts';
import { mustNotBePaidBack, payBackLater } from '../../../payments/refunds.ts';
import { type FieldError, invalid, Refusal } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { claim, readVersion, timelineOf } from '../../event/services/claim.ts';
import { type EventKind, recordEvent } from '../../event/services/events.ts';
import { identityOf } from '../../listing/answer.ts';
import { listingOf, type OnListing, onListing, onLive } from '../../listing/of-listing.ts';
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

const kindOf: Record<ListingStatus, EventKind> = {
  PENDING: 'reopened',
  APPROVED: 'approved',
  DECLINED: 'declined',
};

const readDecision = (input: Record<string, unknown>) => {
  const errors: FieldError[] = [];
  const to = readStatus(input.status);
  if (!to) errors.push({ path: ['status'], message: genericTexts.notValid('Status') });
  const note = readNote(input.admin_note, 'admin_note', (error) => errors.push(error));
  if (errors.length === 0 && to === 'DECLINED' && note === null)
    errors.push({ path: ['admin_note'], message: offerTexts.reasonRequired });
  if (errors[0] || !to) throw invalid(errors[0]?.message ?? '', errors);
  return { to, note, version: readVersion(input.version) };
};

/** An offer stands on the page of its listing, and there is none. */
const mustBeOnLive = async (strapi: Strapi, { app, service }: OnListing): Promise<void> => {
  const about = app ?? service;
  const type = app ? 'apps' : 'services';
  if (about && (await isLive(strapi, { type, listing: about.id }))) return;
  throw new Refusal(409, offerTexts.notApprovable);
};

/** Status and note are always of the same decision. */
export const decideOffer = async (
  strapi: Strapi,
  actor: Actor,
  id: number,
  input: Record<string, unknown>,
): Promise<OfferRow> => {
  const { to, note, version } = readDecision(input);
  return claim<OfferRow, OfferRow>(
    strapi,
    OFFER,
    { id, version, populate: onListing },
    async (known, sql) => {
      const from = known.status ?? 'PENDING';
      if (to !== 'DECLINED') await mustNotBePaidBack(sql, id);
      if (to === 'APPROVED' && from !== to) await mustBeOnLive(strapi, known);
      const row: OfferRow = await strapi.db
        .query(OFFER)
        .update({ where: { id }, data: { status: to, admin_note: note }, populate: onListing });
      const kind = to === from ? 'noted' : kindOf[to];
      const versionChecked = version !== undefined;
      const event = { kind, from, to, note, versionChecked };
      await recordEvent(strapi, timelineOf[OFFER], id, actor, event);
      if (to === 'DECLINED' && from !== to) await payBackLater(strapi, id);
      const listing = listingOf(row);
      if (listing) {
        await tellDecision(strapi, {
          kind: 'offer',
          about: `special-offers/${id}`,
          to,
          note,
          title: row.title,
          path: `/${listing.type}s/active/view/${listing.slug || listing.id}`,
          reader: row.author,
        });
      }
      return row;
    },
  );
};
