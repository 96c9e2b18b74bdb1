import type { ModerationQuery } from '@portal/data/client';
import {
  type Collection,
  pageOf,
  rowChoices,
  rowsOf,
  type Scope,
  searchOf,
  statesOf,
} from '@portal/domain';
import { paths } from '../../paths.ts';
import { writeList } from '../lists/ListPage.tsx';

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

/** What the query of the URL selects from a list. */
export interface FeedbackView {
  page: number;
  rows: number;
  search: string;
  states: readonly FeedbackState[];
  rating: string | null;
  /** Slug or id. */
  listing: string | null;
}

export const defaultView: FeedbackView = {
  page: 1,
  rows: rowChoices[0],
  search: '',
  states: [],
  rating: null,
  listing: null,
};

/** Reads a query; unknown values fall back to the default. */
export function readView(params: URLSearchParams, place: FeedbackPlace): FeedbackView {
  return {
    page: pageOf(params),
    rows: rowsOf(params),
    search: searchOf(params),
    states:
      place.scope === 'active' ? [] : statesOf<FeedbackState>(params, feedbackStates[place.about]),
    rating: ratings.find((each) => each === params.get('rating')) ?? null,
    listing: params.get('listing') || null,
  };
}

/** The query of a view, without defaults. */
export const writeView = (view: FeedbackView): URLSearchParams =>
  writeList(view, defaultView, { rating: view.rating, listing: view.listing });

export function listAddress({ about, collection, scope }: FeedbackPlace): string {
  return (about === 'reviews' ? paths.reviews : paths.specialOffers)(collection, scope);
}

export function addressOf(view: FeedbackView, place: FeedbackPlace): string {
  const query = writeView(view).toString();
  return listAddress(place) + (query && `?${query}`);
}

export const isNarrowed = ({ search, rating, listing, states }: FeedbackView): boolean =>
  search.trim() !== '' || rating !== null || listing !== null || states.length > 0;

export function toQuery(view: FeedbackView, { collection, scope }: FeedbackPlace): ModerationQuery {
  const query: ModerationQuery = { collection, scope, page: view.page, pageSize: view.rows };
  if (view.search.trim()) query.search = view.search.trim();
  if (view.states.length > 0) query.states = view.states;
  if (view.listing) query.listing = view.listing;
  if (view.rating) query.filters = { rating: view.rating };
  return query;
}
