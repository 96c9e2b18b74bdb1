import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Violations of axe's best-practice rules for whole pages, such as content outside of landmarks. Stories run the other
 * rules.
 */
export async function bestPractice(page: Page): Promise<string[]> {
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

const controls = /^(button|link|checkbox|switch|combobox|textbox|searchbox|menuitem)$/;

/** Controls with the same role and name but different effects; links to one URL are equal. */
export async function sameNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const effects = new Map<string, Set<string>>();
  for (const { ignored, nodeId, role, name, properties = [] } of nodes) {
    const kind = String(role?.value);
    // The browser's own button in a date field.
    const native = /^Show date picker/.test(String(name?.value));
    if (ignored || native || !controls.test(kind)) continue;
    const url = properties.find((property) => String(property.name) === 'url')?.value.value;
    const words = `${kind} "${String(name?.value ?? '')}"`;
    effects.set(words, (effects.get(words) ?? new Set()).add(String(url ?? nodeId)));
  }
  return [...effects].flatMap(([words, { size }]) => (size > 1 ? [`${size} times ${words}`] : []));
}
