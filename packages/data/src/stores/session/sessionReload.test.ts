import { expect, test } from 'vitest';
import type { Faults } from '../../testing/memory/faults.ts';
import { openSession } from '../../testing/openSession.ts';
import { rememberUser } from './userCache.ts';

const password = 'greenstone-4400';

// Rows: 8.1
test('while a change is on its way, and when it does not come, nobody seems signed out', async () => {
  const answers: [string, Faults][] = [
    ['no connection', { offline: true }],
    ['a failing server', { broken: true }],
    ['a spoilt answer', { malformed: true }],
  ];
  for (const [name, faults] of answers) {
    const { session, backend, storage, asked } = openSession({ as: 'vendor@portal.test' });
    const next = openSession({ as: 'vendor@portal.test', storage });
    await session.restore();
    backend.setFaults(faults);
    const reloaded = session.reload();
    // The page may be left at any moment: the next one knows the person at once, and asks.
    const restored = next.session.restore();
    expect(next.kind(), name).toBe('signed-in');
    await restored;
    expect(next.asked(), name).toBe(1);
    await reloaded;
    expect([session.getState().kind, storage.size()], name).toEqual(['signed-in', 1]);
    // Whoever comes back to the tab asks again, however short a while ago the old record was read.
    const before = asked();
    await session.freshen();
    expect(asked() - before, name).toBe(1);
  }
});

test('a reload that the server refuses ends the session', async () => {
  const { session, client, backend, storage, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  await client.auth.signOut();
  backend.expireTokens();
  await session.reload();
  expect([kind(), storage.size()]).toEqual(['expired', 0]);
});

test('an answer from before a change does not overtake the one after it', async () => {
  const { session, client, holdAnswers } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  const release = holdAnswers();
  const early = session.reload();
  release.others();
  await client.billing.addPaymentMethod({ id: 'pm_1' });
  await client.billing.subscribe({
    paymentMethod: 'pm_1',
    product: 'premium-trial',
    price: 'price_annually',
  });
  const late = session.reload();
  release.now();
  await Promise.all([early, late]);
  expect(session.getState()).toMatchObject({ user: { plan: 'trial' }, refreshing: false });
});

test('a user that arrives after signing out is not shown', async () => {
  const { session, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  const late = session.reload();
  await session.signOut();
  await late;
  expect(kind()).toBe('anonymous');
});

test('a user still on the way when another signs in elsewhere is not kept', async () => {
  const { session, client, storage, hear, holdAnswers } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  const release = holdAnswers();
  const late = session.reload();
  release.others();
  const { user } = await client.auth.signIn({ identifier: 'admin@portal.test', password });
  rememberUser(storage, user, Date.parse('2026-11-20T00:00:00Z'));
  hear({ kind: 'signed-in' });
  release.now();
  await late;
  expect(session.getState()).toMatchObject({ kind: 'signed-in', user: { id: user.id } });
  expect(storage.getItem('portal.user')).toContain('admin@portal.test');
});

test('a change of plan shows after a reload, in every tab', async () => {
  const { session, client, hear, told } = openSession({ as: 'vendor@portal.test' });
  const plan = () => {
    const state = session.getState();
    return state.kind === 'signed-in' ? state.user.plan : null;
  };
  await session.restore();
  await client.billing.addPaymentMethod({ id: 'pm_1' });
  await client.billing.subscribe({
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
