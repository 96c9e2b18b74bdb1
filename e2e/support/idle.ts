import type { Page } from '@playwright/test';

/**
 * Lets the notifications of a page be polled: their stream is a request that never ends, so the network would never be idle.
 * Playwright's routes turn off the cache of the page, so that each navigation compiles all scripts anew.
 */
export async function withoutStream(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const body = btoa(JSON.stringify({ data: { unread: 0, latest: 0 }, meta: {} }));
  const responseHeaders = [{ name: 'Content-Type', value: 'application/json' }];
  devtools.on('Fetch.requestPaused', ({ requestId }) =>
    devtools
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      // The page may close or leave meanwhile.
      .catch(() => undefined),
  );
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/me/notifications/stream*' }],
  });
}
