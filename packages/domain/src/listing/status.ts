export const listingStatuses = ['PENDING', 'APPROVED', 'DECLINED'] as const;

export type ListingStatus = (typeof listingStatuses)[number];

const spellings: ReadonlyMap<string, ListingStatus> = new Map([
  ['P', 'PENDING'],
  ['PENDING', 'PENDING'],
  ['A', 'APPROVED'],
  ['APPROVED', 'APPROVED'],
  ['D', 'DECLINED'],
  ['DECLINED', 'DECLINED'],
  ['DENIED', 'DECLINED'],
]);

/** Reads any spelling of a status in use; undefined for everything else. */
export function readStatus(value: unknown): ListingStatus | undefined {
  return typeof value === 'string' ? spellings.get(value.trim().toUpperCase()) : undefined;
}

export type OfferStatusOnWire = 'P' | 'A' | 'D';

/** Special offers keep the short form in calls. */
export const shortStatus: Record<ListingStatus, OfferStatusOnWire> = {
  PENDING: 'P',
  APPROVED: 'A',
  DECLINED: 'D',
};
