import type { Frame, Page } from '@playwright/test';
import { expect } from './test.ts';

/* The provider's fields and the bank's question, found as they are named at the provider itself. */

async function frameWith(page: Page, selector: string): Promise<Frame> {
  let found: Frame | undefined;
  await expect
    .poll(async () => {
      for (const frame of page.frames()) {
        if (frame !== page.mainFrame() && (await frame.locator(selector).count()) > 0)
          found = frame;
      }
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No frame has ${selector}.`);
  return found;
}

async function fillHosted(page: Page, name: string, value: string): Promise<void> {
  const field = (await frameWith(page, `[name="${name}"]`)).locator(`[name="${name}"]`);
  await field.fill('');
  await field.pressSequentially(value);
}

/** Types a card into the provider's fields and presses 'Add card'. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await fillHosted(page, 'cardnumber', number);
  await fillHosted(page, 'exp-date', '1230');
  await fillHosted(page, 'cvc', '123');
  await page.getByRole('button', { name: 'Add card' }).click();
}

/** Presses a button of the bank's question. */
export async function answerBank(page: Page, answer: 'authorize' | 'fail'): Promise<void> {
  const button = `#test-source-${answer}-3ds`;
  await (await frameWith(page, button)).locator(button).click();
}
