import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, browserEnvironment, requireBrowser } from './browser.mjs';
import { root } from './runtime.mjs';
import { reports } from './tally.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ url: string, close: () => unknown }} Server */

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The policy that the README of the package tells to send. */
const [, policy] =
  /^content-security-policy: (.+)$/im.exec(
    readFileSync(join(root, 'packages', 'ui', 'README.md'), 'utf8'),
  ) ?? [];
if (!policy) throw new Error('The README of @portal/ui names no Content-Security-Policy.');

const addressOf = (/** @type {import('node:http').Server} */ server) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Serves a built Vite app with a strict policy. @returns {Promise<Server>} */
async function serveFiles(/** @type {string} */ folder) {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, url === '/' ? 'index.html' : url);
    if (!existsSync(file)) return response.writeHead(404).end();
    const nonce = randomUUID();
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Content-Security-Policy', policy.replace('{nonce}', nonce));
    const body = readFileSync(file);
    return response.end(url === '/' ? body.toString().replaceAll('__NONCE__', nonce) : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${addressOf(server)}`, close: () => server.close() };
}

/** Starts Next.js, whose app sends its own policy. @returns {Promise<Server>} */
async function startNext(
  /** @type {string} */ folder,
  /** @type {'start' | 'dev'} */ command,
  /** @type {NodeJS.ProcessEnv} */ env,
) {
  const server = spawn(
    'node',
    [join(folder, 'node_modules/next/dist/bin/next'), command, '-H', '127.0.0.1', '-p', '0'],
    { cwd: folder, env, stdio: 'pipe' },
  );
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output) ?? [];
      if (address && /Ready in/.test(output)) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`next ${command} ended:\n${output}`)));
  });
  return {
    url,
    async close() {
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** The page listens to events. */
const isReady = (/** @type {Page} */ page) => page.getByText('Ready', { exact: true }).waitFor();

/** The loans app as its users use it, in both themes. */
async function useLoans(/** @type {Page} */ page, /** @type {string} */ name) {
  const button = (/** @type {string} */ label) =>
    page.getByRole('button', { name: label, exact: true });
  const row = (/** @type {string} */ borrower) =>
    page.getByRole('table', { name: 'Loans' }).getByRole('row').filter({ hasText: borrower });
  const dialog = page.getByRole('dialog', { name: 'Add a loan' });
  await row('Kererū Charters')
    .getByText('NZ$12,500.00')
    .or(row('Kererū Charters').getByText('$12,500.00'))
    .waitFor();
  const backgroundOf = (/** @type {import('playwright').Locator} */ part) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [theme, canvas] of /** @type {const} */ ([
    ['Light', 'rgb(248, 247, 245)'],
    ['Dark', 'rgb(16, 17, 15)'],
  ])) {
    await button(theme).click();
    const found = await backgroundOf(page.locator('body'));
    // A brand tints the greys.
    if (name === 'next' && found !== canvas)
      throw new Error(`${theme}: the page is ${found}, not ${canvas}.`);
    await page.screenshot({ path: join(reports, `outside-${name}-${theme}.png`), fullPage: true });
  }
  await button('Light').click();
  const accent = await backgroundOf(button('Add a loan'));
  if ((name === 'vite') !== (accent === 'rgb(91, 61, 245)'))
    throw new Error(`The button of ${name} is ${accent}.`);
  await page.getByRole('tab', { name: 'Terms' }).click();
  await page.getByText('Can a loan be repaid early?').click();
  await page.getByText('Yes, without a fee.').waitFor();
  await button('Rates').click();
  await page.getByText('5.4 % a year').waitFor();
  await page.keyboard.press('Escape');
  await button('Add a loan').hover();
  await page.getByRole('tooltip', { name: 'Ctrl L' }).waitFor();
  await button('Status').click();
  await page.getByRole('menuitemcheckbox', { name: 'Late' }).click();
  await page.keyboard.press('Escape');
  await row('Kererū Charters').waitFor({ state: 'detached' });
  await page.getByLabel('Search loans').fill('nothing');
  await page.getByText('No loan matches').waitFor();
  await button('Clear filters').click();
  await row('Kererū Charters').waitFor();

  await button('Add a loan').click();
  await dialog.getByRole('button', { name: 'Add loan' }).click();
  await dialog.getByText('Enter the borrower').waitFor();
  await dialog.getByLabel('Borrower', { exact: true }).fill('Taniwha');
  await dialog.getByLabel('Email of the borrower').fill('aroha@example.nz');
  await dialog.getByLabel('Amount').fill('about 2,400');
  await dialog.getByRole('button', { name: 'Add loan' }).click();
  await dialog.getByText('Enter a number').first().waitFor();
  await dialog.getByLabel('Amount').fill('2,400');
  await dialog.getByRole('textbox', { name: 'Due on' }).fill('2027-03-01');
  await dialog.getByRole('combobox', { name: 'Harbour of the loan' }).fill('nap');
  await page.getByRole('option', { name: 'Napier' }).click();
  await dialog.getByLabel('Identity checked').check();
  await dialog.getByRole('button', { name: 'Add loan' }).click();
  await dialog.getByText('This borrower has a loan already').waitFor();
  await dialog.getByLabel('Borrower', { exact: true }).fill('Moana');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Loan of Moana added.').first().waitFor();
  await row('Moana').getByText('$2,400.00').waitFor();

  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'South Island' }).click();
  await page.getByLabel('About the lender').fill('Two masts');
  await page.reload();
  await isReady(page);
  await button('Restore').click();
  if ((await page.getByLabel('About the lender').inputValue()) !== 'Two masts')
    throw new Error('The text that was typed before a reload is not restored.');
  await button('Save lender').click();
  await page.getByText('Lender saved.').waitFor();
}

/** Texts of each package in German, and one of the app in place of one of a package. */
async function readTranslated(/** @type {Page} */ page) {
  await page.getByRole('button', { name: 'Afficher PIN' }).waitFor();
  await page.getByText('1. Februar 2027').first().waitFor();
  await page.getByRole('button', { name: 'Add a loan' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).waitFor();
  await page.getByRole('button', { name: 'Schließen' }).waitFor();
  await page.getByLabel('Email of the borrower').fill('aroha');
  await page.getByRole('button', { name: 'Add loan' }).click();
  await page.getByText('E-Mail-Adresse').first().waitFor();
}

/** Opens a page and throws what its console said: errors, violations of the policy, differences of hydration. */
async function visit(
  /** @type {import('playwright').Browser} */ browser,
  /** @type {string} */ url,
  /** @type {(page: Page) => Promise<unknown>} */ use,
) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // The development server builds the page when it is asked for it.
  page.setDefaultTimeout(120_000);
  /** @type {string[]} */
  const said = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  const failure = await page
    .goto(url)
    .then(() => isReady(page))
    .then(() => use(page))
    .then(
      () => null,
      (error) => error.message,
    );
  await page.close();
  if (failure || said.length > 0)
    throw new Error([failure, ...said].filter(Boolean).slice(0, 6).join('\n'));
}

/**
 * Opens a built app, and one that a server rendered in development too: only there does React tell how server and browser differ.
 * @param {{ work: string, env: NodeJS.ProcessEnv, app: 'vite' | 'next', check: (title: string, work: () => Promise<unknown>) => Promise<boolean> }} options
 */
export async function openApp({ work, env, app, check }) {
  const folder = join(work, app);
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: browserArguments(),
    env: browserEnvironment(),
  });
  const open = (
    /** @type {string} */ title,
    /** @type {() => Promise<Server>} */ start,
    /** @type {(page: Page) => Promise<unknown>} */ use,
  ) =>
    check(title, async () => {
      const server = await start();
      try {
        await visit(browser, server.url, use);
      } finally {
        await server.close();
      }
    });
  try {
    await open(
      `${app}: no error in the console`,
      () => (app === 'vite' ? serveFiles(join(folder, 'dist')) : startNext(folder, 'start', env)),
      (page) => useLoans(page, app),
    );
    if (app === 'vite') {
      await open(
        'vite: no difference of hydration',
        () => serveFiles(join(folder, 'hydrated')),
        isReady,
      );
      await open(
        'vite: German texts, and one of the app',
        () => serveFiles(join(folder, 'translated')),
        readTranslated,
      );
    }
    if (app === 'next')
      await open(
        'next: no difference of hydration in development',
        () => startNext(folder, 'dev', env),
        isReady,
      );
  } finally {
    await browser.close();
  }
}
