// Figures of the listings, in a real browser against the built product: typing in the form, and a list of 10,000.
// They are printed, and are no pass or fail: another machine has others.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium } from 'playwright';
import { startBackend } from '../lib/backend.mjs';
import { browserArguments, requireBrowser } from '../lib/browser.mjs';
import { ensureBuilt } from '../lib/build.mjs';
import { fail, say } from '../lib/say.mjs';

const listings = 10_000;
const email = 'vendor@portal.test';
const password = 'greenstone-4400';

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Copies a live app of the vendor until there are enough. */
function fill(/** @type {string} */ file) {
  const db = new DatabaseSync(file);
  const columns = db
    .prepare('select name from pragma_table_info(?)')
    .all('apps')
    .map(({ name }) => String(name))
    .filter((name) => !['id', 'document_id', 'slug', 'name'].includes(name));
  const model = db
    .prepare(
      `select a.id from apps a join accounts c on c.id = a.account_id
       where a.status = 'APPROVED' and a.revision_of is null and c.email = ? limit 1`,
    )
    .get(email);
  if (!model) throw new Error('The demo has no live app of the vendor.');
  const copy = db.prepare(
    `insert into apps (document_id, slug, name, ${columns.join(', ')})
     select ?, ?, ?, ${columns.join(', ')} from apps where id = ?`,
  );
  db.exec('begin');
  for (let index = 0; index < listings; index += 1)
    copy.run(`bench${index}`, `bench-${index}`, `Bench listing ${index}`, Number(model.id));
  db.exec('commit');
  db.close();
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const line = (/** @type {string} */ what, /** @type {string} */ figure, goal = '') =>
  say(`${what.padEnd(52)} ${figure.padStart(12)}   ${goal}`);
const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** Script of one key, from the browser's own count, with the keys of the page's other fields as a control. */
async function typing(/** @type {import('playwright').Page} */ page) {
  await page.goto('/apps/new');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  for (const name of ['Name', 'Short description', 'Full description']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.click();
    await page.keyboard.type('warm up ');
    const rounds = [];
    for (let round = 0; round < 5; round += 1) {
      const before = await script();
      for (let key = 0; key < 40; key += 1) await page.keyboard.press('a');
      rounds.push((await script()) - before);
    }
    line(`a key in "${name}", script`, ms(median(rounds) / 40), 'goal 0.6 ms');
  }
}

/** What a deed with the list of 10,000 takes, and its longest frame. */
async function longList(/** @type {import('playwright').Page} */ page) {
  await page.addInitScript(() => {
    const frames = /** @type {number[]} */ ([]);
    Object.assign(window, { frames });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration);
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
  await page.goto('/apps/active');
  const shown = (/** @type {RegExp} */ words) => page.getByText(words).first().waitFor();
  const first = /^1–10 of 10,?\d{3}$/;
  await shown(first);
  const deed = async (
    /** @type {string} */ what,
    /** @type {() => Promise<void>} */ act,
    /** @type {RegExp} */ then,
  ) => {
    await page.evaluate(() => {
      Reflect.get(window, 'frames').length = 0;
    });
    const start = performance.now();
    await act();
    await shown(then);
    const took = performance.now() - start;
    await page.waitForTimeout(300);
    const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'frames')));
    line(
      `${listings.toLocaleString('en-NZ')} listings, ${what}`,
      ms(took),
      longest > 50 ? `longest frame ${ms(longest)}, goal 50 ms` : 'no frame over 50 ms',
    );
  };
  await deed('next page', () => page.getByRole('link', { name: 'Next page' }).click(), /^11–20 of/);
  await deed(
    'last page',
    () =>
      page
        .getByRole('link', { name: /1,?00\d$/ })
        .last()
        .click(),
    /^10,?0\d\d–10,?0\d\d of/,
  );
  await page.goto('/apps/active');
  await shown(first);
  await deed('searched', () => page.getByRole('searchbox').fill('listing 4242'), /^1–1 of 1$/);
  await page.goto('/apps/active');
  await shown(first);
  await deed('sorted', () => page.getByRole('button', { name: 'Last change' }).click(), first);
  await page.goto('/apps/active?rows=100');
  await shown(/^1–100 of 10,?\d{3}$/);
  await deed(
    'a hundred rows, next page',
    () => page.getByRole('link', { name: 'Next page' }).click(),
    /^101–200 of/,
  );
}

try {
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const start = () => startBackend({ PORT: String(port), DATA_DIR: dataDir });
  let backend = await start();
  const stop = () =>
    new Promise((gone) => {
      backend.once('exit', gone);
      backend.kill('SIGTERM');
    });
  await stop();
  fill(join(dataDir, 'portal.db'));
  backend = await start();
  const browser = await chromium.launch({
    executablePath: await requireBrowser(say),
    args: browserArguments(),
  });
  try {
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
    await context.request.post('/api/auth/local', { data: { identifier: email, password } });
    const page = await context.newPage();
    await typing(page);
    await longList(await context.newPage());
  } finally {
    await browser.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
} catch (error) {
  fail(error);
}
