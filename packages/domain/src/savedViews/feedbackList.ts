import type { Collection, Scope } from '../listing/collection.ts';
import { anyOf, declareList, oneOf, searchText } from '../lists/declaredList.ts';
import { type ListQuery, listParams } from '../lists/listQuery.ts';

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

/** Which reviews or special offers of all vendors. */
export interface FeedbackQuery extends ListQuery {
  collection: Collection;
  scope: Scope;
  /** Only those of this listing, by number or slug. */
  listing?: string;
  /** Of a pending list; none means all. */
  states?: readonly FeedbackState[];
}

export const ratings = ['5', '4', '3', '2', '1'] as const;

export const feedbackPath = ({ about, collection, scope }: FeedbackPlace): string =>
  `/${about === 'reviews' ? about : 'special-offers'}/${collection}/${scope}`;

/** The path of a list in the API. */
export const feedbackCall = ({ about, collection, scope }: FeedbackPlace): string =>
  `${scope === 'pending' ? '/pending' : ''}/${about === 'reviews' ? about : 'special-offers'}/${collection}`;

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

type FeedbackView = ReturnType<typeof feedbackList>['initial'];

/** What the page of a list reads in a view. */
export function toFeedbackQuery(view: Partial<FeedbackView>, place: FeedbackPlace): FeedbackQuery {
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

export const feedbackParams = ({ listing, states, ...query }: FeedbackQuery): URLSearchParams =>
  listParams(query, { listing, state: states });
