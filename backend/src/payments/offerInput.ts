import {
  type Collection,
  fieldProblem,
  genericTexts,
  offerFields,
  offerTexts,
} from '@portal/domain';
import type { Actor } from '../actor.ts';
import { listingRepository } from '../api/listing/repository.ts';
import { kinds } from '../api/listing/types.ts';
import { readListing } from '../api/review/services/rules.ts';
import { type FieldError, invalid, Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';

/* What somebody wants to buy, read and judged before a card is asked. */

const fieldNames = ['title', 'description', 'link', 'label'] as const;

type Texts = Record<(typeof fieldNames)[number], string>;

export interface Wanted extends Texts {
  type: Collection;
  listing: number;
}

const findOwn = async (strapi: Strapi, actor: Actor, given: unknown) => {
  const named = readListing(given);
  if (!named || actor.accountId === null) return undefined;
  const found = await listingRepository(strapi, named.type)
    .findLive(named.address, actor.accountId)
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return undefined;
      throw error;
    });
  return found && { type: named.type, listing: found.id };
};

const notLiveError: FieldError = { path: ['listing'], message: offerTexts.notLive };

/** A proposed change of a live listing takes nothing from it. */
export const isLive = async (strapi: Strapi, { type, listing }: Pick<Wanted, 'type' | 'listing'>) =>
  (await strapi.db.query(kinds[type].uid).count({ where: { id: listing, status: 'APPROVED' } })) >
  0;

export const notLive = (): Refusal =>
  invalid(`${offerTexts.notLive} Nothing was charged.`, [
    { ...notLiveError, reason: 'listing-not-live' },
  ]);

/** Throws a refusal that names every field that is wrong. */
export const readOffer = async (
  strapi: Strapi,
  actor: Actor,
  input: Record<string, unknown>,
): Promise<Wanted> => {
  const errors: FieldError[] = fieldNames.flatMap((name) => {
    const message = fieldProblem(offerFields[name], input[name]);
    return message ? [{ path: [name], message }] : [];
  });
  const { earlier } = input;
  if (earlier !== undefined && !(Number.isInteger(earlier) && Number(earlier) >= 0)) {
    errors.push({ path: ['earlier'], message: genericTexts.notValid('Earlier') });
  }
  const about = await findOwn(strapi, actor, input.listing);
  if (!about) errors.push({ path: ['listing'], message: offerTexts.listingRequired });
  // By itself it is told later: what was paid while the listing was live is answered all the same.
  else if (errors[0] && !(await isLive(strapi, about))) errors.push(notLiveError);
  if (errors[0] || !about) throw invalid(errors[0]?.message ?? offerTexts.listingRequired, errors);
  const text = (name: keyof Texts) => String(input[name]);
  return {
    title: text('title'),
    description: text('description'),
    link: text('link').trim(),
    label: text('label'),
    ...about,
  };
};
