import type { ModerationQuery } from '@portal/data/client';
import { anyOf, type Collection, declareList, oneOf, type Scope, searchText } from '@portal/domain';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';

/** A list of reviews or special offers, as named by its path. */
export interface FeedbackPlace {
  about: 'reviews' | 'offers';
  collection: Collection;
  scope: Scope;
}

/** In their order within a pending list. */
export const feedbackStates = {
  reviews: ['pending', 'reply', 'reported', 'changes', 'declined'],
  offers: ['pending', 'changes', 'declined'],
} as const;
type FeedbackState = (typeof feedbackStates)['reviews'][number];

export const ratings = ['5', '4', '3', '2', '1'] as const;

export const starOptions = ratings.map((value) => ({
  value,
  label: m.feedback_stars({ count: Number(value) }),
}));

export const feedbackList = ({ about, collection, scope }: FeedbackPlace) =>
  declareList({
    path: (about === 'reviews' ? paths.reviews : paths.specialOffers)(collection, scope),
    params: {
      search: searchText,
      status: anyOf<FeedbackState>(scope === 'active' ? [] : feedbackStates[about]),
      rating: oneOf(ratings),
      /** Slug or id. */
      listing: (text) => text || null,
    },
  });

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
