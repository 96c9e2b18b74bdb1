import type { Page } from '@playwright/test';

type AriaRole = Parameters<Page['getByRole']>[0];

/** Presses a key until the element has the focus. Throws after 90 presses. */
export async function tabTo(
  page: Page,
  role: AriaRole,
  name: RegExp | string,
  key = 'Tab',
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  let found = await wanted.elementHandle();
  for (let step = 0; step < 90; step += 1) {
    const [focused, gone] = (await found?.evaluate((element) => [
      element === document.activeElement,
      !element.isConnected,
    ])) ?? [false, true];
    if (focused) return;
    // Look it up again only if the page replaced it: a lookup per key would be slow.
    if (gone) found = await wanted.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error(`${name} cannot be reached with ${key}.`);
}

/** Focuses a control with Tab and presses a key on it. */
export async function pressAt(page: Page, role: AriaRole, name: RegExp | string, key = 'Enter') {
  await tabTo(page, role, name);
  await page.keyboard.press(key);
}

/** Focuses a field with Tab and types. */
export async function typeAt(page: Page, name: RegExp | string, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

/** Focuses a searchable select with Tab and picks its first option. */
export async function pickAt(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, 'combobox', name);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}
