import { offerStatusToWire } from '../../schemas/status.ts';
import { offerTexts } from '../../schemas/texts.ts';
import type { StoredListing } from './database.ts';
import { type Call, Refusal } from './http.ts';

/* Nobody pays for the same words twice without having been told. */

const aDay = 25 * 3600 * 1000;
const fields = ['title', 'description', 'link', 'label'] as const;

type Words = Record<(typeof fields)[number], string>;

/** Tells of an offer with the same words, to one attempt and whenever that comes again. */
export function answerEarlier(
  { db, at, key = '' }: Call,
  listing: StoredListing,
  words: Words,
): void {
  for (const offer of db.offers) {
    if (offer.listing !== listing || offer.status === offerStatusToWire('DECLINED')) continue;
    if (Date.parse(at) - Date.parse(offer.createdAt) > aDay) continue;
    if (!fields.every((field) => offer[field] === words[field])) continue;
    if (offer.told !== undefined && (key === '' || offer.told !== key)) continue;
    offer.told = key;
    const details = { code: 'earlier_offer', offer: offer.id };
    throw new Refusal(400, offerTexts.earlier(offer.title), details);
  }
}
