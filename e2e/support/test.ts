import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Product, withProduct } from './product.ts';

interface Fixtures {
  /** Opens a window of its own in which this person is signed in. */
  signedIn: (email: string) => Promise<Page>;
  /** Every policy violation and every error of any page; empty after a good journey. */
  complaints: string[];
}

interface WorkerFixtures {
  product: Product;
  /** Settings of the product beside the usual ones; a file that has some gets a product of its own. */
  settings: Record<string, string>;
}

const broken = /Content Security Policy|Trusted(HTML|Script|Types)|hydrat/i;

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use) => withProduct(use, settings),
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
      // Whoever opens a window, also with several tabs, is listened to.
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
      const context = await browser.newContext({ baseURL: product.url });
      contexts.push(context);
      const page = await context.newPage();
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
