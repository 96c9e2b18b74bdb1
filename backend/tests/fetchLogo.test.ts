import { once } from 'node:events';
import { createServer } from 'node:http';
import { logoMaxBytes } from '@portal/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLanguage } from '../src/base/texts.ts';
import { fetchLogo } from '../src/features/imports/fetchLogo.ts';

/** An image is of any bytes here: they are read where uploads are. */
const server = createServer(({ url = '/', headers }, response) => {
  const [, kind = '', more = ''] = url.split('/');
  const bytes = (length: number) => Buffer.alloc(length);
  if (kind === 'status') response.writeHead(Number(more)).end('no');
  else if (kind === 'redirect')
    response
      .writeHead(302, { location: Number(more) > 1 ? `/redirect/${Number(more) - 1}` : '/ok' })
      .end();
  else if (kind === 'to') response.writeHead(302, { location: decodeURIComponent(more) }).end();
  else if (kind === 'large') response.writeHead(200).end(bytes(logoMaxBytes + 1));
  else if (kind === 'endless') response.writeHead(200).write(bytes(9));
  else if (kind === 'cut') {
    response.writeHead(200, { 'content-length': 9 }).write(bytes(3));
    setImmediate(() => response.destroy());
  } else if (kind !== 'silent') response.writeHead(200).end(String(headers.accept));
});
let site = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${Object(server.address()).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** `publicOnly` is of every address, or of those after the first; `timeout` is in milliseconds, as the product's by default. */
const load = (
  address: string,
  { publicOnly = false, timeout }: { publicOnly?: boolean | 'redirects'; timeout?: number } = {},
) => {
  const { signal } = new AbortController();
  const options = {
    portal: 'https://portal.test',
    publicOnly: ({ href }: URL) =>
      publicOnly === true || (publicOnly !== false && href !== address),
    signal,
    ...(timeout === undefined ? {} : { timeout }),
  };
  return inLanguage('en', () => fetchLogo(address, options)).then(
    (bytes) => bytes.toString(),
    (error: Error) => error.message || error.constructor.name,
  );
};

it('loads an image, also behind five redirects', async () => {
  expect(await load(`${site}/ok`)).toMatch('image/png');
  expect(await load(`${site}/redirect/5`)).toMatch('image/png');
  expect(await load(`${site}/redirect/6`)).toBe('The address leads to too many others');
});

it('says why there is no image', async () => {
  expect(await load(`${site}/status/404`)).toBe('No image was found at this address');
  expect(await load(`${site}/status/403`)).toBe(
    'The website refused to send the image (status 403)',
  );
  expect(await load(`${site}/large`)).toBe('Maximum 5 MB');
  expect(await load(`${site}/cut`)).toBe('The website could not be reached');
  for (const kind of ['silent', 'endless'])
    expect(await load(`${site}/${kind}`, { timeout: 300 })).toBe('TooSlow');
});

it('reaches no private network, also not by a redirect', async () => {
  const allowed = 'Images are not loaded from this address';
  expect(await load(`${site}/ok`, { publicOnly: true })).toBe(allowed);
  // A name in it looks as one that does not exist.
  const unknown = 'The website could not be reached';
  expect(await load('http://localhost:1/ok', { publicOnly: true })).toBe(unknown);
  expect(await load('http://nowhere.invalid/ok', { publicOnly: true })).toBe(unknown);
  const redirect = (to: string) =>
    load(`${site}/to/${encodeURIComponent(to)}`, { publicOnly: 'redirects' });
  expect(await redirect(`${site}/ok`)).toBe(allowed);
  expect(await redirect(`${site.replace('127.0.0.1', 'localhost')}/ok`)).toBe(unknown);
});
