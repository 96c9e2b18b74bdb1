import { switchAsksCode } from '@portal/data/internal/schemas/errorDetails';
import { expect, test } from 'vitest';
import { apiAt } from '../contract/index.ts';
import { planTable } from './billing.ts';
import { createMemoryBackend } from './memoryBackend.ts';

/** A signed-in user with a subscription, and their stored customer. */
async function signInPayer() {
  const backend = createMemoryBackend();
  const api = apiAt('http://portal.test', backend.fetch);
  const caller = await api.signIn('pro@portal.test');
  const [stored] = [...backend.db.cards.values()].filter(
    ({ subscription }) => subscription?.status === 'active',
  );
  if (!stored?.subscription) throw new Error('There is no subscription.');
  return { caller, stored, subscription: stored.subscription };
}

test('switching plans with a card that requires authentication leaves no open payment', async () => {
  const { caller, stored, subscription } = await signInPayer();
  Object.assign(subscription, { plan: 'quarterly', card: 'pm_own' });
  const own = { id: 'pm_own', brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030 };
  stored.cards = [own, { ...own, id: 'pm_asks' }];
  const { id: price, slug: product } = planTable.annually;

  const path = '/me/stripe/subscriptions';
  const before = await caller.call('GET', path);
  const body = { paymentMethod: 'pm_asks', product, price };
  const rejected = await caller.call('PATCH', path, { body });
  expect([rejected.status, rejected.body]).toMatchObject([
    402,
    { error: { details: { reason: 'card-declined', code: switchAsksCode } } },
  ]);
  expect((await caller.call('GET', path)).body).toEqual(before.body);
  const other = { ...body, paymentMethod: 'pm_own' };
  const switched = await caller.call('PATCH', path, { body: other });
  expect(switched.body).toMatchObject({ plan: 'annually', payment_method: 'pm_own' });
});

test('the default card cannot be removed while a subscription pays with it', async () => {
  const { caller, stored, subscription } = await signInPayer();
  Object.assign(stored, { cards: [], defaultCard: null });
  subscription.card = null;

  const path = '/me/stripe/payment-method';
  expect((await caller.call('POST', path, { body: { id: 'pm_new' } })).status).toBe(200);
  const paying = await caller.call('GET', '/me/stripe/subscriptions');
  expect(paying.body).toMatchObject({ payment_method: 'pm_new' });
  const rejected = await caller.call('DELETE', `${path}/pm_new`);
  expect([rejected.status, rejected.body]).toMatchObject([
    409,
    { error: { details: { reason: 'card-in-use' } } },
  ]);
});

test('a declined offer is refunded after the time for Undo, and then stays declined', async () => {
  let now = Date.UTC(2026, 10, 20);
  const backend = createMemoryBackend({ now: () => now });
  const api = apiAt('http://portal.test', backend.fetch);
  const caller = await api.signIn('admin@portal.test');
  const [offer] = backend.db.offers.filter(({ status }) => status === 'P');
  if (!offer) throw new Error('There is no pending offer.');
  const paid = { kind: 'paid', from: null, to: null, note: null, internalNote: null } as const;
  const at = { actorId: 1, createdAt: new Date(now).toISOString() };
  backend.db.events.push({ id: 9_999, listing: offer, fields: [], ...paid, ...at });
  const path = `/special-offers/${offer.id}`;
  const send = (body: object) => caller.call('PATCH', path, { body });
  const refunds = async () => {
    await caller.call('GET', `${path}/events`);
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
