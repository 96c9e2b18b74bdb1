import {
  cardDataStruct,
  customerStruct,
  invoicesStruct,
  paymentMethodStruct,
  paymentSettingsStruct,
  planChangeStruct,
  plansStruct,
  subscriptionStruct,
} from '@portal/data/internal/schemas/billing';
import { array, literal, object } from 'superstruct';
import { type ContractCase, equal, exactly, failure, must } from './contract.ts';
import { admin, pro, vendor } from './fixtures.ts';

export const moneyCases: ContractCase[] = [
  {
    title: 'cards, subscription and invoices of a paying vendor have their documented shapes',
    async run(api) {
      const caller = await api.signIn(pro);
      const get = (path: string) => caller.call('GET', path);
      const cards = exactly(
        await get('/me/stripe/payment-methods'),
        200,
        array(paymentMethodStruct),
      );
      const customer = exactly(await get('/me/stripe/customer'), 200, customerStruct);
      const subscription = exactly(await get('/me/stripe/subscriptions'), 200, subscriptionStruct);
      const invoices = exactly(await get('/me/stripe/invoices'), 200, invoicesStruct);
      const plans = exactly(await get('/stripe/products'), 200, plansStruct);
      const card = cards[0]?.id;
      equal(customer.invoiceSettings.defaultPaymentMethod, card, 'default card');
      equal(customer.balance, 0, 'neither debt nor credit');
      equal(
        [subscription.status, subscription.price, subscription.paymentMethod],
        ['active', plans.annually.id, card],
        'subscription',
      );
      equal(invoices[0]?.amount, plans.annually.price, 'amount of the latest invoice');
      const path = `/me/stripe/subscriptions/preview?price=${plans.quarterly.id}`;
      const { prorationDate, amount } = exactly(await get(path), 200, planChangeStruct);
      const change = { paymentMethod: card, product: 'premium', price: plans.quarterly.id };
      const switchTo = (body: object) =>
        caller.call('PATCH', '/me/stripe/subscriptions', { body: { ...change, ...body } });
      const old = await switchTo({ proration_date: prorationDate - 7200 });
      failure(old, 'quote-expired');
      const shown = { proration_date: prorationDate, amount: amount + 1 };
      failure(await switchTo(shown), 'subscription-changed');
      const { trial } = exactly(await get('/me/stripe/settings'), 200, paymentSettingsStruct);
      failure(await switchTo({ product: trial.product }), 'plan-missing');
    },
  },
  // Rows: 2.43
  {
    title:
      'a subscription is cancelled only with its current status, and charges nothing until it is resumed',
    async run(api) {
      const caller = await api.signIn(pro);
      const path = '/api/me/stripe/subscriptions';
      const cancel = (seen: string) => caller.call('DELETE', `${path}?status=${seen}`);
      const { body: now } = await caller.call('GET', path);
      failure(await cancel('none'), 'invalid');
      const { details } = failure(await cancel('trialing'), 'cancel-overtaken');
      equal(details?.latest, now, 'current subscription');
      const ends = exactly(await cancel('active'), 200, subscriptionStruct);
      equal([ends.cancelAtPeriodEnd, ends.nextAmount, ends.debt], [true, null, 0], 'cancelled');
      const body = { paymentMethod: ends.paymentMethod };
      const { quarterly } = await caller.get('/stripe/products', plansStruct);
      const other = { ...body, product: quarterly.slug, price: quarterly.id };
      const late = await caller.call('PATCH', path, { body: other });
      failure(late, 'subscription-changed');
      const resumed = await caller.call('PUT', path, { body });
      const active = exactly(resumed, 200, subscriptionStruct);
      equal([active.cancelAt, active.nextAmount], [null, ends.amount], 'resumed');
    },
  },
  {
    title: 'Stripe’s test card names add cards, and a subscription keeps its only card',
    async run(api) {
      const caller = await api.signIn(pro);
      const paysWith = async () =>
        (await caller.get('/me/stripe/subscriptions', subscriptionStruct)).paymentMethod;
      const card = await paysWith();
      const path = `/me/stripe/payment-method/${card}`;
      failure(await caller.call('DELETE', path), 'card-in-use');
      equal(await paysWith(), card, 'the card that pays');

      const add = (id: string) =>
        caller.call('POST', '/me/stripe/payment-method', { body: { id } });
      const declined = failure(await add('pm_card_visa_chargeDeclined'), 'card-declined');
      const { code, decline_code, field } = declined.details;
      const why = ['card_declined', 'generic_decline', 'cardNumber'];
      equal([code, decline_code, field], why, 'the decline');
      const { id, card: made } = exactly(await add('pm_card_visa'), 200, paymentMethodStruct);
      must(id !== 'pm_card_visa', 'the card has an id of its own');
      equal([made.brand, made.last4], ['visa', '4242'], 'the card');
      exactly(await caller.call('DELETE', path), 200, object({ ok: literal(true) }));
      equal(await paysWith(), id, 'the replacing card');
    },
  },
  {
    title: 'a vendor who never paid has no customer at the card provider, and a free trial',
    async run(api) {
      const caller = await api.signIn(vendor);
      const get = (path: string) => caller.call('GET', path);
      const data = exactly(await get('/me/stripe'), 200, cardDataStruct);
      equal(
        data,
        { customer: null, subscription: null, payment: null, active: false },
        'card data',
      );
      failure(await get('/me/stripe/customer'), 'not-found');
      failure(await get('/me/stripe/subscriptions'), 'not-found');
      equal(exactly(await get('/me/stripe/invoices'), 200, invoicesStruct), [], 'invoices');
      const settings = exactly(await get('/me/stripe/settings'), 200, paymentSettingsStruct);
      must(settings.trial.available, 'the trial is available');
      equal([settings.trial.days, settings.offerPrice], [90, 900], 'numbers');
    },
  },
  {
    title: 'an admin cannot subscribe, and a card of another customer cannot be deleted',
    async run(api) {
      const caller = await api.signIn(admin);
      const body = { paymentMethod: 'pm_1', product: 'premium', price: 'price_1' };
      const path = '/api/me/stripe/subscriptions';
      failure(await caller.call('POST', path, { body }), 'plans-are-for-vendors');
      failure(await caller.call('DELETE', '/api/me/stripe/payment-method/pm_none'), 'not-found');
    },
  },
];
