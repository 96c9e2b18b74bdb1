import type { Collection, Scope } from '../listing/collection.ts';
import { anyOf, declareList, oneOf, searchText } from '../lists/declaredList.ts';

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

export const feedbackPath = ({ about, collection, scope }: FeedbackPlace): string =>
  `/${about === 'reviews' ? about : 'special-offers'}/${collection}/${scope}`;

/** The reviews or special offers of all vendors. */
export const feedbackList = (place: FeedbackPlace) =>
  declareList({
    path: feedbackPath(place),
    params: {
      search: searchText,
      status: anyOf<FeedbackState>(place.scope === 'active' ? [] : feedbackStates[place.about]),
      rating: oneOf(ratings),
      /** Slug or id. */
      listing: (text) => text || null,
    },
  });
