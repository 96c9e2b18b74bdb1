import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, call, signIn } from './caller.ts';
import { type Backend, startBackend } from './startBackend.ts';

const deep = `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`;
const bodies: [string, string][] = [
  ['nothing', ''],
  ['half a body', '{"data":'],
  ['a text', '"data"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['data that is a list', '{"data":[]}'],
  ['data that is null', '{"data":null}'],
  ['a deep nest', `{"data":${deep}}`],
  ['a prototype', '{"data":{"__proto__":{"admin":true},"constructor":1}}'],
  [
    'other types',
    '{"data":{"name":{},"link":[],"industries":"x","nz":"x","logo":{},"draft":"x","version":{}}}',
  ],
  [
    'numbers out of range',
    '{"data":{"version":1e400,"logo":9007199254740993,"industries":[99999999999999]}}',
  ],
  ['a huge text', JSON.stringify(anApp({ description: 'x'.repeat(300_000) }))],
];

const addresses: [string, string][] = [
  ['with a NUL', '%00'],
  ['0', '0'],
  ['-1', '-1'],
  ['beyond all ids', '99999999999999999999'],
  ['1;drop', '1;drop'],
  ['of a folder above', '..%2f..'],
  ['of a kiwifruit', '%F0%9F%A5%9D'],
  ['of 3000 letters', 'x'.repeat(3000)],
];

const queries = [
  'filters[account][email]=x',
  'filters[author][password][$startsWith]=a',
  'filters[id]=x',
  'filters[id][$in]=x',
  'filters[createdAt][$gt]=never',
  'filters[name][$between]=a',
  'filters[name][$nope]=a',
  'filters[name]=%00',
  'filters[$and][0][$or]=1',
  `filters${'[$not]'.repeat(30)}[name]=a`,
  'filters=1',
  'filters[__proto__][admin]=true',
  'filters[constructor]=1',
  'sort=password',
  'sort[a][b]=c',
  'sort=account.email',
  'pagination[page]=0',
  'pagination[page]=99999999999',
  'pagination[pageSize]=-1',
  'pagination[pageSize]=x',
  '_q[a]=b',
  '_q=%00',
];

describe('bad input', () => {
  let backend: Backend;
  let vendor: Caller;
  let admin: Caller;

  beforeAll(async () => {
    backend = await startBackend();
    vendor = await signIn(backend.url, 'vendor');
    admin = await signIn(backend.url, 'admin');
  });
  afterAll(() => backend?.stop());

  it.each(bodies)('is refused when the body is %s', async (_title, body) => {
    const json = { 'content-type': 'application/json' };
    for (const [method, path] of [
      ['POST', '/apps'],
      ['PUT', '/apps/1'],
      ['PATCH', '/apps/1'],
      ['POST', '/industries'],
      ['PATCH', '/reviews/1'],
      ['PATCH', '/special-offers/1'],
      ['POST', '/auth/local'],
      ['POST', '/auth/local/register'],
      ['POST', '/auth/reset-password'],
      ['POST', '/auth/verify'],
    ] as const) {
      const answer = await call(backend.url, method, path, {
        body,
        headers: { ...json, authorization: `Bearer ${admin.jwt}` },
      });
      expect(`${method} ${path} ${answer.status}`).toMatch(/ 4\d\d$/);
      expect(answer.at('error.message')).toEqual(expect.any(String));
    }
  });

  it('submits nothing when it is unclear whether it is a draft', async () => {
    for (const draft of ['yes', 'true', 1, {}]) {
      const answer = await vendor.post('/apps', anApp({ draft }));
      expect([answer.status, answer.at('data')]).toEqual([400, null]);
      expect(answer.at('error.details.errors')).toEqual([
        { path: ['draft'], message: 'Draft is not valid' },
      ]);
    }
  });

  it.each(queries)('is refused in a list: %s', async (query) => {
    for (const caller of [vendor, admin]) {
      const answer = await caller.get(`/pending/apps?${query}`);
      expect([answer.status, answer.at('data')]).toEqual([400, null]);
    }
  });

  it.each(addresses)('leads nowhere as the address %s', async (_title, address) => {
    for (const path of [
      `/apps/${address}`,
      `/pending/services/${address}`,
      `/industries/${address}`,
      `/reviews/apps/${address}`,
    ]) {
      expect((await admin.get(path)).status).toBe(404);
    }
  });

  it('is told as JSON when an address does not answer that method', async () => {
    for (const [method, path] of [
      ['POST', '/apps/1'],
      ['DELETE', '/apps'],
      ['PUT', '/me/counts'],
    ] as const) {
      const answer = await call(backend.url, method, path);
      expect([answer.status, answer.at('error.message')]).toEqual([405, 'Method Not Allowed']);
    }
  });

  it('is refused as a form, which another site could send', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await call(backend.url, 'POST', '/auth/local', {
      body: 'identifier=a&password=b',
      headers,
    });
    expect(answer.status).toBe(415);
  });

  it('is refused without a token, with a bad one, and from the wrong role', async () => {
    expect((await call(backend.url, 'GET', '/apps')).status).toBe(401);
    expect(
      (await call(backend.url, 'GET', '/apps', { headers: { authorization: 'Bearer x' } })).status,
    ).toBe(401);
    expect((await vendor.post('/industries', { data: { name: 'Mine' } })).status).toBe(403);
    expect((await vendor.patch('/reviews/1', { status: 'APPROVED' })).status).toBe(403);
    expect((await vendor.get('/pending/reviews/apps')).status).toBe(403);
  });
});
