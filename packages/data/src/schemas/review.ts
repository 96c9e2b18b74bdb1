import { enums, type Infer, nullable, number, object, string } from 'superstruct';
import { accountStruct } from './account.ts';
import { listingTypes } from './collection.ts';
import { fromWire } from './names.ts';
import { ignoreReports, type Report } from './report.ts';
import { statusStruct } from './status.ts';

/** The listing a review or an offer is about. */
export const subjectStruct = object({
  id: number(),
  name: string(),
  slug: string(),
  type: enums(listingTypes),
});

export function reviewStruct(report: Report = ignoreReports) {
  return fromWire(
    object({
      id: number(),
      rating: nullable(number()),
      comment: string(),
      status: statusStruct(report),
      url: string(),
      listing: nullable(subjectStruct),
      createdBy: nullable(accountStruct),
      createdAt: string(),
    }),
    { createdBy: 'created_by_obj' },
  );
}

export type Review = Infer<ReturnType<typeof reviewStruct>>;

export interface ReviewWrite {
  rating: number;
  comment: string;
  /** Id of the listing. */
  listing: number;
}

/** Mean of the reviews that carry a rating, or null when none does. */
export function meanRating(reviews: readonly { rating: number | null }[]): number | null {
  const given = reviews.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return given.length === 0 ? null : given.reduce((sum, rating) => sum + rating, 0) / given.length;
}
