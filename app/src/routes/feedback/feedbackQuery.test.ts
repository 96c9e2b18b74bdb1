import { describe, expect, it } from 'vitest';
import {
  addressOf,
  defaultView,
  type FeedbackPlace,
  isNarrowed,
  readView,
  toQuery,
} from './feedbackQuery.ts';

const pending: FeedbackPlace = { about: 'reviews', collection: 'apps', shelf: 'pending' };
const active: FeedbackPlace = { ...pending, shelf: 'active' };

describe('the address of a list of reviews or offers', () => {
  it('is plain for what waits, and tells everything else', () => {
    expect(addressOf(defaultView(pending), pending)).toBe('/reviews/apps/pending');
    const view = {
      page: 2,
      rows: 25,
      search: 'wharf',
      states: [],
      rating: '4',
      listing: 'kea',
    } as const;
    const address = addressOf(view, pending);
    expect(readView(new URLSearchParams(address.split('?')[1]), pending)).toEqual(view);
  });

  it('falls back where it is not understood', () => {
    const odd = new URLSearchParams('page=-1&rows=7&status=live&rating=6');
    expect(readView(odd, pending)).toEqual({ ...defaultView(pending), states: [] });
    expect(readView(odd, active)).toEqual(defaultView(active));
  });

  it('asks the server for what it says', () => {
    const view = { ...defaultView(pending), rating: '5', listing: 'kea', search: ' wharf ' };
    expect(toQuery(view, pending)).toEqual({
      collection: 'apps',
      shelf: 'pending',
      page: 1,
      pageSize: 10,
      search: 'wharf',
      states: ['pending'],
      listing: 'kea',
      filters: { rating: '5' },
    });
  });

  it('is narrowed by a choice, not by showing everything', () => {
    expect(isNarrowed(defaultView(pending), pending)).toBe(false);
    expect(isNarrowed({ ...defaultView(pending), states: [] }, pending)).toBe(false);
    expect(isNarrowed({ ...defaultView(pending), states: ['declined'] }, pending)).toBe(true);
  });
});
