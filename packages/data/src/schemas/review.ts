import { type ListingStatus, listingTypes } from '@portal/domain';
import { enums, type Infer, nullable, number, object, string } from 'superstruct';
import { accountStruct } from './account.ts';
import { documentId } from './documentId.ts';
import { fromWire, toWire } from './names.ts';
import { ignoreReports, type Report } from './report.ts';
import { statusStruct } from './status.ts';

/** The listing a review or an offer is about. */
export const subjectStruct = object({
  id: number(),
  name: string(),
  slug: string(),
  type: enums(listingTypes),
  /** Address of a small picture. */
  logo: nullable(string()),
});

export type Subject = Infer<typeof subjectStruct>;

export function reviewStruct(report: Report = ignoreReports) {
  return fromWire(
    object({
      id: number(),
      documentId,
      rating: nullable(number()),
      comment: string(),
      status: statusStruct(report),
      adminNote: nullable(string()),
      version: number(),
      url: string(),
      listing: nullable(subjectStruct),
      createdBy: nullable(accountStruct),
      createdAt: string(),
    }),
    { adminNote: 'note', createdBy: 'created_by_obj' },
  );
}

export type Review = Infer<ReturnType<typeof reviewStruct>>;

export interface ReviewWrite {
  rating: number;
  comment: string;
  /** Url of the listing: apps and services number themselves. */
  listing: string;
}

/** A listing that somebody may review, and what this person wrote about it before. */
export function reviewableStruct(report: Report = ignoreReports) {
  return object({ listing: subjectStruct, review: nullable(reviewStruct(report)) });
}

export type Reviewable = Infer<ReturnType<typeof reviewableStruct>>;

export interface ReviewDecision {
  status: ListingStatus;
  adminNote: string | null;
  internalNote: string | null;
  version: number;
}

export function reviewDecisionToWire(decision: ReviewDecision): Record<string, unknown> {
  return toWire(decision, { adminNote: 'note', internalNote: 'internal_note' });
}

/** The url of a listing, as reviews name it. */
export function subjectUrl({ type, slug, id }: Pick<Subject, 'type' | 'slug' | 'id'>): string {
  return `/${type}s/${slug || id}`;
}

/** Mean of the reviews that carry a rating, or null when none does. */
export function meanRating(reviews: readonly { rating: number | null }[]): number | null {
  const given = reviews.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return given.length === 0 ? null : given.reduce((sum, rating) => sum + rating, 0) / given.length;
}
