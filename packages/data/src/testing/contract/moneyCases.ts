import { array } from 'superstruct';
import {
  cardDataStruct,
  customerStruct,
  paymentMethodStruct,
  subscriptionStruct,
} from '../../schemas/billing.ts';
import { recordOf } from '../../schemas/envelope.ts';
import { invoicesStruct, paymentSettingsStruct, planChangeStruct } from '../../schemas/payment.ts';
import { plansStruct } from '../../schemas/plan.ts';
import { specialOfferStruct } from '../../schemas/specialOffer.ts';
import { offerTexts, paymentTexts, tillTexts } from '../../schemas/texts.ts';
import { type ContractCase, equal, exactly, must } from './contract.ts';
import { failsWith, failure, refuses } from './failures.ts';
import { admin, createApp, createLiveApp, eventList, pro, vendor } from './fixtures.ts';

export const moneyCases: ContractCase[] = [
  {
    title: 'who pays sees cards, subscription and invoices in their documented shapes',
    async run(api) {
      const token = await api.signIn(pro);
      const get = (path: string) => api.call('GET', path, { token });
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
        api.call('PATCH', '/me/stripe/subscriptions', { token, body: { ...change, ...body } });
      const old = await switchTo({ proration_date: prorationDate - 7200 });
      failsWith(old, 400, tillTexts.shownTooLong);
      const shown = { proration_date: prorationDate, amount: amount + 1 };
      failsWith(await switchTo(shown), 409, tillTexts.switchedMeanwhile);
      const { trial } = exactly(await get('/me/stripe/settings'), 200, paymentSettingsStruct);
      failsWith(await switchTo({ product: trial.product }), 400, paymentTexts.planGone);
    },
  },
  // Rows: 2.43
  {
    title:
      'only what is as it was seen is cancelled, and charges nothing more until it goes on after all',
    async run(api) {
      const token = await api.signIn(pro);
      const path = '/api/me/stripe/subscriptions';
      const cancel = (seen: string) => api.call('DELETE', `${path}?status=${seen}`, { token });
      const { body: now } = await api.call('GET', path, { token });
      failsWith(await cancel('none'), 400, 'Status is not valid');
      const { message, details } = failure(await cancel('trialing'), 409);
      equal([message, details?.latest], [tillTexts.changedMeanwhile, now], 'how it is by now');
      const ends = exactly(await cancel('active'), 200, subscriptionStruct);
      equal([ends.cancelAtPeriodEnd, ends.nextAmount, ends.debt], [true, null, 0], 'what ends');
      const body = { paymentMethod: ends.paymentMethod };
      const { quarterly } = exactly(
        await api.call('GET', '/stripe/products', { token }),
        200,
        plansStruct,
      );
      const other = { ...body, product: quarterly.slug, price: quarterly.id };
      const late = await api.call('PATCH', path, { token, body: other });
      failsWith(late, 409, tillTexts.switchedMeanwhile);
      const resumed = await api.call('PUT', path, { token, body });
      const goesOn = exactly(resumed, 200, subscriptionStruct);
      equal([goesOn.cancelAt, goesOn.nextAmount], [null, ends.amount], 'what goes on');
    },
  },
  {
    title: 'the only card of a subscription that goes on stays',
    async run(api) {
      const token = await api.signIn(pro);
      const paysWith = async () =>
        exactly(
          await api.call('GET', '/me/stripe/subscriptions', { token }),
          200,
          subscriptionStruct,
        ).paymentMethod;
      const card = await paysWith();
      const path = `/me/stripe/payment-method/${card}`;
      failsWith(await api.call('DELETE', path, { token }), 409, tillTexts.cardInUse);
      equal(await paysWith(), card, 'the card that pays');
    },
  },
  {
    title: 'who never paid has nothing at the card provider, and may try once',
    async run(api) {
      const token = await api.signIn(vendor);
      const get = (path: string) => api.call('GET', path, { token });
      const data = exactly(await get('/me/stripe'), 200, cardDataStruct);
      equal(
        data,
        { customer: null, subscription: null, payment: null, active: false },
        'card data',
      );
      failure(await get('/me/stripe/customer'), 404);
      failure(await get('/me/stripe/subscriptions'), 404);
      equal(exactly(await get('/me/stripe/invoices'), 200, invoicesStruct), [], 'invoices');
      const settings = exactly(await get('/me/stripe/settings'), 200, paymentSettingsStruct);
      must(settings.trial.available, 'the trial is there to be taken');
      equal([settings.trial.days, settings.offerPrice], [90, 900], 'numbers');
    },
  },
  {
    title: 'an admin may not subscribe, and nobody deletes a card that is not theirs',
    async run(api) {
      const token = await api.signIn(admin);
      const body = { paymentMethod: 'pm_1', product: 'premium', price: 'price_1' };
      const path = '/api/me/stripe/subscriptions';
      failsWith(await api.call('POST', path, { token, body }), 400, tillTexts.ineligible);
      failure(await api.call('DELETE', '/api/me/stripe/payment-method/pm_none', { token }), 404);
    },
  },
  {
    title: 'a special offer needs its fields, an own listing and a card',
    async run(api) {
      const token = await api.signIn(vendor);
      const buy = (data: object) =>
        api.call('POST', '/api/special-offers', { token, body: { data } });
      const { url } = await createLiveApp(api);
      const whole = {
        title: 'Half',
        description: 'All May.',
        link: 'https://a.nz',
        label: 'Claim',
      };
      refuses(await buy({ ...whole, title: ' ', listing: url }), 'title', offerTexts.titleRequired);
      refuses(
        await buy({ ...whole, listing: '/apps/no-such' }),
        'listing',
        offerTexts.listingRequired,
      );
      const refused = await buy({ ...whole, listing: url });
      failsWith(refused, 402, paymentTexts.cardNeeded('buy a special offer'));
    },
  },
  // Rows: 1.7, 4.6
  {
    title: 'a paid offer that is declined can be taken back before its money goes back',
    async run(api) {
      const [owner, staff] = [await api.signIn(pro), await api.signIn(admin)];
      const { url } = await createApp(api, owner);
      const bought = await api.call('POST', '/special-offers', {
        token: owner,
        body: {
          data: {
            title: 'Half',
            description: 'May.',
            link: 'https://a.nz',
            label: 'Claim',
            listing: url,
          },
        },
      });
      const { id, version } = exactly(bought, 201, recordOf(specialOfferStruct())).data;
      const path = `/special-offers/${id}`;
      const send = (body: object) => api.call('PATCH', path, { token: staff, body });
      const decline = { status: 'D', admin_note: 'Not a saving.' };
      equal((await send({ ...decline, version })).status, 200, 'declined');
      equal((await send({ status: 'P', version: version + 1 })).status, 200, 'taken back');
      equal((await send({ ...decline, version: version + 2 })).status, 200, 'declined again');
      const events = await api.call('GET', `${path}/events`, { token: owner });
      equal(
        exactly(events, 200, eventList).data.map(({ kind }) => kind),
        ['declined', 'reopened', 'declined', 'paid', 'submitted'],
        'timeline, and nothing was paid back yet',
      );
    },
  },
  {
    title: 'the same offer once more is told first, until its buyer says that they know of it',
    async run(api) {
      const token = await api.signIn(pro);
      const { url: listing } = await createApp(api, token);
      const words = { title: 'Twice', description: 'May.', link: 'https://a.nz', label: 'Claim' };
      const buy = (key: string, more: object = {}) =>
        api.call('POST', '/special-offers', {
          token,
          body: { data: { ...words, listing, ...more } },
          headers: { 'Idempotency-Key': `contract-${key}` },
        });
      const { id } = exactly(await buy('first'), 201, recordOf(specialOfferStruct())).data;
      for (const key of ['second', 'second', 'third']) {
        const { message, details } = failure(await buy(key), 400);
        equal(message, offerTexts.earlier('Twice'), 'message');
        equal([details?.code, details?.offer], ['earlier_offer', id], 'the earlier offer');
      }
      for (const earlier of [String(id), id + 0.5, -1, null]) {
        equal(failure(await buy('odd', { earlier }), 400).message, 'Earlier is not valid', 'odd');
      }
      equal((await buy('fourth', { earlier: id })).status, 201, 'meant as well');
    },
  },
];
