import type { Page } from '@playwright/test';

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
