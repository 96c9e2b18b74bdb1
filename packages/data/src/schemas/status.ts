import { coerce, enums, unknown } from 'superstruct';
import { ignoreReports, type Report } from './report.ts';

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

/** Any spelling of a status. Nothing at all waits for a decision; so does what we do not know, and that is reported. */
export function listingStatus(value: unknown, report: Report = ignoreReports): ListingStatus {
  if (value === null || value === undefined) return 'PENDING';
  const known = typeof value === 'string' ? spellings.get(value.trim().toUpperCase()) : undefined;
  if (known) return known;
  report(`Unknown status ${JSON.stringify(value).slice(0, 40)}`);
  return 'PENDING';
}

/** Takes any spelling of a status; one that nobody knows counts as PENDING, and `report` is told. */
export function statusStruct(report: Report = ignoreReports) {
  return coerce(enums(listingStatuses), unknown(), (value) => listingStatus(value, report));
}

export type OfferStatusOnWire = 'P' | 'A' | 'D';

const short: Record<ListingStatus, OfferStatusOnWire> = {
  PENDING: 'P',
  APPROVED: 'A',
  DECLINED: 'D',
};

/** Special offers keep the short form on the wire. */
export function offerStatusToWire(status: ListingStatus): OfferStatusOnWire {
  return short[status];
}
