import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe's good practice finds on a whole page, such as what stands in no landmark. A story is no whole page, so its
 * other rules run there.
 */
export async function practice(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const inPage: typeof axe = Reflect.get(window, 'axe');
    // A menu floats at the end of the document, away from the landmark of the button it belongs to.
    const floating = ['[data-radix-popper-content-wrapper]'];
    const context = { include: [document.documentElement], exclude: floating };
    const { violations } = await inPage.run(context, {
      runOnly: ['best-practice'],
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
    );
  });
}
