import { type Faults, makeUser } from '@portal/testing';
import { codeOf, openSession } from '@portal/testing/openClient';
import { expect, test, vi } from 'vitest';
import { createBillingApi } from '../client/billing.ts';
import type { User } from '../schemas/user.ts';
import { rememberUser } from './userCache.ts';

const minute = 60 * 1000;
async function signedInEarlier(ago: number) {
  const before = openSession({ as: 'vendor@portal.test' });
  await before.session.restore();
  const after = openSession({ as: 'vendor@portal.test', storage: before.storage });
  after.pass(ago);
  return after;
}

test('a visitor without a session is signed out', async () => {
  const { session, kind } = openSession();
  expect(kind()).toBe('restoring');
  await session.restore();
  expect(kind()).toBe('anonymous');
});

// Rows: 4.9, 9.2
test('a stored user is shown while one call renews the session and reloads the user', async () => {
  const { session, asked } = await signedInEarlier(6 * minute);
  const restored = session.restore();
  expect(session.getState()).toMatchObject({ kind: 'signed-in', refreshing: true });
  await restored;
  expect(session.getState()).toMatchObject({ kind: 'signed-in', refreshing: false });
  expect(asked()).toBe(1);
});

// Rows: 4.9, 9.2
test('a user from yesterday or the future is not shown', async () => {
  const late = await signedInEarlier(24 * 60 * minute + 1);
  void late.session.restore();
  expect(late.kind()).toBe('restoring');
  const early = await signedInEarlier(-minute);
  void early.session.restore();
  expect(early.kind()).toBe('restoring');
});

test('an invalid stored user is ignored', async () => {
  const { session, storage, kind } = openSession({ as: 'vendor@portal.test' });
  storage.setItem('portal.user', '{"user":{"id":"<script>"},"loadedAt":1}');
  await session.restore();
  expect(kind()).toBe('signed-in');
});

test('offline the session stays unknown and can be retried', async () => {
  const { session, backend, kind } = openSession({
    as: 'vendor@portal.test',
    faults: { offline: true },
  });
  await session.restore();
  expect(session.getState()).toMatchObject({ kind: 'restoring', problem: { code: 'offline' } });
  backend.setFaults({});
  await session.restore();
  expect(kind()).toBe('signed-in');
});

/** A session whose page came with a user, while the browser is signed in as `as`. */
function openSent(as: 'vendor@portal.test' | 'admin@portal.test', stored?: User) {
  const sent = makeUser({ email: 'vendor@portal.test' });
  let start = () => {};
  const rest = new Promise<void>((resolve) => {
    start = resolve;
  });
  const opened = openSession({
    as,
    pageData: JSON.stringify({ '/api/users/me': sent }),
    rest: () => rest,
  });
  if (stored) rememberUser(opened.storage, stored, Date.parse('2026-11-20T00:00:00Z'));
  return { ...opened, start };
}

test('the user sent with the page replaces the stored one at once; the session is renewed at rest', async () => {
  const { session, storage, start, asked } = openSent(
    'vendor@portal.test',
    makeUser({ email: 'before@portal.test' }),
  );
  const restored = session.restore();
  expect(session.getState()).toMatchObject({ user: { email: 'vendor@portal.test' } });
  expect(storage.getItem('portal.user')).not.toContain('before@portal.test');
  expect(asked()).toBe(0);
  start();
  await restored;
  expect([session.getState().kind, asked()]).toEqual(['signed-in', 1]);
});

test('a user who signs in elsewhere while the page opens replaces the one sent with it', async () => {
  const { session, start } = openSent('admin@portal.test');
  void session.restore();
  start();
  await vi.waitFor(() =>
    expect(session.getState()).toMatchObject({ user: { email: 'admin@portal.test' } }),
  );
});

test('signing out in another tab ends a session sent with the page', async () => {
  const { session, start, hear, kind, asked } = openSent('vendor@portal.test');
  const restored = session.restore();
  hear({ kind: 'signed-out' });
  start();
  await restored;
  expect([kind(), asked()]).toEqual(['anonymous', 0]);
});

test('the user sent with a page is not shown after another tab signed out or in since', async () => {
  const requested = Date.parse('2026-11-19T23:59:59Z');
  const pageData = JSON.stringify({ '/api/users/me': makeUser({ email: 'vendor@portal.test' }) });
  const left = openSession({ as: 'vendor@portal.test' });
  await left.session.restore();
  await left.session.signOut();
  const afterSignOut = openSession({ storage: left.storage, pageData, openedAt: requested });
  const restored = afterSignOut.session.restore();
  expect(afterSignOut.kind()).toBe('restoring');
  await restored;
  expect(afterSignOut.kind()).toBe('anonymous');

  const other = openSession({ as: 'admin@portal.test' });
  await other.session.restore();
  const afterSignIn = openSession({
    as: 'admin@portal.test',
    storage: other.storage,
    pageData,
    openedAt: requested,
  });
  void afterSignIn.session.restore();
  expect(afterSignIn.session.getState()).toMatchObject({ user: { email: 'admin@portal.test' } });
});

test('a refresh that returns another user replaces the user before any of their records', async () => {
  const { session, client, backend, told } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  backend.expireTokens();
  await backend.fetch('http://portal.test/api/auth/local', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: 'admin@portal.test', password: 'greenstone-4400' }),
  });
  expect(await codeOf(client.analytics.counts())).toBe('unauthenticated');
  await vi.waitFor(() =>
    expect(session.getState()).toMatchObject({ user: { email: 'admin@portal.test' } }),
  );
  expect(told).toContainEqual({ kind: 'signed-in' });
});

test('a session that ended before its page opened is over once it is renewed', async () => {
  const pageData = JSON.stringify({ '/api/users/me': makeUser() });
  const { session, kind } = openSession({ pageData });
  await session.restore();
  expect(kind()).toBe('expired');
});

// Rows: 4.8
test('a session that the server ends is expired and removed from the browser', async () => {
  const { session, backend, client, storage, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  await client.auth.signOut();
  backend.expireTokens();
  await expect(client.analytics.counts()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(kind()).toBe('expired');
  expect(storage.getItem('portal.user')).toBeNull();
});

test('a session that was never accepted after signing in has lost its cookie', async () => {
  const openAfter = async (milliseconds: number) => {
    const before = openSession({ as: 'vendor@portal.test' });
    await before.session.restore();
    const after = openSession({ storage: before.storage });
    after.pass(milliseconds);
    await after.session.restore();
    return after.session.getState();
  };
  expect(await openAfter(5_000)).toEqual({ kind: 'expired', cookieLost: true });
  expect(await openAfter(61_000)).toEqual({ kind: 'expired', cookieLost: false });
});

// Rows: 8.1
test('a rejected role ends the session', async () => {
  const { session, client, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  await expect(client.terms.add('industries', { name: 'Fishing' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(kind()).toBe('expired');
  await session.restore();
  expect(kind()).not.toBe('signed-in');
});

test('signing out does not wait for the server', async () => {
  const { session, storage, told, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  const left = session.signOut();
  expect([kind(), storage.getItem('portal.user'), told.at(-1)]).toEqual([
    'anonymous',
    null,
    { kind: 'signed-out' },
  ]);
  await left;
  expect(storage.size()).toBe(0);
});

test('signing out in one tab signs out all tabs', async () => {
  const { session, hear, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  hear({ kind: 'signed-out' });
  expect(kind()).toBe('anonymous');
});

const password = 'greenstone-4400';

// Rows: 8.1
test('during a reload and after its failure the user stays signed in', async () => {
  const responses: [string, Faults][] = [
    ['no connection', { offline: true }],
    ['a failing server', { broken: true }],
    ['a malformed response', { malformed: true }],
  ];
  for (const [name, faults] of responses) {
    const { session, backend, storage, asked } = openSession({ as: 'vendor@portal.test' });
    const next = openSession({ as: 'vendor@portal.test', storage });
    await session.restore();
    backend.setFaults(faults);
    const reloaded = session.reload();
    // The next page shows the user at once and reloads it.
    const restored = next.session.restore();
    expect(next.kind(), name).toBe('signed-in');
    await restored;
    expect(next.asked(), name).toBe(1);
    await reloaded;
    expect([session.getState().kind, storage.size()], name).toEqual(['signed-in', 1]);
    // Showing the tab again reloads the user, even if the old record is recent.
    const before = asked();
    await session.freshen();
    expect(asked() - before, name).toBe(1);
  }
});

test('a reload that the server rejects ends the session', async () => {
  const { session, client, backend, storage, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  await client.auth.signOut();
  backend.expireTokens();
  await session.reload();
  expect([kind(), storage.getItem('portal.user')]).toEqual(['expired', null]);
});

test('a response from before a change does not replace a later one', async () => {
  const { session, client, holdResponses } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  const release = holdResponses();
  const early = session.reload();
  release.others();
  await createBillingApi(client.request).addPaymentMethod({ id: 'pm_1' });
  await createBillingApi(client.request).subscribe({
    paymentMethod: 'pm_1',
    product: 'premium-trial',
    price: 'price_annually',
  });
  const late = session.reload();
  release.now();
  await Promise.all([early, late]);
  expect(session.getState()).toMatchObject({ user: { plan: 'trial' }, refreshing: false });
});

test('a user that loads after signing out is not shown', async () => {
  const { session, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  const late = session.reload();
  await session.signOut();
  await late;
  expect(kind()).toBe('anonymous');
});

test('a pending user is dropped when another one signs in in another tab', async () => {
  const { session, client, storage, hear, holdResponses } = openSession({
    as: 'vendor@portal.test',
  });
  await session.restore();
  const release = holdResponses();
  const late = session.reload();
  release.others();
  const { user } = await client.auth.signIn({ identifier: 'admin@portal.test', password });
  if (!user) throw new Error('The user has a second factor');
  rememberUser(storage, user, Date.parse('2026-11-20T00:00:00Z'));
  hear({ kind: 'signed-in' });
  release.now();
  await late;
  expect(session.getState()).toMatchObject({ kind: 'signed-in', user: { id: user.id } });
  expect(storage.getItem('portal.user')).toContain('admin@portal.test');
});

test('a change of plan is shown after a reload, in every tab', async () => {
  const { session, client, hear, told } = openSession({ as: 'vendor@portal.test' });
  const plan = () => {
    const state = session.getState();
    return state.kind === 'signed-in' ? state.user.plan : null;
  };
  await session.restore();
  await createBillingApi(client.request).addPaymentMethod({ id: 'pm_1' });
  await createBillingApi(client.request).subscribe({
    paymentMethod: 'pm_1',
    product: 'premium-trial',
    price: 'price_annually',
  });
  hear({ kind: 'user-changed' });
  await expect.poll(plan).toBe('trial');
  await session.reload();
  expect(plan()).toBe('trial');
  expect(told).toContainEqual({ kind: 'user-changed' });
});
