import type { StaffRole } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, listingOf, offerOn } from './billing.ts';
import { createBillingTestServer, DAY, LONG } from './billingTestServer.ts';
import { type Caller, signIn, signUp } from './caller.ts';
import { inDatabase } from './startBackend.ts';

const DISPUTED = '4000000000000259';

describe('a disputed payment', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { provider, deliver, settled, person, subscribe, customerOf } = billing;

  /** A vendor who bought a special offer and disputes its payment. */
  const disputing = async (name: string) => {
    const { who } = await person(name, DISPUTED);
    await buy(who, offerOn(await listingOf(who)));
    await settled();
    const { id: customer } = await customerOf(who);
    const charge = (await provider('GET', '/v1/charges', { customer })).body.data[0].id;
    const dispute = (await provider('GET', '/v1/disputes', { charge })).body.data[0];
    return { who, customer, charge, dispute };
  };

  const respond = async (dispute: { id: string }, evidence: string) => {
    const values = { 'evidence[uncategorized_text]': evidence };
    const { body } = await provider('POST', `/v1/disputes/${dispute.id}`, values);
    await settled();
    return body;
  };

  const staff = async (role: StaffRole, name: string = role) => {
    const who = await signUp(billing.backend.url, name);
    const id = Number((await who.get('/users/me')).at('id'));
    await inDatabase(billing.backend, (sql) =>
      sql('up_users').where({ id }).update({ staff: true, staff_roles: role }),
    );
    return who;
  };

  const titlesFor = async (who: Caller): Promise<string[]> =>
    Object(await who.get('/me/notifications?kind=dispute')).body.data.map(
      ({ title }: { title: string }) => title,
    );

  // Rows: X23R.7
  it('notifies owners and finance staff once when it is disputed and when that ends', async () => {
    const owner = await signIn(billing.backend.url, 'admin');
    const [finance, support] = [await staff('finance'), await staff('support')];
    const { who, dispute } = await disputing('disputed');
    const { at } = await finance.get('/me/notifications?kind=dispute');
    expect(at('data.0.title')).toBe('A payment of $9.00 is disputed');
    expect(at('data.0.text')).toMatch(
      /^Account: disputed@.*\nReason: fraudulent\nRespond at .+ by /,
    );
    expect(at('data.0.path')).toMatch(/^\/accounts\/\d+$/);

    const closed = await respond(dispute, 'winning_evidence');
    expect(closed.status).toBe('won');
    let events = 0;
    const event = (type: string, object: object) => {
      events += 1;
      return deliver({ id: `evt_${events}`, object: 'event', created: 1, type, data: { object } });
    };
    // The provider may send an event again.
    expect(await event('charge.dispute.closed', closed)).toBe(200);
    // It replaces the unread notice of the beginning.
    expect(await titlesFor(finance)).toEqual(['The dispute over $9.00 was won']);
    // Another dispute, whose end arrives before its beginning.
    const other = { ...dispute, id: 'du_other' };
    expect(await event('charge.dispute.closed', { ...other, status: 'lost' })).toBe(200);
    expect(await event('charge.dispute.created', other)).toBe(200);
    const told = ['The dispute over $9.00 was lost', 'The dispute over $9.00 was won'];
    expect(await titlesFor(finance)).toEqual(told);
    expect(await titlesFor(owner)).toEqual(told);
    expect([await titlesFor(support), await titlesFor(who)]).toEqual([[], []]);
  });

  // Rows: X23R.11
  it('is listed with its state for staff, and not for its vendor', async () => {
    const { who, charge, dispute } = await disputing('listed');
    await subscribe(who, String((await who.get('/me/stripe')).at('payment')));
    await settled();
    const { text } = await who.get('/me/stripe/invoices');
    expect(text).not.toContain('dispute');
    const [{ id: invoice, amount }] = JSON.parse(text);
    const path = `/accounts/${(await who.get('/users/me')).at('id')}/payments`;
    expect((await who.get(path)).status).toBe(403);
    const support = await staff('support', 'reader');
    const disputes = async (): Promise<unknown[]> =>
      Object((await support.get(path)).at('data.disputes'));
    const { created: date } = (await provider('GET', `/v1/charges/${charge}`)).body;
    const paid = { id: dispute.id, invoice: null, description: 'Special offer: Two for one' };
    const open = { status: 'needs_response', due_by: date + 7 * DAY };
    const offer = { ...paid, date, amount: 900, currency: 'usd', ...open };
    const plan = { invoice, amount, description: 'Subscription', status: 'needs_response' };
    expect(await disputes()).toMatchObject([plan, offer]);
    await respond(dispute, 'A receipt.');
    expect((await disputes())[1]).toEqual({ ...offer, status: 'under_review', due_by: null });
  });
});
