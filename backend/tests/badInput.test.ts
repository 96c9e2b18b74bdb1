import { claimKinds, trashKinds } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOf, anApp, type Caller, call, callerOf, callsOf, signIn } from './caller.ts';
import { snapshot } from './rolesSnapshot.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, openDatabase, turnOf } from './startBackend.ts';

const deep = `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`;
const bodies: [string, string][] = [
  ['nothing', ''],
  ['a truncated body', '{"data":'],
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
  ['two megabytes', JSON.stringify(anApp({ description: 'x'.repeat(2_000_000) }))],
  ['a deeply nested list', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['unknown keys', '{"data":{"$where":"1","role":{"id":1},"createdBy":1,"id":1},"super":true}'],
  [
    'texts with NUL characters',
    '{"data":{"name":"a\\u0000b"},"email":"a\\u0000@b.nz","status":"\\u0000"}',
  ],
  ['a lone surrogate', '{"data":{"name":"\\ud83e"},"identifier":"\\ud83e","password":"\\ud83e"}'],
  ['a huge text', JSON.stringify(anApp({ description: 'x'.repeat(300_000) }))],
];

/** Bodies that are rejected before the route of a call is known. */
const unread = new Set([
  ...['a truncated body', 'a text', 'two megabytes', 'a deeply nested list'],
]);

/** Calls with an own reader of their body, and two of all others. */
const readers = new Set([
  ...['POST /stripe/webhook', 'POST /upload', 'POST /reports', 'POST /views/apps/{slug}'],
  ...['POST /apps', 'POST /auth/local'],
]);

/** Calls that ignore their body, or a wrong one. */
const indifferent = new Set([
  'POST /auth/logout',
  'POST /auth/passkey-options',
  'PATCH /upload/files/{id}',
  'PUT /upload/files/{id}',
  'POST /views/apps/{slug}',
  'POST /views/services/{slug}',
  'POST /reports',
  // A list of changed settings, of which none is valid too.
  'PUT /me/notification-settings',
  ...['industries', 'locations', 'categories', 'subcategories'].flatMap((terms) => [
    `PUT /${terms}/{id}`,
    `PATCH /${terms}/{id}`,
  ]),
]);

/** Calls without a body. */
const bodiless = new Set([
  ...[
    ...['confirm', 'send-confirmation', 'send-password-reset', 'unblock', 'view-as'],
    ...['resend-invite', 'revoke-invite'],
  ].map((action) => `/accounts/{id}/${action}`),
  '/system/test-email',
  ...claimKinds.map((kind) => `/claims/${kind}/{id}`),
  ...trashKinds.map((kind) => `/deleted/${kind}/{id}/restore`),
]);

const at = (path: string, id: string): string => path.replaceAll(/\{\w+\}/g, id);

const addresses: [string, string][] = [
  ['with a NUL', '%00'],
  ['0', '0'],
  ['-1', '-1'],
  ['too large for an id', '99999999999999999999'],
  ['1;drop', '1;drop'],
  ['of a parent folder', '..%2f..'],
  ['with an emoji', '%F0%9F%A5%9D'],
  ['of 3000 characters', 'x'.repeat(3000)],
];

describe('bad input', () => {
  let backend: Backend;
  let vendor: Caller;
  let admin: Caller;
  /** With a key of the read interface. */
  let reader: Caller;
  let sql: ReturnType<typeof openDatabase>;
  let calls: { method: string; path: string }[];

  beforeAll(async () => {
    backend = await sharedBackend();
    sql = openDatabase(backend);
    calls = await callsOf(backend.url);
    vendor = await signIn(backend.url, 'vendor');
    admin = await signIn(backend.url, 'admin');
    const data = { name: 'Bad input', scopes: ['listings.read'] };
    const key = await admin.post('/keys', { data });
    reader = callerOf(backend.url, String(key.at('data.secret')));
  });
  afterAll(() => sql?.destroy());

  it.each(bodies)(
    'is rejected by every call and changes nothing when the body is %s',
    async (title, body) => {
      const before = await snapshot(sql);
      // Otherwise calls would be rejected by the login limit.
      await sql('call_counts').delete();
      const writes = calls.filter(
        ({ method, path }) =>
          ['POST', 'PUT', 'PATCH'].includes(method) &&
          !bodiless.has(path) &&
          (!unread.has(title) || readers.has(`${method} ${path}`)),
      );
      expect(writes.length).toBeGreaterThan(5);
      const turn = bodies.findIndex(([name]) => name === title);
      const given = unread.has(title) ? writes : turnOf(writes, turn);
      await allOf(given, async ({ method, path }) => {
        // Signed out where possible, because the first sign-out would end the session of the others.
        const authorization = path.startsWith('/auth/') ? '' : `Bearer ${admin.jwt}`;
        const headers = { 'content-type': 'application/json', authorization };
        const response = await call(backend.url, method, `/api${at(path, '1')}`, { body, headers });
        const reason = response.at('error.details.reason');
        const result = `${method} ${path} ${response.status} ${reason} ${response.text.slice(0, 200)}`;
        if (indifferent.has(`${method} ${path}`)) expect(result).toMatch(/ [24]\d\d /);
        else expect(result).toMatch(/ 4\d\d [a-z]+(-[a-z]+)* .*"message":"[^"]/);
      });
      expect(await snapshot(sql)).toBe(before);
    },
  );

  it('is rejected when the draft flag is not a boolean', async () => {
    for (const draft of ['yes', 'true', 1, {}]) {
      const response = await vendor.post('/apps', anApp({ draft }));
      expect([response.status, response.at('data')]).toEqual([400, null]);
      expect(response.at('error.details.errors')).toEqual([
        { path: ['draft'], message: 'Draft is not valid' },
      ]);
    }
  });

  it.each(addresses)('matches no record as an id %s', async (title, address) => {
    const turn = addresses.findIndex(([name]) => name === title);
    const ofRecords = turnOf(
      calls.filter(({ path }) => path.includes('{')),
      turn,
    );
    await allOf(ofRecords, async ({ method, path }) => {
      const { jwt } = path.startsWith('/directory/') ? reader : admin;
      const response = await call(backend.url, method, `/api${at(path, address)}`, {
        ...(['GET', 'DELETE'].includes(method) ? {} : { body: { data: {} } }),
        headers: { authorization: `Bearer ${jwt}` },
      });
      const expected = method === 'GET' && !path.startsWith('/analytics') ? '404' : '4\\d\\d';
      expect(`${method} ${path} ${response.status} ${response.text}`).toMatch(
        new RegExp(` ${expected} .*"message":"[^"]`),
      );
    });
  });

  it('returns JSON for methods that an address does not support', async () => {
    for (const [method, path] of [
      ['POST', '/apps/1'],
      ['DELETE', '/apps'],
      ['PUT', '/me/counts'],
    ] as const) {
      const response = await call(backend.url, method, path);
      expect(response.at('error.details.reason')).toBe('method-not-allowed');
    }
  });

  it('is rejected as a form, which other sites can send', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await call(backend.url, 'POST', '/auth/local', {
      body: 'identifier=a&password=b',
      headers,
    });
    expect(response.status).toBe(415);
    // Chunked, so without a Content-Length.
    const body = new Blob(['identifier=vendor@portal.test&password=greenstone-4400']).stream();
    const request = { method: 'POST', headers, body, duplex: 'half' } as const;
    expect((await fetch(new URL('/api/auth/local', backend.url), request)).status).toBe(415);
  });

  it('is rejected with a Content-Encoding', async () => {
    for (const encoding of ['gzip', 'br', 'nobody@test.example']) {
      const headers = { 'content-encoding': encoding, 'content-type': 'application/json' };
      const response = await call(backend.url, 'POST', '/auth/local', {
        body: 'nonsense',
        headers,
      });
      expect([response.status, response.at('error.name')]).toEqual([
        415,
        'UnsupportedMediaTypeError',
      ]);
    }
    expect(backend.said()).not.toContain('nobody@test.example');
  });
});
