import type { CheckedLink, Collection, LinkResult } from '@portal/domain';
import { rawTable } from '../../base/database.ts';

/* Times are in milliseconds since 1970; PostgreSQL returns them as texts. */

type Time = number | string;

export const LINK_CHECKS = 'link_checks';

/** A link of a live listing. A row of another URL than the listing's is no longer used. */
export interface LinkRow {
  id: number;
  listing_type: Collection;
  listing_id: number;
  field: CheckedLink;
  url: string;
  checked_at: Time | null;
  result: LinkResult | null;
  detail: string | null;
  /** Of the page at the first successful check. */
  title: string | null;
  failing_since: Time | null;
  /** Since when the problem counts. */
  broken_at: Time | null;
  /** When an admin showed the listing that it hid. */
  shown_at: Time | null;
  /** Time of the next check. */
  next: Time;
}

export const linkChecksModel = rawTable(
  LINK_CHECKS,
  {
    listing_type: 'string',
    listing_id: 'integer',
    field: 'string',
    url: 'text',
    checked_at: 'biginteger',
    result: 'string',
    detail: 'text',
    title: 'text',
    failing_since: 'biginteger',
    broken_at: 'biginteger',
    shown_at: 'biginteger',
    next: 'biginteger',
  },
  { unique: ['listing_type', 'listing_id', 'field'], index: 'next' },
);

export const linkIndexes = [
  `link_checks_broken_index on ${LINK_CHECKS} (listing_type, listing_id) where broken_at is not null`,
];
