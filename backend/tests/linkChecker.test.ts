import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLinkChecker } from '../src/features/links/checkLink.ts';
import { titleOf } from '../src/features/links/pageTitle.ts';
import { readRobots } from '../src/features/links/robots.ts';

type Respond = (response: ServerResponse, request: IncomingMessage) => unknown;

const page = (title: string) => `<!doctype html><title lang="en">${title}</title>`;
const html = { 'content-type': 'text/html; charset=utf-8' };
const sends =
  (status: number, headers: Record<string, string> = html, body = page('Acme')): Respond =>
  (response) =>
    response.writeHead(status, headers).end(body);

let url = '';
let got: string[] = [];
let agent: string | undefined;
let paths: Record<string, Respond> = {};
const server = createServer((request, response) => {
  got.push(`${request.method} ${request.url}`);
  agent = request.headers['user-agent'];
  const respond = paths[`${request.method} ${request.url}`] ?? paths[String(request.url)];
  (respond ?? sends(404))(response, request);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${Object(server.address()).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  got = [];
  paths = {};
});

/** `timeout` is in milliseconds, by default more than a busy machine needs. */
const check = (
  path: string,
  { publicOnly = false, title = null as string | null, timeout = 60_000 } = {},
) => {
  const { signal } = new AbortController();
  const options = { portal: 'https://portal.test', publicOnly, signal, timeout };
  return createLinkChecker(options)(path.startsWith('http') ? path : `${url}${path}`, title);
};

it('asks by HEAD, then reads the title by GET, and names the portal', async () => {
  paths = { '/': sends(200) };
  expect(await check('/')).toEqual({ result: 'ok', detail: null, title: 'Acme' });
  expect(got).toEqual(['GET /robots.txt', 'HEAD /', 'GET /']);
  expect(agent).toBe('Customer-Portal-Links/1.0 (+https://portal.test)');
});

it('reads no page that is not HTML', async () => {
  paths = { '/': sends(200, { 'content-type': 'application/pdf' }) };
  expect(await check('/')).toEqual({ result: 'ok', detail: null, title: null });
  expect(got).not.toContain('GET /');
});

it.each([405, 501, 403, 404])('asks by GET where HEAD is refused with %i', async (status) => {
  paths = { 'HEAD /': sends(status), 'GET /': sends(200) };
  expect(await check('/')).toMatchObject({ result: 'ok', title: 'Acme' });
});

it.each<[number, string]>([
  [404, 'not-found'],
  [410, 'not-found'],
  [500, 'failing'],
  [503, 'failing'],
  ...[401, 403, 405, 406, 409, 418, 429, 451, 300, 600, 999].map((code): [number, string] => [
    code,
    'blocked',
  ]),
])('a page with status %i: %s', async (status, result) => {
  paths = { '/': sends(status) };
  const mayPass = result === 'failing' ? { mayPass: true } : {};
  expect(await check('/')).toEqual({ result, detail: `HTTP ${status}`, title: null, ...mayPass });
});

it('does not judge a site that says when it is back', async () => {
  paths = { '/': sends(503, { ...html, 'retry-after': '120' }) };
  expect(await check('/')).toMatchObject({ result: 'blocked', detail: 'HTTP 503' });
});

it('tells a site that is slow, that refuses connections, and that has no certificate', async () => {
  paths = { '/': () => undefined };
  expect(await check('/', { timeout: 200 })).toMatchObject({
    result: 'failing',
    detail: 'ETIMEDOUT',
    mayPass: true,
  });
  expect(await check('http://127.0.0.1:1/')).toMatchObject({
    result: 'failing',
    detail: 'ECONNREFUSED',
    mayPass: false,
  });
  expect(await check(url.replace('http:', 'https:'))).toMatchObject({ result: 'tls' });
});

it('follows up to five redirects', async () => {
  paths = { '/5': sends(200) };
  for (const n of [0, 1, 2, 3, 4]) paths[`/${n}`] = sends(302, { location: `/${n + 1}` });
  expect(await check('/0')).toMatchObject({ result: 'ok' });
  paths['/5'] = sends(302, { location: '/0' });
  expect(await check('/0')).toMatchObject({ result: 'blocked', detail: 'More than 5 redirects' });
});

it('tells a redirect to another site, also one that is not asked', async () => {
  paths = { '/': sends(301, { location: 'https://casino.example/win' }) };
  expect(await check('/')).toMatchObject({ result: 'redirected', detail: 'casino.example' });
});

it('tells a page whose title has nothing in common with the first', async () => {
  paths = { '/': sends(200, html, page('Casino &amp; bonus')) };
  expect(await check('/', { title: 'Acme invoices' })).toEqual({
    result: 'title-changed',
    detail: 'Casino & bonus',
    title: 'Casino & bonus',
  });
});

it('does not ask for what robots.txt excludes', async () => {
  const robots = 'User-agent: *\nDisallow: /private\n';
  paths = { '/robots.txt': sends(200, { 'content-type': 'text/plain' }, robots) };
  expect(await check('/private/1')).toMatchObject({ result: 'blocked', detail: 'robots.txt' });
  expect(got).toEqual(['GET /robots.txt']);
});

it('sends nothing to private addresses, which look like unknown names, and reserved names', async () => {
  expect(await check('/', { publicOnly: true })).toMatchObject({ detail: 'ENOTFOUND' });
  expect(await check('https://acme.test/')).toMatchObject({ result: 'not-checked' });
  expect(got).toEqual([]);
});

const rules = `# Comment
User-agent: other
Disallow: /
User-agent: *
Disallow: /private
Allow: /private/open
Disallow: /*.pdf$
Disallow:
User-agent: links
User-agent: more
Disallow: /only`;

it.each([
  ['someone', '/', true],
  ['someone', '/private/1', false],
  ['someone', '/private/open/1', true],
  ['someone', '/a/b.pdf', false],
  ['someone', '/a/b.pdf?page=1', true],
  ['links', '/private', true],
  ['links', '/only', false],
  ['more', '/only', false],
])('robots.txt for %s on %s: %s', (robot, path, allowed) =>
  expect(readRobots(rules, robot)(path)).toBe(allowed),
);

it.each([
  ['<TITLE>\n Acme &#8211;\n invoices </TITLE>', 'text/html', 'Acme – invoices'],
  ['<svg><path/></svg>', 'text/html', null],
  ['<title></title>', 'text/html', null],
  ['<title>M\xe4ori</title>', 'text/html; charset=iso-8859-1', 'Mäori'],
  ['<title>A</title>', 'text/html; charset=nothing', 'A'],
])('the title of %j', (body, type, title) =>
  expect(titleOf(Buffer.from(body, 'latin1'), type)).toBe(title),
);
