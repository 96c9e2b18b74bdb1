import { createServer, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '../src/base/actor.ts';
import type { Context, Strapi } from '../src/base/registry.ts';
import { callOwn } from '../src/features/pages/ownCall.ts';
import { createSessions } from '../src/features/sign-in/index.ts';
import { anApp, ask, type Caller, call, signIn, signUp } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase, LONG, openDatabase } from './startBackend.ts';

const opening = {
  accept: 'text/html',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};

const list = 'locale=en&publicationState=live&populate=deep&pagination%5Bpage%5D=1';

it('the server answers its own GET for a user; undefined for an error or a stream', async () => {
  let closed = 0;
  const listen: RequestListener = async (req, res) => {
    res.once('close', () => {
      closed += 1;
    });
    const { userOfCall } = createSessions({} as Strapi);
    const user = (method: string) =>
      userOfCall({ req, method, get: () => '' } as unknown as Context);
    // More than a response buffers.
    if (req.url === '/stream')
      return Readable.from(Array(100).fill('much text '.repeat(1000))).pipe(res);
    if (req.url === '/gone') res.statusCode = 404;
    res.end(JSON.stringify([(await user('GET'))?.id, (await user('POST'))?.id]));
  };
  const strapi = { server: { httpServer: createServer(listen) } } as unknown as Strapi;
  const read = (address: string) => callOwn(strapi, { id: 7 } as UserRow, address);
  expect(await read('/whole')).toBe('[7,null]');
  expect(await read('/gone')).toBeUndefined();
  expect(await read('/stream')).toBeUndefined();
  await expect.poll(() => closed).toBe(3);
});

/** The data sent with a page of the portal. */
describe('page data', LONG, () => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await sharedBackend('equipped');
  });

  const open = (path: string, headers: Record<string, string>, method = 'GET') =>
    ask(Number(new URL(backend.url).port), path, { ...opening, ...headers }, method);

  /** The text of the data block; undefined when the page has none. */
  const blockIn = (page: string) =>
    /<p>Portal<\/p><script type="application\/json" id="page-data">(.*?)<\/script><\/body>/s.exec(
      page,
    )?.[1];

  const dataOf = async (path: string, { cookie }: Pick<Caller, 'cookie'>) => {
    const block = blockIn((await open(path, { cookie })).body.toString());
    const data: Record<string, unknown> | undefined = block && JSON.parse(block);
    return data;
  };

  it('are the responses of the calls that the page makes first, and change nothing', async () => {
    const vendor = await signIn(backend.url, 'vendor');
    const response = await open('/apps/active?rows=25', { cookie: vendor.cookie });
    const page = response.body.toString();
    const data = JSON.parse(blockIn(page) ?? '');
    const addresses = [
      '/api/users/me',
      '/api/me/counts',
      `/api/apps?${list}&pagination%5BpageSize%5D=25&sort=updatedAt%3Adesc&user=me`,
    ];
    expect(Object.keys(data)).toEqual(addresses);
    for (const address of addresses)
      expect(data[address]).toEqual(JSON.parse((await vendor.get(address)).text));
    expect(data[addresses[2] ?? ''].data.length).toBeGreaterThan(1);
    const { 'set-cookie': cookie, 'cache-control': cache } = response.headers;
    expect([response.status, cookie, cache]).toEqual([200, undefined, 'no-store']);
    // Neither an access token nor the refresh token.
    expect(page).not.toMatch(/eyJ\w+\.\w+\./);
  });

  it('have the lists that the role may see', async () => {
    const [vendor, admin] = [
      await signIn(backend.url, 'vendor'),
      await signIn(backend.url, 'admin'),
    ];
    const listsOf = async (path: string, caller: Caller) =>
      Object.keys((await dataOf(path, caller)) ?? {}).slice(2);
    expect(await listsOf('/apps/pending/all', admin)).toEqual([
      `/api/pending/apps?${list}&pagination%5BpageSize%5D=10`,
      `/api/pending/apps?${list}&pagination%5BpageSize%5D=1&state=pending`,
    ]);
    expect(await listsOf('/apps/pending/all', vendor)).toEqual([]);
    expect(await listsOf('/', vendor)).toHaveLength(1);
    expect(await listsOf('/', admin)).toEqual([]);
    expect(await listsOf('/account/security', vendor)).toEqual([]);
  });

  it('are those of the default view of the user, while they view the portal as nobody else', async () => {
    const owner = await signUp(backend.url, 'defaultviewer');
    const [admin, other] = [
      await signIn(backend.url, 'admin'),
      await signIn(backend.url, 'vendor'),
    ];
    const idOf = async (caller: Caller) => Number((await caller.get('/users/me')).at('id'));
    const placeOf = async (path: string, { cookie }: Caller, user: number) => {
      const views = JSON.stringify({ user, '/apps/active': 'search=desk' });
      const both = `${cookie}; views=${encodeURIComponent(views)}`;
      return (await open(path, { cookie: both })).headers.location;
    };
    const [own, staff] = [await idOf(owner), await idOf(admin)];
    expect(await placeOf('/apps/active', owner, own)).toBe('/apps/active?search=desk');
    expect(await placeOf('/apps/active?view=all', owner, own)).toBeUndefined();
    expect(await placeOf('/apps/active', other, own)).toBeUndefined();
    expect(await placeOf('/apps/active', { ...other, cookie: 'portal_session=' }, own)).toBe(
      undefined,
    );
    expect(await placeOf('/apps/active', admin, staff)).toBe('/apps/active?search=desk');
    const setSuper = (value: boolean | null) =>
      inDatabase(backend, (sql) => sql('up_users').where({ id: staff }).update({ super: value }));
    await setSuper(true);
    expect((await admin.post(`/accounts/${own}/view-as`, {})).status).toBe(200);
    expect(await placeOf('/apps/active', admin, staff)).toBeUndefined();
    await admin.delete('/me/view-as');
    const reason = { data: { reason: 'Spam.' } };
    expect((await admin.post(`/accounts/${own}/block`, reason)).status).toBe(200);
    await setSuper(null);
    expect(await placeOf('/apps/active', owner, own)).toBeUndefined();
  });

  it('cannot end their block', async () => {
    const vendor = await signUp(backend.url, 'injector');
    const name = '</script><script>alert(1)</script><!--<script>';
    const summary = '</SCRIPT ><img src=x onerror=alert(1)>';
    const description = 'Two\u2028lines\u2029here';
    expect((await vendor.post('/apps', anApp({ name, summary, description }))).status).toBe(201);
    const page = (await open('/apps/pending', { cookie: vendor.cookie })).body.toString();
    const block = blockIn(page) ?? '';
    expect(block).not.toMatch(/[<\u2028\u2029]/);
    expect(page.match(/<script/gi)).toHaveLength(1);
    const [, , rows]: { data: object[] }[] = Object.values(JSON.parse(block));
    expect(rows?.data).toMatchObject([{ name, summary, description }]);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a program', { 'sec-fetch-mode': '', 'sec-fetch-dest': '', 'sec-fetch-site': '' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
    ['a page rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('are not for %s', async (_title, headers) => {
    const { cookie } = await signIn(backend.url, 'vendor');
    const page = (await open('/apps/active', { cookie, ...headers })).body.toString();
    expect(page).toContain('<p>Portal</p></body>');
  });

  it('are sent in a tab opened from this site or a neighbour, and never for HEAD', async () => {
    const { cookie } = await signIn(backend.url, 'vendor');
    for (const site of ['same-origin', 'same-site'])
      expect(
        blockIn((await open('/', { cookie, 'sec-fetch-site': site })).body.toString()),
      ).toBeDefined();
    expect((await open('/', { cookie }, 'HEAD')).body).toHaveLength(0);
  });

  it('mark the page of a visitor without a cookie, except from sites whose links omit it', async () => {
    const { cookie } = await signIn(backend.url, 'vendor');
    const isMarked = async (headers: Record<string, string>) =>
      (await open('/', headers)).body.toString().includes('data-signed-out');
    expect(await isMarked({})).toBe(true);
    expect(await isMarked({ cookie })).toBe(false);
    expect(await isMarked({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  });

  it.each(['', 'x', 'a.b.c', '"', 'portal_session=', '%00'])(
    'are not there for the cookie %j',
    async (value) => {
      expect(await dataOf('/apps/active', { cookie: `portal_session=${value}` })).toBeUndefined();
    },
  );

  it('need a live session, and reading them with another cookie ends none', async () => {
    const refresh = (cookie = '') =>
      call(backend.url, 'POST', '/auth/refresh', { headers: { cookie } });
    const vendor = await signUp(backend.url, 'lasting');
    const next = String((await refresh(vendor.cookie)).cookie);
    expect(await dataOf('/', { cookie: `portal_session=${vendor.jwt}` })).toBeUndefined();
    // The previous cookie, as of a thief.
    expect(await dataOf('/', vendor)).toBeUndefined();
    expect(await dataOf('/', { cookie: next })).toBeDefined();
    const last = String((await refresh(next)).cookie);
    await vendor.post('/auth/logout', undefined, { cookie: last });
    expect(await dataOf('/', { cookie: last })).toBeUndefined();
  });

  it('are not for a blocked user or an expired session', async () => {
    const vendor = await signUp(backend.url, 'shut');
    await using database = openDatabase(backend);
    const users = () => database('up_users').where({ email: 'shut@test.example' });
    expect(await dataOf('/', vendor)).toBeDefined();
    await users().update({ blocked: true });
    expect(await dataOf('/', vendor)).toBeUndefined();
    await users().update({ blocked: false });
    await database('strapi_sessions').update({ expires_at: Date.now() - 1000 });
    expect(await dataOf('/', vendor)).toBeUndefined();
  });
});
