// A directory site: it keeps a copy of the portal's live listings, and a webhook tells it when they change.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { createMirror } from './mirror.mjs';
import { homePage, industryPage, listingPage, plainPage, searchPage } from './pages.mjs';

const { PORT = '4500', HOST = '127.0.0.1', PORTAL_URL = 'http://localhost:4400' } = process.env;
const { READ_KEY = '', WEBHOOK_SECRET = '' } = process.env;
const portal = PORTAL_URL.replace(/\/+$/, '');
const mirror = createMirror({ portal, key: READ_KEY });
const webhook = WEBHOOK_SECRET === '' ? null : new Webhook(WEBHOOK_SECRET);

/** Milliseconds between two syncs: a webhook tells of changes at once, but may be late. */
const EACH = 60_000;
const AFTER_FAILURE = 5000;
const MOST = 100_000;

async function syncAlways() {
  let wait = EACH;
  await mirror.sync().catch((error) => {
    wait = AFTER_FAILURE;
    process.stderr.write(`${error}\n`);
  });
  setTimeout(syncAlways, wait).unref();
}

const file = (/** @type {string} */ name) =>
  readFileSync(new URL(`public/${name}`, import.meta.url), 'utf8');
/** @type {Record<string, { type: string, body: string }>} */
const files = {
  '/style.css': { type: 'text/css', body: file('style.css') },
  '/views.js': { type: 'text/javascript', body: file('views.js') },
};

const slugOf = (/** @type {string} */ path) => encodeURIComponent(path.split('/')[2] ?? '');

async function search(/** @type {string} */ query) {
  const find = async (/** @type {string} */ type) =>
    (await mirror.read(`/${type}?limit=20&q=${encodeURIComponent(query)}`)).data;
  return { apps: await find('apps'), services: await find('services') };
}

async function industry(/** @type {string} */ path) {
  const found = (await mirror.read(`/industries/${slugOf(path)}`))?.data;
  if (!found) return null;
  const listings = mirror
    .listings()
    .filter(({ industries }) => industries.some(({ slug }) => slug === found.slug));
  /** @returns {string[]} */
  const urls = (/** @type {string} */ type) =>
    found[`featured_${type}`].map((/** @type {{ slug: string }} */ { slug }) => `/${type}/${slug}`);
  const featured = [...urls('apps'), ...urls('services')].flatMap(
    (url) => listings.find((each) => each.url === url) ?? [],
  );
  const others = listings.filter((each) => !featured.includes(each));
  return industryPage({ portal, name: found.name, featured, listings: others });
}

/** @returns {Promise<string | null>} The page of an address; null if there is none. */
async function pageOf(/** @type {URL} */ { pathname: path, searchParams }) {
  if (path === '/') {
    return homePage({ portal, industries: mirror.industries(), listings: mirror.listings() });
  }
  if (path === '/search') {
    const query = (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200);
    return searchPage({ portal, query, ...(await search(query)) });
  }
  if (path === '/terms') {
    const text = 'The terms and conditions of a directory go here.';
    return plainPage({ portal, title: 'Terms and conditions', text });
  }
  if (/^\/industries\/[^/]+$/.test(path)) return industry(path);
  const [, type] = /^\/(apps|services)\/[^/]+$/.exec(path) ?? [];
  const listing = type && (await mirror.read(`/${type}/${slugOf(path)}`))?.data;
  return listing ? listingPage({ portal, listing }) : null;
}

async function bodyOf(/** @type {import('node:http').IncomingMessage} */ request) {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    body += part;
    if (body.length > MOST) throw new Error('The body is too large.');
  }
  return body;
}

/** @returns {Promise<number>} The status of a call of the webhook. */
async function receive(/** @type {import('node:http').IncomingMessage} */ request) {
  const header = (/** @type {string} */ name) => String(request.headers[name] ?? '');
  try {
    webhook?.verify(await bodyOf(request), {
      'webhook-id': header('webhook-id'),
      'webhook-timestamp': header('webhook-timestamp'),
      'webhook-signature': header('webhook-signature'),
    });
  } catch {
    return 401;
  }
  if (!webhook) return 404;
  // Whatever changed, one sync reads it; a failed one is repeated by the sender.
  return mirror.sync().then(
    () => 204,
    () => 503,
  );
}

const headers = {
  'Content-Security-Policy': `default-src 'self'; img-src 'self' data: ${portal}; connect-src ${portal}; base-uri 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
};

const server = createServer(async (request, response) => {
  const send = (
    /** @type {number} */ status,
    /** @type {string} */ body,
    /** @type {string} */ type = 'text/html',
  ) => {
    response.writeHead(status, { ...headers, 'Content-Type': `${type}; charset=utf-8` });
    response.end(body);
  };
  try {
    const url = new URL(request.url ?? '/', 'http://directory');
    if (request.method === 'POST' && url.pathname === '/webhooks') {
      send(await receive(request), '');
      return;
    }
    const known = files[url.pathname];
    if (known) return send(200, known.body, known.type);
    if (!mirror.isReady()) {
      const text = 'The listings are being loaded. Try again in a moment.';
      return send(503, plainPage({ portal, title: 'Not ready yet', text }));
    }
    const page = await pageOf(url);
    const missing = { title: 'Not found', text: 'This page doesn’t exist, or no longer.' };
    send(page === null ? 404 : 200, page ?? plainPage({ portal, ...missing }));
  } catch (error) {
    process.stderr.write(`${error}\n`);
    const text = 'Something went wrong. Try again in a moment.';
    send(502, plainPage({ portal, title: 'Not available', text }));
  }
});

server.listen(Number(PORT), HOST, () => {
  process.stdout.write(`The directory is at http://${HOST}:${PORT}\n`);
  void syncAlways();
});
