import type { Page } from '@playwright/test';

/** Milliseconds to wait for a frame; a browser that renders none must not block a test. */
const longest = 2000;

/** Waits until pending changes have rendered. */
export const rendered = (page: Page): Promise<unknown> =>
  page.evaluate(
    (most) =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, most);
      }),
    longest,
  );
