import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, listingOf, offerOn, offersOn } from './billing.ts';
import { createBillingTestServer, LONG, waitFor } from './billingTestServer.ts';
import { signIn } from './caller.ts';
import { openDatabase } from './startBackend.ts';

describe('a special offer', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { person, charges, eventsOf } = billing;

  // Rows: 1.7, 4.6, 7.9
  it('is charged once, and refunded when an admin declines it', async () => {
    const { who } = await person('seller');
    const url = await listingOf(who);
    const made = await Promise.all(Array.from({ length: 5 }, () => buy(who, offerOn(url))));
    expect(new Set(made.map(({ status, at }) => `${status} ${at('data.id')}`)).size).toBe(1);
    expect((await buy(who, offerOn(url, { title: 'Another' }))).status).toBe(422);
    expect(await offersOn(who, url)).toHaveLength(1);
    const id = made[0]?.at('data.id');
    const [paid] = await eventsOf(id);
    const receipt = expect.stringMatching(/^http/);
    const payment = { amount: 900, currency: 'usd', receipt };
    expect(paid).toMatchObject({ kind: 'paid', note: null, payment });
    const admin = await signIn(billing.backend.url, 'admin');
    await admin.patch(`/special-offers/${id}`, { status: 'D', admin_note: 'Not a saving.' });
    const events = await waitFor(
      () => eventsOf(id),
      ([latest]) => latest?.kind === 'refunded',
    );
    expect(events.map(({ kind }) => kind)).toEqual(['refunded', 'declined', 'paid', 'submitted']);
    expect(events[0]).toMatchObject({ note: null, payment: { amount: 900, currency: 'usd' } });
    const [{ version }] = await offersOn(who, url);
    const late = await admin.patch(`/special-offers/${id}`, { status: 'A', version });
    expect(late.at('error.details.reason')).toBe('offer-paid-back');
    expect((await offersOn(who, url))[0].status).toBe('D');
    // A stale decision returns the earlier decision rather than the refund after it.
    const lost = await admin.patch(`/special-offers/${id}`, {
      status: 'D',
      admin_note: 'Late.',
      version: 1,
    });
    const { kind, actor } = Object(lost.at('error.details.latest.event'));
    expect([lost.status, kind, actor?.admin]).toEqual([409, 'declined', true]);
  });

  it('is not created when the card is declined', async () => {
    const { who } = await person('unpaid', '4000000000000341');
    const url = await listingOf(who);
    expect((await buy(who, offerOn(url))).status).toBe(402);
    expect(await offersOn(who, url)).toEqual([]);
  });

  it('sent by three attempts at once is charged once, and the others return it', async () => {
    const { who } = await person('three');
    const url = await listingOf(who);
    const before = charges();
    const responses = await Promise.all(['a', 'b', 'c'].map((key) => buy(who, offerOn(url), key)));
    const [first] = await offersOn(who, url);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    for (const other of responses.filter(({ status }) => status === 400)) {
      const { reason, offer } = Object(other.at('error.details'));
      expect([reason, offer]).toEqual(['earlier-offer', first.id]);
      expect(other.at('error.message')).toContain('Nothing was charged this time.');
    }
    expect([charges() - before, (await offersOn(who, url)).length]).toEqual([1, 1]);
    // An equal offer needs an accepted earlier one.
    expect((await buy(who, offerOn(url), 'd')).status).toBe(400);
    expect((await buy(who, offerOn(url, { earlier: first.id }), 'e')).status).toBe(201);
    const again = await buy(who, offerOn(url, { earlier: first.id }), 'f');
    expect([again.status, again.at('error.details.offer')]).toEqual([400, first.id + 1]);
    // A payment that is found late has a later offer, though it was made earlier.
    await using sql = openDatabase(billing.backend);
    const made = { [first.id]: -1, [first.id + 1]: first.id, [-1]: first.id + 1 };
    for (const [from, to] of [first.id, first.id + 1, -1].map((id) => [id, made[id]]))
      await sql('offer_payments').where({ offer_id: from }).update({ offer_id: to });
    const late = await buy(who, offerOn(url, { earlier: first.id }), 'g');
    expect([late.status, late.at('error.details.offer')]).toEqual([400, first.id + 1]);
  });
});
