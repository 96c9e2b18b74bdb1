import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterTo, readersOf } from './mailbox.ts';
import { DAY, LONG, openTill } from './openTill.ts';

describe('a renewal that fails', LONG, () => {
  const till = openTill({ STRIPE_TEST_CLOCKS: 'on' });
  beforeAll(till.open);
  afterAll(till.close);
  const { settled, addCard, person, subscribe, advance, planOf, subscriptionOf, chargesOf } = till;

  const late = async (name: string) => {
    const { who, card } = await person(name);
    await subscribe(who, card);
    const bad = await addCard(who, '4000000000000341');
    await who.patch('/me/stripe/customer', { default_payment_method: bad });
    await who.delete(`/me/stripe/payment-method/${card}`);
    await advance(who, 366);
    return who;
  };

  it('keeps Premium on for two weeks, says so by letter, and is mended with a new card', async () => {
    const who = await late('late');
    const { status, attention } = JSON.parse((await subscriptionOf(who)).text);
    expect([status, await planOf(who)]).toEqual(['past_due', 'paid']);
    expect(attention).toMatchObject({ amount: 38_400, reason: 'Your card was declined.' });
    expect(Math.round((attention.until - attention.failed_at) / DAY)).toBe(14);
    const letter = await letterTo(till.backend.dataDir, 'late@test.example', 'payment-failed');
    expect(letter.text).toContain('$384.00');
    const card = await addCard(who);
    const mended = await who.patch('/me/stripe/subscriptions', { paymentMethod: card });
    expect([mended.at('status'), mended.at('attention'), await planOf(who)]).toEqual([
      'active',
      null,
      'paid',
    ]);
    await settled();
    const readers = await readersOf(till.backend.dataDir, 'payment-failed');
    expect(readers.filter((to) => to === 'late@test.example')).toHaveLength(1);
  });

  it('is asked for still when the plan is cancelled, and ends it earlier unless it is paid', async () => {
    const [payer, leaver] = [await late('payer'), await late('leaver')];
    for (const who of [payer, leaver]) {
      const ends = JSON.parse((await who.delete('/me/stripe/subscriptions')).text);
      expect(ends).toMatchObject({ status: 'past_due', attention: { amount: 38_400 } });
      expect(ends.cancel_at).toBe(ends.current_period_end);
    }
    const card = await addCard(payer);
    await payer.patch('/me/stripe/customer', { default_payment_method: card });
    for (const who of [payer, leaver]) await advance(who, 15);
    const paid = JSON.parse((await subscriptionOf(payer)).text);
    expect(paid).toMatchObject({ status: 'active', cancel_at_period_end: true, attention: null });
    expect([await planOf(payer), await chargesOf(payer)]).toEqual(['paid', [38_400, 38_400]]);
    expect([(await subscriptionOf(leaver)).status, await planOf(leaver)]).toEqual([404, 'free']);
  });

  it('is paid with another card though the plan is cancelled, and stays open when it goes on after all', async () => {
    const path = '/me/stripe/subscriptions';
    const [payer, stayer] = [await late('ending'), await late('staying')];
    for (const who of [payer, stayer]) await who.delete(path);
    const card = await addCard(payer);
    const paid = JSON.parse((await payer.patch(path, { paymentMethod: card })).text);
    expect(paid).toMatchObject({ status: 'active', attention: null, payment_method: card });
    expect([paid.cancel_at_period_end, await planOf(payer)]).toEqual([true, 'paid']);
    const { payment_method: paymentMethod } = JSON.parse((await subscriptionOf(stayer)).text);
    const goesOn = JSON.parse((await stayer.put(path, { paymentMethod })).text);
    expect(goesOn).toMatchObject({ status: 'past_due', cancel_at: null });
    expect([goesOn.attention.amount, await planOf(stayer)]).toEqual([38_400, 'paid']);
  });

  it('ends Premium when nobody mends it', async () => {
    const who = await late('lapsed');
    await advance(who, 15);
    expect([(await subscriptionOf(who)).status, await planOf(who)]).toEqual([404, 'free']);
  });
});
