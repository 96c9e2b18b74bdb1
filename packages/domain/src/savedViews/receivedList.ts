import { readDayOrAge } from '../base/day.ts';
import { anyOf, declareList, flag, textThat } from '../lists/declaredList.ts';
import {
  type ListQuery,
  listParams,
  type ReceivedSort,
  receivedSorts,
} from '../lists/listQuery.ts';
import { ratings } from './feedbackList.ts';

/** The reviews of one's own listings. */
export const receivedList = declareList({
  path: '/reviews/received',
  params: {
    /** URL with the number, such as `/apps/12`. */
    listing: textThat((text) => /^\/(apps|services)\/\d{1,9}$/.test(text)),
    rating: anyOf(ratings),
    from: readDayOrAge,
    to: readDayOrAge,
    unanswered: flag,
  },
  sorts: receivedSorts,
});

/** Which approved reviews of the listings of the user's account. */
export interface ReceivedQuery extends Omit<ListQuery, 'search' | 'filters' | 'sort'> {
  sort?: ReceivedSort;
  /** URL with the number, such as `/apps/12`. */
  listing?: string;
  rating?: readonly string[];
  from?: string;
  to?: string;
  unanswered?: boolean;
}

export const receivedParams = ({
  listing,
  rating,
  from,
  to,
  unanswered,
  ...query
}: ReceivedQuery): URLSearchParams =>
  listParams(query, { listing, rating, from, to, unanswered: unanswered || undefined });
