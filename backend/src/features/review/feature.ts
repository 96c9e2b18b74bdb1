import type { Feature } from '../../base/feature.ts';
import { otherRows } from '../imports/index.ts';
import { feedbackIndexes, openReviewsSql } from '../listing/index.ts';
import { restorings } from '../trash/index.ts';
import { reviewApi, reviewRestoring } from './api.ts';
import { reviewRows } from './reviewRows.ts';

export const reviewFeature: Feature = {
  apis: { review: reviewApi },
  register() {
    restorings.set('reviews', reviewRestoring);
    otherRows.set('reviews', reviewRows);
  },
  indexes: () => [
    ...feedbackIndexes('reviews'),
    ...['app_id', 'service_id'].map(
      (column) =>
        `reviews_${column}_aside_index on reviews (status, submitted_at, id desc, reply_status, report_open, ${column})
          where ${openReviewsSql(column)}`,
    ),
  ],
};
