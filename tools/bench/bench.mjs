// Measures the product in a real browser: `npm run bench`, or some parts: `npm run bench -- sign-in table`.
// `--against FOLDER` also measures another checkout of the repository, in the same rounds; `--profile FOLDER` writes CPU profiles.
// Prints the figures with their goals. They do not pass or fail, because they depend on the machine.
import { mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, browserEnvironment, requireBrowser } from '../lib/browser.mjs';
import { root } from '../lib/runtime.mjs';
import { PlainError, say } from '../lib/say.mjs';
import { routeChange, typing } from './actions.mjs';
import { build, stories } from './build.mjs';
import { capture } from './capture.mjs';
import { firstVisit } from './firstVisit.mjs';
import { trustArguments } from './front.mjs';
import { serveLab } from './lab/serve.mjs';
import { longList } from './listings.mjs';
import { table as figures } from './measure.mjs';
import { notifications } from './notifications.mjs';
import { firstList, form, signIn } from './pages.mjs';
import { fetchAll, select, table } from './parts.mjs';
import { credentials, startProduct } from './product.mjs';
import { routes } from './routes.mjs';
import { shift } from './shift.mjs';

/** @typedef {(context: import('playwright').BrowserContext) => Promise<unknown>} SignIn */
/** @typedef {{ url: string, signIn: SignIn }} Site */

/**
 * @typedef {object} Bench
 * @property {import('playwright').Browser} browser
 * @property {() => Site & import('./product.mjs').Product} product
 * @property {Site | undefined} other The product of the other checkout.
 * @property {() => import('./lab/serve.mjs').Lab} lab Floors and single components.
 * @property {import('./lab/serve.mjs').Lab | undefined} otherLab The same with the packages of the other checkout.
 * @property {(path?: string) => Promise<import('playwright').Page>} page Opens a signed-in page in its own context.
 * @property {(name: string) => string | undefined} profile File for the CPU profile of a part, if wanted.
 * @property {ReturnType<typeof figures>} row Prints a figure.
 */

/** @type {Record<string, { needs: readonly ('product' | 'lab')[], run: (bench: Bench) => Promise<void> }>} */
const parts = {
  'sign-in': { needs: ['product', 'lab'], run: signIn },
  'first-list': { needs: ['product', 'lab'], run: firstList },
  form: { needs: ['product'], run: form },
  'first-visit': { needs: ['product'], run: firstVisit },
  'route-change': { needs: ['product', 'lab'], run: routeChange },
  typing: { needs: ['product', 'lab'], run: typing },
  routes: { needs: ['product'], run: routes },
  select: { needs: ['lab'], run: select },
  table: { needs: ['lab'], run: table },
  'fetch-all': { needs: ['lab'], run: fetchAll },
  'long-list': { needs: ['product'], run: longList },
  notifications: { needs: ['product'], run: notifications },
  shift: { needs: ['product'], run: shift },
  stories: { needs: [], run: stories },
  build: { needs: [], run: build },
};

const load = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;

/** @template T @param {T | undefined} value @returns {T} */
const required = (value) => {
  if (value === undefined) throw new Error('The part does not name all that it needs.');
  return value;
};

/** @param {import('./product.mjs').Product} product @returns {Site & import('./product.mjs').Product} */
const site = (product) => ({
  ...product,
  signIn: (context) =>
    context.request.post(`${product.backend}/api/auth/local`, {
      data: credentials,
      failOnStatusCode: true,
    }),
});

/** @type {(() => unknown)[]} */
const cleanups = [];
try {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, profile: { type: 'string' } },
  });
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown)
    throw new PlainError(`Unknown part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
  const chosen = Object.entries(parts).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  );
  if (values.profile) mkdirSync(values.profile, { recursive: true });
  const needs = new Set(chosen.flatMap(([, part]) => part.needs));
  const start = async (/** @type {string} */ checkout) => {
    const product = await startProduct(checkout);
    cleanups.push(product.stop);
    return site(product);
  };
  const product = needs.has('product') ? await start(root) : undefined;
  const against = values.against && resolve(values.against);
  const other = against && product ? await start(against) : undefined;
  const browser = await chromium.launch({
    executablePath: await requireBrowser(say),
    args: [...browserArguments(), ...trustArguments()],
    env: browserEnvironment(),
  });
  cleanups.push(() => browser.close());
  const page = async (/** @type {string | undefined} */ path) => {
    const { url, signIn: enter } = required(product);
    const context = await browser.newContext({ baseURL: url });
    await enter(context);
    const opened = await context.newPage();
    if (path) await opened.goto(path);
    return opened;
  };
  const startLab = async (/** @type {Parameters<typeof serveLab>[0]} */ options) => {
    const lab = await serveLab(options);
    cleanups.push(lab.close);
    return lab;
  };
  const lab = needs.has('lab')
    ? await startLab(
        product && {
          product: { backend: product.backend, pages: await capture(await page(undefined)) },
        },
      )
    : undefined;
  const otherLab =
    against && chosen.some(([name]) => name === 'table')
      ? await startLab({ checkout: against })
      : undefined;
  say(`Load average at the start: ${load()}\n`);
  const row = figures();
  for (const [, part] of chosen)
    await part.run({
      browser,
      product: () => required(product),
      other: other || undefined,
      lab: () => required(lab),
      otherLab,
      page,
      profile: (name) => values.profile && join(values.profile, `${name}.cpuprofile`),
      row,
    });
  say(`\nLoad average at the end: ${load()}`);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof PlainError) say(error.message);
  else console.error(error);
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
}
