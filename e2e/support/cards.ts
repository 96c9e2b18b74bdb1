import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/* Stripe's card fields and its 3D Secure dialog, found by Stripe's own labels. */

async function inFrames(page: Page, role: 'textbox' | 'button', name: string): Promise<Locator> {
  let found: Locator | undefined;
  await expect
    .poll(async () => {
      for (const frame of page.frames()) {
        const wanted = frame.getByRole(role, { name, exact: true });
        // The frame may detach in the meantime.
        const has = frame !== page.mainFrame() && (await wanted.count().catch(() => 0)) > 0;
        if (has) found = wanted;
      }
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No frame has ${name}.`);
  return found;
}

/** A field of the card provider, by its label. */
export const hostedField = (page: Page, name: string) => inFrames(page, 'textbox', name);

export async function fillHosted(page: Page, name: string, value: string): Promise<void> {
  const field = await hostedField(page, name);
  await field.fill('');
  await field.pressSequentially(value);
}

/** Types a card into the provider's fields and presses 'Add card'. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await fillHosted(page, 'Credit or debit card number', number);
  await fillHosted(page, 'Credit or debit card expiration date', '1230');
  await fillHosted(page, 'Credit or debit card CVC/CVV', '123');
  await page.getByRole('button', { name: 'Add card' }).click();
}

/** Waits for the 3D Secure dialog. */
export async function bankAsks(page: Page): Promise<void> {
  await inFrames(page, 'button', 'Complete');
}

/** Passes or fails 3D Secure. */
export async function confirmWithBank(page: Page, response: 'authorize' | 'fail'): Promise<void> {
  const button = { authorize: 'Complete', fail: 'Fail' }[response];
  await (await inFrames(page, 'button', button)).click();
}

/** Whether a request goes to the card provider's hosts, or to the sandbox. */
export const isOfProvider = (url: URL): boolean =>
  /(^|\.)stripe\.(com|network)$/.test(url.hostname) || /^\/(sandbox|v1)\//.test(url.pathname);

type DeclinedWhen = 'added' | 'charged';

interface Decline {
  number: string;
  /** The card provider's message. */
  message: string;
  when: DeclinedWhen;
}

/** Test cards that are declined, either when added or at every charge. */
const declines: readonly Decline[] = [
  { number: '4000000000000002', message: 'Your card was declined.', when: 'added' },
  { number: '4000000000009995', message: 'Your card has insufficient funds.', when: 'added' },
  { number: '4000000000000069', message: 'Your card has expired.', when: 'added' },
  { number: '4000000000000127', message: "Your card's security code is incorrect.", when: 'added' },
  { number: '4000000000000341', message: 'Your card was declined.', when: 'charged' },
];

type Declines = readonly [Decline, ...Decline[]];

export function declinesWhen(when: DeclinedWhen): Declines {
  const [first, ...more] = declines.filter((decline) => decline.when === when);
  if (!first) throw new Error(`No card is declined when ${when}.`);
  return [first, ...more];
}
