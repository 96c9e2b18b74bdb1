import { type ListingStatus, listingStatuses, readStatus } from '@portal/domain';
import { coerce, enums, unknown } from 'superstruct';
import { ignoreReports, type Report } from './report.ts';

/** Any spelling of a status. Nothing at all waits for a decision; so does what we do not know, and that is reported. */
export function listingStatus(value: unknown, report: Report = ignoreReports): ListingStatus {
  if (value === null || value === undefined) return 'PENDING';
  const known = readStatus(value);
  if (known) return known;
  report(`Unknown status ${JSON.stringify(value).slice(0, 40)}`);
  return 'PENDING';
}

/** Takes any spelling of a status; an unknown one counts as PENDING and is passed to `report`. */
export function statusStruct(report: Report = ignoreReports) {
  return coerce(enums(listingStatuses), unknown(), (value) => listingStatus(value, report));
}
