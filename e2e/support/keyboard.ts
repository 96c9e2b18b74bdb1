import type { Page } from '@playwright/test';

type AriaRole = Parameters<Page['getByRole']>[0];

/** Goes on by a key until this has the focus, as a person without a pointer does. */
export async function tabTo(
  page: Page,
  role: AriaRole,
  name: RegExp | string,
  key = 'Tab',
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  let found = await wanted.elementHandle();
  for (let step = 0; step < 90; step += 1) {
    const [here, gone] = (await found?.evaluate((element) => [
      element === document.activeElement,
      !element.isConnected,
    ])) ?? [false, true];
    if (here) return;
    // The page may draw it anew meanwhile; to look for it at each key would take long.
    if (gone) found = await wanted.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error(`No way to ${name} by ${key}.`);
}

/** Goes to a button, link or check and presses it. */
export async function pressAt(page: Page, role: AriaRole, name: RegExp | string, key = 'Enter') {
  await tabTo(page, role, name);
  await page.keyboard.press(key);
}

/** Goes to a field and types. */
export async function typeAt(page: Page, name: RegExp | string, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

/** Goes to a searchable select and takes its first option. */
export async function pickAt(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, 'combobox', name);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}
