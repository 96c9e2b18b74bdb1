import { expect, test } from 'vitest';
import { apiAt } from '../contract/index.ts';
import { createMemoryBackend } from './memoryBackend.ts';

test('a declined offer is paid back after the time for Undo, and then stays declined', async () => {
  let now = Date.UTC(2026, 10, 20);
  const backend = createMemoryBackend({ now: () => now });
  const api = apiAt('http://portal.test', backend.fetch);
  const token = await api.signIn('admin@portal.test');
  const [offer] = backend.db.offers.filter(({ status }) => status === 'P');
  if (!offer) throw new Error('No offer waits.');
  const paid = { kind: 'paid', from: null, to: null, note: null, internalNote: null } as const;
  const at = { actorId: 1, createdAt: new Date(now).toISOString() };
  backend.db.events.push({ id: 9_999, listing: offer, fields: [], ...paid, ...at });
  const path = `/special-offers/${offer.id}`;
  const send = (body: object) => api.call('PATCH', path, { token, body });
  const refunds = async () => {
    await api.call('GET', `${path}/events`, { token });
    return backend.db.events.filter(({ kind, listing }) => listing === offer && kind === 'refunded')
      .length;
  };
  const decline = () => send({ status: 'D', admin_note: 'No.', version: offer.version });

  await decline();
  expect((await send({ status: 'P', version: offer.version })).status).toBe(200);
  now += 60_000;
  expect(await refunds()).toBe(0);

  await decline();
  now += 59_999;
  expect(await refunds()).toBe(0);
  now += 1;
  expect(await refunds()).toBe(1);
  const { version } = offer;
  const late = await send({ status: 'A', version });
  expect(late.body).toMatchObject({ error: { details: { reason: 'offer-paid-back' } } });
  expect([offer.status, offer.version, await refunds()]).toEqual(['D', version, 1]);
});
