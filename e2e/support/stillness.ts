import type { Page } from '@playwright/test';
import { rendered } from './inPage.ts';

interface Shift {
  node: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** Records layout shifts of the page, starting with the next navigation. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Ignore a few pixels, as from a font swap.
        if (Reflect.get(entry, 'value') < 0.002) continue;
        // When a page grows below a sticky bar, Chromium sometimes counts the bar's background, a pseudo-element
        // without a node, as moved although it renders in the same place in every frame.
        const bar = document.querySelector('[data-window-foot]')?.getBoundingClientRect();
        const stays = ({ node, currentRect: { top, bottom } }: Shift) =>
          !node && bar?.bottom === innerHeight && bottom === innerHeight && top <= bar.top;
        const sources: Shift[] = Reflect.get(entry, 'sources');
        if (sources.length > 0 && sources.every(stays)) continue;
        const descriptions = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node?.textContent?.trim().slice(0, 40) || node?.nodeName || 'no node';
          const place = ({ x, y, width, height }: DOMRect) =>
            [x, y, width, height].map(Math.round).join(' ');
          return `"${name}" from ${place(from)} to ${place(to)}`;
        });
        moved.push(`${Reflect.get(entry, 'value').toFixed(4)}: ${descriptions.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far, including those of the last frame. */
export async function moved(page: Page): Promise<string[]> {
  await rendered(page);
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return Reflect.get(window, 'moved');
  });
}

/**
 * Delivers API responses one by one, each after the previous one has rendered, and pages without the data that the server would
 * send with them, as in a browser that sends no `Sec-Fetch` headers. The returned function waits for all pending responses,
 * returns the layout shifts and stops intercepting. With the cache, which Playwright's routes turn off.
 */
export async function respondOneByOne(page: Page): Promise<() => Promise<string[]>> {
  let last: Promise<unknown> = Promise.resolve();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    if (resourceType === 'Document') {
      const headers = Object.entries({ ...request.headers, 'sec-purpose': 'prefetch' });
      const named = headers.map(([name, value]) => ({ name, value }));
      // The page may close or leave meanwhile.
      devtools.send('Fetch.continueRequest', { requestId, headers: named }).catch(() => undefined);
      return;
    }
    const turn = last.then(async () => {
      try {
        // The app shell renders once session and plan are known.
        if (!/\/api\/(auth|users|me)\//.test(request.url))
          await page.getByRole('main', { includeHidden: true }).waitFor();
        await rendered(page);
      } finally {
        await devtools.send('Fetch.continueRequest', { requestId });
      }
    });
    // A call of the page before fails with its page.
    last = turn.catch(() => undefined);
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ resourceType: 'Document' }, { urlPattern: '*/api/*', requestStage: 'Response' }],
  });
  return async () => {
    for (let seen: unknown; seen !== last; ) {
      seen = last;
      await last;
      await rendered(page);
    }
    await devtools.detach();
    return moved(page);
  };
}
