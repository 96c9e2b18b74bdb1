import type { ModerationQuery } from '@portal/data/client';
import { type FeedbackPlace, feedbackList, ratings } from '@portal/domain';
import { m } from '../../i18n/messages.js';

export const starOptions = ratings.map((value) => ({
  value,
  label: m.feedback_stars({ count: Number(value) }),
}));

type FeedbackView = ReturnType<typeof feedbackList>['initial'];

export function toQuery(view: Partial<FeedbackView>, place: FeedbackPlace): ModerationQuery {
  const list = feedbackList(place);
  const { status, rating, ...asked } = list.request({ ...list.initial, ...view });
  return {
    collection: place.collection,
    scope: place.scope,
    ...asked,
    ...(status ? { states: status } : {}),
    ...(rating ? { filters: { rating } } : {}),
  };
}
