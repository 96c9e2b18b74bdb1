import { offerTexts, shortStatus } from '@portal/domain';
import type { StoredListing } from './database.ts';
import { type Call, Refusal } from './http.ts';

/* Nobody pays for the same words twice without having been told. */

const aDay = 25 * 3600 * 1000;
const fields = ['title', 'description', 'link', 'label'] as const;

type Words = Record<(typeof fields)[number], string>;

/** Tells of the latest offer with the same words, unless its buyer says that they know of it. */
export function answerEarlier(
  { db, at }: Call,
  listing: StoredListing,
  words: Words,
  known = 0,
): void {
  for (const offer of [...db.offers].reverse()) {
    if (offer.id <= known) return;
    if (offer.listing !== listing || offer.status === shortStatus.DECLINED) continue;
    if (Date.parse(at) - Date.parse(offer.createdAt) > aDay) continue;
    if (!fields.every((field) => offer[field] === words[field])) continue;
    const details = { offer: offer.id };
    throw new Refusal('earlier-offer', { message: offerTexts.earlier(offer.title), details });
  }
}
