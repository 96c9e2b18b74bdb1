import type { Page } from '@playwright/test';

/** Lets the notifications of a page be polled: their stream is a request that never ends, so the network would never be idle. */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.route('**/me/notifications/stream', (route) =>
    route.fulfill({ json: { data: { unread: 0, latest: 0 }, meta: {} } }),
  );
