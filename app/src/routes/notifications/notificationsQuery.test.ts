import { expect, it } from 'vitest';
import { readView, viewAddress } from './notificationsQuery.ts';

it('keeps the filters in the URL, and drops unknown ones', () => {
  const view = { unread: true, kind: 'offer-decided' } as const;
  expect(readView(new URL(viewAddress(view), 'https://x').searchParams)).toEqual(view);
  const none = { unread: false, kind: null };
  expect(readView(new URLSearchParams('show=all&kind=weather'))).toEqual(none);
  expect(viewAddress(none)).toBe('/notifications');
});
