import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, browserEnvironment, requireBrowser } from './browser.mjs';
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

const policy = (/** @type {string} */ nonce) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');

const addressOf = (/** @type {import('node:http').Server} */ server) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Serves the built Vite app with a strict policy. @returns {Promise<Server>} */
async function serveFiles(/** @type {string} */ folder) {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, url === '/' ? 'index.html' : url);
    if (!existsSync(file)) return response.writeHead(404).end();
    const nonce = randomUUID();
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('Content-Security-Policy', policy(nonce));
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

/** Every part of the page once, in both themes. */
async function usePage(/** @type {Page} */ page, /** @type {string} */ name) {
  const button = (/** @type {string} */ label) =>
    page.getByRole('button', { name: label, exact: true });
  await page.getByRole('table', { name: 'Berths' }).waitFor();
  for (const [theme, colour] of [
    ['Light', 'rgb(248, 247, 245)'],
    ['Dark', 'rgb(16, 17, 15)'],
  ]) {
    await button(theme ?? '').click();
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    if (canvas !== colour) throw new Error(`${theme}: the page is ${canvas}, not ${colour}.`);
    await page.screenshot({ path: join(reports, `outside-${name}-${theme}.png`), fullPage: true });
  }
  await page.getByRole('combobox', { name: 'Select', exact: true }).click();
  await page.getByRole('option', { name: 'Picton' }).click();
  await page.getByRole('combobox', { name: 'Combobox' }).fill('nel');
  await page.getByRole('option', { name: 'Nelson' }).click();
  await page.getByLabel('Notes').fill('Two masts');
  await page.getByLabel('Email').fill('aroha@example.nz');
  await button('Send invoice').click();
  await page.getByText('Sent to aroha@example.nz.').waitFor();
  await button('Open dialog').click();
  await page.getByRole('dialog', { name: 'Book a berth?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button('Show toast').click();
  await page.getByText('Berth booked.').first().waitFor();
}

/** Texts of each package in German. */
async function readGerman(/** @type {Page} */ page) {
  await page.getByRole('button', { name: 'Anzeigen: Password' }).waitFor();
  await page.getByLabel('E-Mail').waitFor();
  await page.getByRole('button', { name: 'Send invoice' }).click();
  await page.getByText('E-Mail-Adresse fehlt').first().waitFor();
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await page.getByText('Until 24. November 2026.').waitFor();
}

/** A text of the app in place of one of a package. */
const readFrench = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: 'Afficher Password' }).waitFor();

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
 * Opens a built app, and Next.js in development too: only there does React tell how server and browser differ.
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
      (page) => usePage(page, app),
    );
    if (app === 'vite') {
      await open('vite: German texts', () => serveFiles(join(folder, 'de')), readGerman);
      await open('vite: texts of the app', () => serveFiles(join(folder, 'fr')), readFrench);
    }
    if (app === 'next')
      await open('next: no difference of hydration', () => startNext(folder, 'dev', env), isReady);
  } finally {
    await browser.close();
  }
}
