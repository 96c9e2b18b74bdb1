import { expect, test, vi } from 'vitest';
import { createPrefetch } from './prefetch.ts';

test('only the code of the page behind the address is fetched, and a failure is nobody’s business yet', async () => {
  const page = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  const other = vi.fn(async () => ({}));
  const prefetch = createPrefetch([
    {
      path: '/apps',
      children: [
        { path: 'view/:id', lazy: page },
        { path: 'new', lazy: other },
      ],
    },
  ]);
  prefetch('/apps/view/kea?edit#top');
  prefetch('/elsewhere');
  await Promise.resolve();
  expect([page.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
