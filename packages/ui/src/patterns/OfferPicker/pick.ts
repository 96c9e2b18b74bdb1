export const offerPickerStates = ['loading', 'ready', 'empty', 'failed', 'offline'] as const;
export type OfferPickerState = (typeof offerPickerStates)[number];

export interface OfferListing {
  id: string;
  name: string;
  type: 'app' | 'service';
  logo?: string | undefined;
  /** The page on which its offer is written. */
  href: string;
}

/** Letters without their accents, so that 'Paua' finds 'Pāua'. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-NZ');

/** The listings whose name has every word of the query, in any order. */
export function matching(listings: readonly OfferListing[], query: string): OfferListing[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return listings.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
