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

describe('the query of a list of reviews or offers', () => {
  it('is empty for the default view and contains everything else', () => {
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

  it('falls back to defaults for unknown values', () => {
    const odd = new URLSearchParams('page=-1&rows=7&status=live&rating=6');
    expect(readView(odd, pending)).toEqual(defaultView);
    expect(readView(new URLSearchParams('status=declined'), active)).toEqual(defaultView);
  });

  it('converts to the API query', () => {
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

  it('contains every status by default', () => {
    expect(toQuery(defaultView, pending)).not.toHaveProperty('states');
    expect(isNarrowed(defaultView)).toBe(false);
    expect(isNarrowed({ ...defaultView, states: ['pending'] })).toBe(true);
  });
});
