import type { SavedView } from '@portal/data/savedViews';
import { expect, test } from 'vitest';
import { defaultViewsCookie } from './defaultViews.ts';

test('the cookie has the default views of a user, as many as fit', () => {
  const view = (list: string, query: string, isDefault = true): SavedView => ({
    id: 1,
    list,
    name: 'View',
    query,
    icon: 'bookmark',
    isDefault,
    pinnedAt: null,
    sharedWith: null,
    sharedBy: null,
    editable: true,
  });
  const cookie = defaultViewsCookie(5, [
    view('/apps/active', 'search=desk'),
    view('/apps/pending', 'search=other', false),
    view('/reviews', `search=${'x'.repeat(1900)}`),
    view('/feedback', `search=${'x'.repeat(1900)}`),
    view('/accounts', 'plan=free'),
  ]);
  expect(cookie.length).toBeLessThanOrEqual(3584);
  const { user, ...queries } = JSON.parse(decodeURIComponent(cookie));
  expect(user).toBe(5);
  expect(Object.keys(queries)).toEqual(['/apps/active', '/reviews', '/accounts']);
  expect(queries['/apps/active']).toBe('search=desk');
});
