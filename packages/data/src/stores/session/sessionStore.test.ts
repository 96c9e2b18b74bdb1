import { expect, test } from 'vitest';
import { openSession } from '../../testing/openSession.ts';

const minute = 60 * 1000;
async function signedInEarlier(ago: number) {
  const before = openSession({ as: 'vendor@portal.test' });
  await before.session.restore();
  const after = openSession({ as: 'vendor@portal.test', storage: before.storage });
  after.pass(ago);
  return after;
}

test('a visitor without a session turns out to be nobody', async () => {
  const { session, kind } = openSession();
  expect(kind()).toBe('restoring');
  await session.restore();
  expect(kind()).toBe('anonymous');
});

// Rows: 4.9, 9.2
test('a user read in the last five minutes is shown without asking', async () => {
  const { session, kind, asked } = await signedInEarlier(5 * minute);
  const restored = session.restore();
  expect(kind()).toBe('signed-in');
  await restored;
  expect(asked()).toBe(0);
});

test('an older one is shown while a fresh one loads', async () => {
  const { session, asked } = await signedInEarlier(6 * minute);
  const restored = session.restore();
  expect(session.getState()).toMatchObject({ kind: 'signed-in', refreshing: true });
  await restored;
  expect(session.getState()).toMatchObject({ kind: 'signed-in', refreshing: false });
  expect(asked()).toBe(1);
});

// Rows: 4.9, 9.2
test('one of yesterday, or of a clock that was wrong, is not shown', async () => {
  const late = await signedInEarlier(24 * 60 * minute + 1);
  void late.session.restore();
  expect(late.kind()).toBe('restoring');
  const early = await signedInEarlier(-minute);
  void early.session.restore();
  expect(early.kind()).toBe('restoring');
});

test('what was spoilt in storage counts as nothing', async () => {
  const { session, storage, kind } = openSession({ as: 'vendor@portal.test' });
  storage.setItem('portal.user', '{"user":{"id":"<script>"},"loadedAt":1}');
  await session.restore();
  expect(kind()).toBe('signed-in');
});

test('without a connection it stays open who is there, and can be tried again', async () => {
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

// Rows: 4.8
test('a session the server ends is expired, and nothing of it is left in the browser', async () => {
  const { session, backend, client, storage, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  await client.auth.signOut();
  backend.expireTokens();
  await expect(client.counts.get()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(kind()).toBe('expired');
  expect(storage.size()).toBe(0);
});

// Rows: 8.1
test('what the role forbids ends the session for good', async () => {
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
  expect([kind(), storage.size(), told.at(-1)]).toEqual(['anonymous', 0, { kind: 'signed-out' }]);
  await left;
});

test('leaving in one tab leaves in all of them', async () => {
  const { session, hear, kind } = openSession({ as: 'vendor@portal.test' });
  await session.restore();
  hear({ kind: 'signed-out' });
  expect(kind()).toBe('anonymous');
});
