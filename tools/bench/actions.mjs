// Measures route changes between list and form, and typing in the form, without throttling, and compares them with the floor.
import { counted, countOwnTime, inRounds, profiled } from './measure.mjs';

const roundTrips = 10;
const keys = 40;

/** Navigates from within the page: polling from outside would count as work of the page. */
function installTravel() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = async (/** @type {string} */ selector) => {
    while (!document.querySelector(selector) || document.querySelector('[aria-busy="true"]'))
      await frame();
    // Deferred work is part of the route change.
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const rows = 'table tbody a[href*="/view/"]';
  const travel = async (/** @type {number} */ times) => {
    for (let count = 0; count < times; count += 1) {
      const link = document.querySelector('main a[href="/apps/new"]');
      if (!(link instanceof HTMLElement)) throw new Error('The list has no link to the form.');
      link.click();
      await shown('form input[name="name"]');
      history.back();
      await shown(rows);
    }
  };
  Object.assign(window, { travel });
}

/**
 * Opens signed-in pages of the product, the floor and the other build.
 * @param {import('./bench.mjs').Bench} bench
 * @param {string} path
 */
async function open(bench, path) {
  const { other } = bench;
  const product = bench.product();
  /** @type {Record<string, import('./bench.mjs').Site>} */
  const sites = {
    product,
    floor: { url: bench.lab().form, signIn: product.signIn },
    ...(other ? { other } : {}),
  };
  const opened = [];
  for (const [name, site] of Object.entries(sites)) {
    const context = await bench.browser.newContext();
    await site.signIn(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await countOwnTime(session);
    await page.goto(`${site.url}${path}`);
    opened.push({ name, page, session });
  }
  return opened;
}

/** @typedef {Awaited<ReturnType<typeof open>>} Opened */

/**
 * Main thread and script time of an action, paired in rounds.
 * @param {Opened} opened
 * @param {(page: import('playwright').Page) => Promise<unknown>} act
 * @param {number} times How often `act` does what is measured.
 * @param {(page: import('playwright').Page) => Promise<unknown>} [prepare] Not measured.
 */
const measured = (opened, act, times, prepare) =>
  inRounds(
    Object.fromEntries(
      opened.map(({ name, page, session }) => [
        name,
        async () => {
          await prepare?.(page);
          const before = await counted(session);
          await act(page);
          const after = await counted(session);
          return {
            task: (after.task - before.task) / times,
            script: (after.script - before.script) / times,
          };
        },
      ]),
    ),
  );

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {string} what
 * @param {string} goal
 * @param {Awaited<ReturnType<typeof measured>>} runs
 */
function print(bench, what, goal, runs) {
  for (const key of /** @type {const} */ (['task', 'script'])) {
    const of = (/** @type {string} */ name) => runs[name]?.map((each) => each[key]);
    bench.row({
      what: `${what}, ${key === 'task' ? 'main thread' : 'script'}`,
      value: of('product') ?? [],
      unit: 'ms',
      ...(key === 'task' ? { goal } : {}),
      floor: of('floor'),
      other: of('other'),
    });
  }
}

/** @param {Opened} opened */
const close = async (opened) => {
  for (const { page } of opened) await page.context().close();
};

/** @param {import('./bench.mjs').Bench} bench */
export async function routeChange(bench) {
  const opened = await open(bench, '/apps/active');
  const travel = (/** @type {import('playwright').Page} */ page) =>
    page.evaluate((times) => Reflect.get(window, 'travel')(times), roundTrips);
  for (const { page } of opened) {
    await page.locator('table tbody a[href*="/view/"]').first().waitFor();
    await page.evaluate(installTravel);
    await travel(page);
  }
  const runs = await measured(opened, travel, roundTrips);
  print(bench, 'list to form and back', '1.4 of the floor', runs);
  const product = opened[0];
  const file = bench.profile('route change');
  if (product && file) await profiled(file, product.session, () => travel(product.page));
  await close(opened);
}

/** @param {import('./bench.mjs').Bench} bench */
export async function typing(bench) {
  const opened = await open(bench, '/apps/new');
  for (const field of ['Name', 'Short description', 'Full description']) {
    const type = async (/** @type {import('playwright').Page} */ page) => {
      // A pause between keys, so that each has its own frame.
      await page.keyboard.type('a'.repeat(keys), { delay: 30 });
      await page.waitForTimeout(500);
    };
    const empty = (/** @type {import('playwright').Page} */ page) =>
      page.getByRole('textbox', { name: field, exact: true }).fill('');
    for (const { page } of opened) {
      await empty(page);
      await type(page);
    }
    const runs = await measured(opened, type, keys, empty);
    print(bench, `a key in "${field}"`, '1.0 of the floor', runs);
    const product = opened[0];
    const file = bench.profile(`key in ${field}`);
    if (product && file) {
      await empty(product.page);
      await profiled(file, product.session, () => type(product.page));
    }
  }
  await close(opened);
}
