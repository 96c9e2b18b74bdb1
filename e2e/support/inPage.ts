import type { Page } from '@playwright/test';

/* What only a script in the page can measure or bring about; nothing here looks for anything in it. */

/** How far down somebody has scrolled. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

export const scrollDown = (page: Page, to: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo(0, top), to);

/** How many pages Back and Forward know. */
export const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** All that the device keeps of what was typed, as it is written there. */
export const textsOnDevice = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('portal-texts', 1);
        // Nothing was kept so far, and only the portal itself makes the place for it.
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

/** Leaves the pages of an address no room on the device, as long as this page is open. */
export async function fillDevice(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}

/** Whether the device takes a text of ordinary length. */
export const hasSpace = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('room', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('room');
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('room', 'readwrite');
          writing.objectStore('room').put('word '.repeat(100), 'text');
          writing.oncomplete = () => resolve(true);
          writing.onabort = () => resolve(false);
        };
      }),
  );

/** Keys on what has the focus, faster than any hand, so that there is no pause between them. */
export const typeAtOnce = (page: Page, words: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of text)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, words);

/** How long a decision can be taken back, which a busy machine may take to show the next page. */
const undoTime = 5_000;

/** From the next page on a decision can be taken back for as long as a journey takes. */
export const holdUndo = (page: Page): Promise<unknown> =>
  page.addInitScript((offered) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (wait, self, [action, time, ...rest]) =>
        Reflect.apply(wait, self, [action, time === offered ? 20 * offered : time, ...rest]),
    });
  }, undoTime);

/** Says these words on the console whenever a pointer is used. */
export const tellPointers = (page: Page, words: string): Promise<unknown> =>
  page.addInitScript((text) => {
    addEventListener('pointerdown', () => console.log(text), true);
  }, words);

/** Text as people set it: twice as large, or wider apart. */
export const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);
