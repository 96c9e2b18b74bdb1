import type { ListingStatus } from '@portal/domain';
import { identityOf } from '../../listing/answer.ts';
import { listingOf, type OnListing, onLive } from '../../listing/ofListing.ts';
import type { PersonRow } from '../../listing/types.ts';

export const REVIEW = 'api::review.review';

export interface ReviewRow extends OnListing {
  id: number;
  rating: number;
  comment: string;
  status: ListingStatus | null;
  note: string | null;
  version: number | null;
  author: PersonRow | null;
  createdAt: string;
}

/** Who reads it: an admin, the person who wrote it, or whoever may see the listing. */
export type Reader = 'admin' | 'author' | 'vendor';

/** Who wrote it is told to admins, a vendor reads a first name; the note is between admins and the author. */
export const reviewAnswer = (row: ReviewRow, reader: Reader) => ({
  ...identityOf(row),
  rating: row.rating,
  comment: row.comment,
  status: row.status ?? 'PENDING',
  note: reader === 'vendor' ? null : row.note,
  version: row.version ?? 1,
  url: `/reviews/${row.id}`,
  // What an author may not see any more is not named either.
  listing: reader === 'author' && !onLive(row) ? null : listingOf(row),
  created_by_obj: row.author && {
    id: row.author.id,
    first_name: row.author.first_name,
    last_name: reader === 'admin' ? row.author.last_name : null,
    email: reader === 'admin' ? row.author.email : null,
  },
  createdAt: row.createdAt,
});
