import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Product, withProduct } from './product.ts';

interface Fixtures {
  /** Opens a window of its own in which this person, or with null no one, is signed in; its page is still empty. */
  signedIn: (email: string | null) => Promise<Page>;
  /** Every policy violation and every error of any page; empty after a good journey. */
  complaints: string[];
}

interface WorkerFixtures {
  product: Product;
}

const broken = /Content Security Policy|Trusted(HTML|Script|Types)|hydrat/i;

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => withProduct(use),
    // Its start takes a few seconds, and minutes where many share a machine.
    { scope: 'worker', timeout: 240_000 },
  ],
  complaints: [
    async ({ browser }, use) => {
      const complaints: string[] = [];
      const listen = (context: BrowserContext) => {
        context.on('weberror', (error) => complaints.push(error.error().message));
        context.on('console', (message) => {
          if (broken.test(message.text())) complaints.push(message.text());
        });
        return context;
      };
      // Each window is listened to, with all its tabs.
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => listen(await newContext(options));
      await use(complaints);
      browser.newContext = newContext;
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signedIn: async ({ browser, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (email) => {
      const context = await openContext(browser, product.url, email);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

export const demoPassword = 'greenstone-4400';

/** A window of its own with the session of this person, as the page of signing in would leave it. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  email: string | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  if (email === null) return context;
  const data = { identifier: email, password: demoPassword };
  const response = await context.request.post('/api/auth/local', { data });
  expect(response.ok(), `${email} signs in`).toBe(true);
  return context;
}

export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /My listings|Dashboard/ }),
  ).toBeVisible();
}
