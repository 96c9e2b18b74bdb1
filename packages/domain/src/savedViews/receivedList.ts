import { readDayOrAge } from '../base/day.ts';
import { anyOf, declareList, flag, textThat } from '../lists/declaredList.ts';
import { receivedSorts } from '../lists/listQuery.ts';
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
