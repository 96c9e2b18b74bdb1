import type { Page } from '@playwright/test';

/** No frame takes as long on any machine; a browser that draws none at all must not stop a journey. */
const longest = 2000;

/** Waits until what changed has been drawn. */
export const rendered = (page: Page): Promise<unknown> =>
  page.evaluate(
    (most) =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, most);
      }),
    longest,
  );
