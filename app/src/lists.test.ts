import {
  accountsList,
  auditList,
  feedbackList,
  receivedList,
  toFeedbackQuery,
} from '@portal/domain';
import { expect, test } from 'vitest';
import { notificationsList } from './routes/notifications/notificationsList.ts';

const reviews = { about: 'reviews', collection: 'apps', scope: 'pending' } as const;
const activeReviews = { ...reviews, scope: 'active' } as const;

interface Case {
  path: string;
  list: object;
  /** Every filter. */
  query: string;
  /** Queries without a known value. */
  odd: string[];
}

// Rows: X23R.1
test.each<Case>([
  {
    path: '/accounts',
    list: accountsList,
    query:
      'search=aroha&status=blocked&plan=free%2Cpaid&role=vendor%2Csupport&from=2026-01-01&to=2026-02-28&pending=true&sort=name&rows=25&page=3',
    odd: ['status=gone&plan=gold&role=king&from=2026-02-31&to=x&pending=1&sort=age&page=-1'],
  },
  {
    path: '/audit',
    list: auditList,
    query: 'actor=3&action=listing.approve&record=apps%2F12&from=2026-11-01&to=2026-11-20&page=2',
    odd: [
      'actor=me&action=listing.&record=apps&from=2026-02-30',
      'search=x&action=toString&record=users/1/2&from=2026-11-09&to=2026-11-01',
      'from=0d&to=6d',
    ],
  },
  {
    path: '/reviews/received',
    list: receivedList,
    query:
      'listing=%2Fapps%2F12&rating=2%2C1&from=2026-10-01&to=2026-10-31&unanswered=true&sort=rating%3Aasc&page=2',
    odd: ['rating=9&listing=kea&from=x&sort=name'],
  },
  {
    path: '/notifications',
    list: notificationsList,
    query: 'show=unread&kind=offer-decided',
    odd: ['show=all&kind=weather'],
  },
  {
    path: '/reviews/apps/pending',
    list: feedbackList(reviews),
    query: 'search=wharf&status=reply%2Cdeclined&rating=4&listing=kea&rows=25&page=2',
    odd: ['page=-1&rows=7&status=live&rating=6'],
  },
  {
    path: '/reviews/apps/active',
    list: feedbackList(activeReviews),
    query: 'rating=5',
    odd: ['status=declined'],
  },
])('the URL of $path has every filter, and unknown values are none', (one) => {
  const { read, addressOf, initial, isNarrowed } = one.list as typeof accountsList;
  const view = read(new URLSearchParams(one.query));
  expect(addressOf(view)).toBe(`${one.path}?${one.query}`);
  expect(isNarrowed(view)).toBe(true);
  // Unknown values beside known ones are left out.
  const more = one.query.replace(/(status|plan|role)=/g, '$1=zzz%2C');
  expect(read(new URLSearchParams(more))).toEqual(view);
  expect(addressOf(initial)).toBe(one.path);
  for (const odd of one.odd) expect(read(new URLSearchParams(odd))).toEqual(initial);
});

test('only what is set is sent', () => {
  const none = { page: 1, pageSize: 10 };
  expect(auditList.request(auditList.initial)).toEqual(none);
  expect(accountsList.request(accountsList.initial)).toEqual({ ...none, sort: 'newest' });
  const received = new URLSearchParams(
    'listing=%2Fapps%2F12&rating=1,2&from=2026-10-01&to=2026-10-31&unanswered=true',
  );
  expect(receivedList.request(receivedList.read(received))).toEqual({
    ...none,
    sort: receivedList.initial.sort,
    listing: '/apps/12',
    rating: ['2', '1'],
    from: '2026-10-01',
    to: '2026-10-31',
    unanswered: true,
  });
  const view = { rating: '5', listing: 'kea', search: ' wharf ', status: ['declined'] } as const;
  expect(toFeedbackQuery(view, reviews)).toEqual({
    ...none,
    collection: 'apps',
    scope: 'pending',
    search: 'wharf',
    listing: 'kea',
    states: ['declined'],
    filters: { rating: '5' },
  });
});
