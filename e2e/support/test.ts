import { test as base, expect, type Page } from '@playwright/test';
import { type Product, withProduct } from './product.ts';

interface Fixtures {
  /** Opens a window of its own in which this person is signed in. */
  signedIn: (email: string) => Promise<Page>;
  /** Every policy violation and every error of a page; empty after a good journey. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [async ({}, use) => withProduct(use), { scope: 'worker' }],
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  signedIn: async ({ browser, product, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (email) => {
      const context = await browser.newContext({ baseURL: product.url });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${email}: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        if (/Content Security Policy|TrustedHTML|hydrat/i.test(text))
          complaints.push(`${email}: ${text}`);
      });
      await page.goto('/');
      await signIn(page, email);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

export const demoPassword = 'greenstone-4400';

export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /My listings|Dashboard/ }),
  ).toBeVisible();
}
