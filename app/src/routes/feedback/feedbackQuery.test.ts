import { describe, expect, it } from 'vitest';
import {
  addressOf,
  defaultView,
  type FeedbackPlace,
  isNarrowed,
  readView,
  toQuery,
} from './feedbackQuery.ts';

const pending: FeedbackPlace = { about: 'reviews', collection: 'apps', scope: 'pending' };
const active: FeedbackPlace = { ...pending, scope: 'active' };

describe('the address of a list of reviews or offers', () => {
  it('is plain for the whole list, and tells everything else', () => {
    expect(addressOf(defaultView, pending)).toBe('/reviews/apps/pending');
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
    expect(readView(odd, pending)).toEqual(defaultView);
    expect(readView(new URLSearchParams('status=declined'), active)).toEqual(defaultView);
  });

  it('asks the server for what it says', () => {
    const states = ['declined'] as const;
    const view = {
      ...defaultView,
      rating: '5',
      listing: 'kea',
      search: ' wharf ',
      states,
    } as const;
    expect(toQuery(view, pending)).toEqual({
      collection: 'apps',
      scope: 'pending',
      page: 1,
      pageSize: 10,
      search: 'wharf',
      states: ['declined'],
      listing: 'kea',
      filters: { rating: '5' },
    });
  });

  it('shows every state until a user chooses one', () => {
    expect(toQuery(defaultView, pending)).not.toHaveProperty('states');
    expect(isNarrowed(defaultView)).toBe(false);
    expect(isNarrowed({ ...defaultView, states: ['pending'] })).toBe(true);
  });
});
