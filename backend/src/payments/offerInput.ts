import {
  type Collection,
  type FieldError,
  genericTexts,
  may,
  namesOf,
  type OfferTexts,
  offerFields,
  offerTexts,
  parseListingUrl,
  recordOf,
  textProblems,
} from '@portal/domain';
import type { Actor } from '../actor.ts';
import { listingRepository } from '../api/listing/repository.ts';
import { kinds, ownerOf } from '../api/listing/rows.ts';
import { invalid, Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';

/* What somebody wants to buy, read and judged before a card is asked. */

export interface Wanted extends OfferTexts {
  type: Collection;
  listing: number;
}

const findOwn = async (strapi: Strapi, actor: Actor, given: unknown) => {
  const named = parseListingUrl(given);
  if (!named) return undefined;
  const found = await listingRepository(strapi, named.type)
    .findLive(named.address)
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return undefined;
      throw error;
    });
  return found && may(actor, 'offer.buy', ownerOf(found))
    ? { type: named.type, listing: found.id }
    : undefined;
};

const notLiveError: FieldError = {
  path: ['listing'],
  message: offerTexts.notLive,
  reason: 'listing-not-live',
};

/** A proposed change of a live listing takes nothing from it. */
export const isLive = async (strapi: Strapi, { type, listing }: Pick<Wanted, 'type' | 'listing'>) =>
  (await strapi.db.query(kinds[type].uid).count({ where: { id: listing, status: 'APPROVED' } })) >
  0;

export const notLive = (): Refusal =>
  invalid(`${offerTexts.notLive} Nothing was charged.`, [notLiveError]);

/** Throws a refusal that names every field that is wrong. */
export const readOffer = async (
  strapi: Strapi,
  actor: Actor,
  input: Record<string, unknown>,
): Promise<Wanted> => {
  const errors: FieldError[] = textProblems(offerFields, input);
  const { earlier } = input;
  if (earlier !== undefined && !(Number.isInteger(earlier) && Number(earlier) >= 0)) {
    errors.push({ path: ['earlier'], message: genericTexts.notValid('Earlier') });
  }
  const about = await findOwn(strapi, actor, input.listing);
  if (!about) errors.push({ path: ['listing'], message: offerTexts.listingRequired });
  // By itself it is told later: what was paid while the listing was live is answered all the same.
  else if (errors[0] && !(await isLive(strapi, about))) errors.push(notLiveError);
  if (errors[0] || !about) throw invalid(errors[0]?.message ?? offerTexts.listingRequired, errors);
  const texts = recordOf(namesOf(offerFields), (name) => String(input[name]));
  return { ...texts, link: texts.link.trim(), ...about };
};
