import { readDay } from '@portal/data/schemas';
import { anyOf, declareList, flag, receivedSorts, textThat } from '@portal/domain';
import { ratings } from '../../parts/decisions/feedbackQuery.ts';
import { paths } from '../../paths.ts';

export const receivedList = declareList({
  path: paths.receivedReviews,
  params: {
    /** URL with the number, such as `/apps/12`. */
    listing: textThat((text) => /^\/(apps|services)\/\d{1,9}$/.test(text)),
    rating: anyOf(ratings),
    from: readDay,
    to: readDay,
    unanswered: flag,
  },
  sorts: receivedSorts,
  range: true,
});
