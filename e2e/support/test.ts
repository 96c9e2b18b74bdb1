import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { freePort } from '../../tools/lib/backend.mjs';
import { type Product, withProduct } from './product.ts';

interface Fixtures {
  /** Opens a blank page in a new context with this user signed in; null: no one. */
  signedIn: (email: string | null) => Promise<Page>;
  /** Policy violations and uncaught errors of all pages. Must be empty at the end of a test. */
  pageErrors: string[];
}

interface WorkerFixtures {
  /** With the port of a public directory, which a test may start. */
  product: Product & { directory: { url: string; port: number } };
}

// Starting takes seconds, or minutes on a shared machine.
const started = { scope: 'worker', timeout: 240_000 } as const;

const broken = /Content Security Policy|Trusted(HTML|Script|Types)|hydrat/i;

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const port = await freePort();
      const directory = { url: `http://localhost:${port}`, port };
      await withProduct((product) => use({ ...product, directory }), {
        // `DIRECTORY_URL` would open it after each sign-out.
        DIRECTORY_ORIGINS: directory.url,
      });
    },
    started,
  ],
  pageErrors: [
    async ({ browser }, use) => {
      const pageErrors: string[] = [];
      const listen = (context: BrowserContext) => {
        context.on('weberror', (error) => pageErrors.push(error.error().message));
        context.on('console', (message) => {
          if (broken.test(message.text())) pageErrors.push(message.text());
        });
        return context;
      };
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => listen(await newContext(options));
      await use(pageErrors);
      browser.newContext = newContext;
      expect(pageErrors).toEqual([]);
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

/** Opens a context with this user's session; null: signed out. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  email: string | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, ...options });
  if (email === null) return context;
  const data = { identifier: email, password: demoPassword };
  const response = await context.request.post('/api/auth/local', { data });
  expect(response.ok(), `${email} signs in`).toBe(true);
  return context;
}

/**
 * Ends this page's session from a blank page: the portal would redirect to sign-in and abort the next `goto`. Also on
 * the server: the response to a refresh under way could store its cookie after they are cleared.
 */
export async function endSession(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  expect((await page.request.post(`${url}/api/auth/logout`)).ok(), 'signs out').toBe(true);
  await page.context().clearCookies();
}

/** Types into the open sign-in form and submits it. */
export async function typeSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await typeSignIn(page, email, password);
  await expect(
    page.getByRole('heading', { level: 1, name: /My listings|Dashboard/ }),
  ).toBeVisible();
}
