import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Violations of axe's best-practice rules for whole pages, such as content outside of landmarks. Stories run the other
 * rules.
 */
export async function practice(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const inPage: typeof axe = Reflect.get(window, 'axe');
    // Menus render at the end of the document, outside of landmarks.
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
