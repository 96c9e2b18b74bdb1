import type { Page } from '@playwright/test';
import { rendered } from './firstPaint.ts';

interface Shift {
  node: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** Notes what the page moves by itself, from its first moment on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A few pixels of one card, as when a word of it is set in another font.
        if (Reflect.get(entry, 'value') < 0.002) continue;
        // When a page grows below a bar that sticks to the window, Chromium at times counts the bar's ground, a
        // pseudo-element without a node, as moved by as much, though it is drawn in the same place in every frame.
        const bar = document.querySelector('[data-window-foot]')?.getBoundingClientRect();
        const stays = ({ node, currentRect: { top, bottom } }: Shift) =>
          !node && bar?.bottom === innerHeight && bottom === innerHeight && top <= bar.top;
        const sources: Shift[] = Reflect.get(entry, 'sources');
        if (sources.length > 0 && sources.every(stays)) continue;
        const told = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node?.textContent?.trim().slice(0, 40) || node?.nodeName || 'no node';
          const place = ({ x, y, width, height }: DOMRect) =>
            [x, y, width, height].map(Math.round).join(' ');
          return `"${name}" from ${place(from)} to ${place(to)}`;
        });
        moved.push(`${Reflect.get(entry, 'value').toFixed(4)}: ${told.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far, once what was drawn last has been looked at. */
export async function moved(page: Page): Promise<string[]> {
  await rendered(page);
  return page.evaluate(async () => {
    await new Promise((told) => setTimeout(told));
    return Reflect.get(window, 'moved');
  });
}

/**
 * Lets the answers come one by one, and each only when what was there before it has been painted. What it returns waits
 * until all have come, answers what moved until then, and lets later ones come as they like.
 */
export async function respondOneByOne(page: Page): Promise<() => Promise<string[]>> {
  let last: Promise<unknown> = Promise.resolve();
  let over = false;
  await page.route('**/api/**', async (route) => {
    if (over) return route.continue();
    const reply = route.fetch();
    const turn = last.then(async () => {
      const response = await reply;
      // The frame stands once the portal knows who is there, and what is paid for.
      if (!/\/api\/(auth|users|me)\//.test(route.request().url())) {
        await page.getByRole('main', { includeHidden: true }).waitFor();
      }
      await rendered(page);
      await route.fulfill({ response });
    });
    last = turn.catch(() => undefined);
    await turn;
  });
  return async () => {
    for (let seen: unknown; seen !== last; ) {
      seen = last;
      await last;
      await rendered(page);
    }
    over = true;
    return moved(page);
  };
}
