import type { Locator, Page } from '@playwright/test';

/* Measurements and changes that need a script in the page. None of them looks up elements. */

/** The scroll position in pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

export const scrollDown = (page: Page, to: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo(0, top), to);

/** Whether all style sheets of the page have loaded. */
export const isStyled = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );

/** The length of the browser history. */
export const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** The local drafts on the device as JSON. */
export const textsOnDevice = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('portal-texts', 1);
        // No database yet; only the portal may create it.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('[]');
        opening.onsuccess = () => {
          const database = opening.result;
          const texts = database.transaction('texts').objectStore('texts').getAll();
          texts.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(texts.result));
          };
        };
      }),
  );

/** Sets the storage quota of an origin to 1 byte, as long as this page is open. */
export async function fillDevice(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}

/** Whether the device can store a text of 500 characters. */
export const hasSpace = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('probe', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('probe');
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('probe', 'readwrite');
          writing.objectStore('probe').put('word '.repeat(100), 'text');
          writing.oncomplete = () => resolve(true);
          writing.onabort = () => resolve(false);
        };
      }),
  );

/** Dispatches keydown events on the focused element without a pause. */
export const typeAtOnce = (page: Page, words: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of text)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, words);

/** Makes timers of this many milliseconds twenty times as long from the next navigation on. */
const holdTimers = (page: Page, milliseconds: number): Promise<unknown> =>
  page.addInitScript((usual) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (wait, self, [action, time, ...rest]) =>
        Reflect.apply(wait, self, [action, time === usual ? 20 * usual : time, ...rest]),
    });
  }, milliseconds);

/** Extends the time for Undo, for slow machines. */
export const holdUndo = (page: Page): Promise<unknown> => holdTimers(page, 5_000);

/** Extends the time limit of API calls, for tests that hold back their responses. */
export const holdCalls = (page: Page): Promise<unknown> => holdTimers(page, 15_000);

/** Logs these words to the console whenever a pointer is used. */
export const logPointers = (page: Page, words: string): Promise<unknown> =>
  page.addInitScript((text) => {
    addEventListener('pointerdown', () => console.log(text), true);
  }, words);

/** Applies a style sheet to the page; an empty text removes it. */
export const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);

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

/** Rejects a promise that nothing handles. */
export const rejectUncaught = (page: Page): Promise<void> =>
  page.evaluate(() => void Promise.reject(new Error('broken promise')));

/** Throws errors that nothing catches. */
export const throwUncaught = (page: Page, times: number): Promise<void> =>
  page.evaluate((count) => {
    for (let left = count; left > 0; left -= 1)
      setTimeout(() => {
        throw new Error('broken');
      });
  }, times);

/** Texts and places of elements, in whole pixels. */
export const placesOf = (elements: Locator): Promise<unknown[]> =>
  elements.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.textContent, ...[x, y, width, height].map(Math.round)];
    }),
  );

/** Waits until the whole HTML of the page is parsed; module scripts may not have run yet. */
export const untilParsed = (page: Page) =>
  page.waitForFunction(() => document.readyState !== 'loading');
