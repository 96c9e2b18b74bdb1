import type { Locator, Page } from '@playwright/test';
import { array, create, number, string, type } from 'superstruct';
import { type Calls, callsOf, newVendor } from './api.ts';
import { passDays, testCard } from './provider.ts';
import { expect } from './test.ts';

const cardData = type({ customer: string() });
const charges = array(type({ amount: number(), status: string() }));

interface Payer {
  email: string;
  own: Calls;
  addCard(digits: string): Promise<void>;
  /** Advances the card provider's clock and the clock of the page's context. */
  pass(page: Page, days: number): Promise<void>;
  /** Paid amounts in cents, newest first. */
  charges(): Promise<number[]>;
}

/** Creates a vendor with a card. */
export async function newPayer(
  url: string,
  firstName: string,
  card = '4242424242424242',
): Promise<Payer> {
  const email = await newVendor(url, firstName);
  const own = await callsOf(url, email);
  const addCard = async (digits: string): Promise<void> => {
    await own.bare('POST', '/me/stripe/payment-method', { id: testCard(digits) });
  };
  await addCard(card);
  const { customer } = create(await own.bare('GET', '/me/stripe'), cardData);
  return {
    email,
    own,
    addCard,
    pass: async (page, days) => {
      await page.context().clock.setFixedTime(await passDays(url, customer, days));
    },
    charges: async () => {
      const all = create(await own.bare('GET', '/me/stripe/invoices'), charges);
      return all.filter(({ status }) => status === 'paid').map(({ amount }) => amount);
    },
  };
}

/** The plan badge in the top bar. */
export const badge = (page: Page, word: string) =>
  page.getByRole('banner').getByText(word, { exact: true });

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

/** Chooses with the keyboard: a click may miss while the page still loads. */
export async function choose(radio: Locator): Promise<void> {
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** Opens an account page without reloading the portal. */
export async function openInAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

/** Lets one call reach the server and drops its response. */
export async function loseResponse(page: Page, method: string, path: string): Promise<void> {
  let lost = false;
  await page.route(`**/api${path}`, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
}
