// Measures the product in a real browser: `npm run bench`, or some parts: `npm run bench -- sign-in table`.
// Prints the figures with their goals. They do not pass or fail, because they depend on the machine.
import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { chromium } from 'playwright';
import { browserArguments, browserEnvironment, requireBrowser } from '../lib/browser.mjs';
import { ensureBuilt } from '../lib/build.mjs';
import { fail, PlainError, say } from '../lib/say.mjs';
import { build, stories } from './build.mjs';
import { serveLab } from './lab/serve.mjs';
import { longList, typing } from './listings.mjs';
import { table as figures } from './measure.mjs';
import { firstList, signIn } from './pages.mjs';
import { fetchAll, select, table } from './parts.mjs';
import { credentials, startProduct } from './product.mjs';
import { routes } from './routes.mjs';
import { shift } from './shift.mjs';

/**
 * @typedef {object} Bench
 * @property {import('playwright').Browser} browser
 * @property {() => string} url URL of the product.
 * @property {() => string} lab URL of the floors and single components.
 * @property {(context: import('playwright').BrowserContext) => Promise<void>} signedIn
 * @property {(path?: string) => Promise<import('playwright').Page>} page Opens a signed-in page in its own context.
 * @property {ReturnType<typeof figures>} row Prints a figure.
 */

/** @type {Record<string, { needs: readonly ('product' | 'lab')[], run: (bench: Bench) => Promise<void> }>} */
const parts = {
  'sign-in': { needs: ['product', 'lab'], run: signIn },
  'first-list': { needs: ['product', 'lab'], run: firstList },
  routes: { needs: ['product'], run: routes },
  typing: { needs: ['product'], run: typing },
  select: { needs: ['lab'], run: select },
  table: { needs: ['lab'], run: table },
  'fetch-all': { needs: ['lab'], run: fetchAll },
  'long-list': { needs: ['product'], run: longList },
  shift: { needs: ['product'], run: shift },
  stories: { needs: [], run: stories },
  build: { needs: [], run: build },
};

const load = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;

try {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown)
    throw new PlainError(`Unknown part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
  const chosen = Object.entries(parts).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  );
  const needs = new Set(chosen.flatMap(([, part]) => part.needs));
  await ensureBuilt();
  const product = needs.has('product') ? await startProduct() : null;
  const lab = needs.has('lab') ? await serveLab() : null;
  const browser = await chromium.launch({
    executablePath: await requireBrowser(say),
    args: browserArguments(),
    env: browserEnvironment(),
  });
  const signedIn = async (/** @type {import('playwright').BrowserContext} */ context) => {
    await context.request.post(`${product?.url}/api/auth/local`, { data: credentials });
  };
  say(`Load average at the start: ${load()}\n`);
  const row = figures();
  try {
    for (const [, part] of chosen)
      await part.run({
        browser,
        url: () => product?.url ?? '',
        lab: () => lab?.url ?? '',
        signedIn,
        page: async (path) => {
          const context = await browser.newContext({ baseURL: product?.url ?? '' });
          await signedIn(context);
          const page = await context.newPage();
          if (path) await page.goto(path);
          return page;
        },
        row,
      });
  } finally {
    await browser.close();
    lab?.close();
    await product?.stop();
  }
  say(`\nLoad average at the end: ${load()}`);
} catch (error) {
  fail(error);
}
