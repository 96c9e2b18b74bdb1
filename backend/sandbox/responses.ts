import * as cards from './cards.ts';
import * as customers from './customers.ts';
import * as disputes from './disputes.ts';
import * as invoices from './invoices.ts';
import * as payments from './payments.ts';
import { refund } from './payments.ts';
import { advanceClock } from './renewals.ts';
import { type ApiError, badRequest, missing, type Params } from './request.ts';
import { authenticate, createSetupIntent } from './setups.ts';
import { idOf, mustGet, timeOf, type World } from './store.ts';
import * as subscriptions from './subscriptions.ts';

/* The handler of each call. Only what the backend and the page need is here. */

type Responder = (world: World, params: Params, id: string) => unknown;

const listOf = (url: string, objects: readonly { id: string }[], params: Params) => {
  const limit = params.number('limit') ?? 10;
  const after = params.text('starting_after');
  const newest = objects.toReversed();
  const rest =
    after === null ? newest : newest.slice(newest.findIndex(({ id }) => id === after) + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
};

const thrown = (error: ApiError | null): void => {
  if (error) throw error;
};

const payInvoice: Responder = (world, params, id) => {
  const invoice = mustGet(world, 'invoice', id);
  if (invoice.status === 'paid')
    throw badRequest('Invoice is already paid', undefined, 'invoice_already_paid');
  const customer = world.store.get('customer', idOf(invoice.customer) ?? '');
  const card =
    params.text('payment_method') ?? idOf(customer?.invoice_settings.default_payment_method);
  const present = params.text('off_session') === 'false';
  thrown(invoices.payInvoice(world, invoice, card, { present }));
  const intent = invoices.intentOf(world, invoice);
  if (intent?.status === 'requires_action') {
    throw badRequest(
      'The payment requires additional user action before it can be completed.',
      undefined,
      'invoice_payment_intent_requires_action',
    );
  }
  return invoice;
};

const previewInvoice: Responder = (world, params) => {
  const subscription = mustGet(world, 'subscription', params.must('subscription'));
  const details = 'subscription_details';
  const price = mustGet(world, 'price', params.first(`${details}.items`).must('price'));
  const now = params.number(`${details}.proration_date`) ?? timeOf(world);
  const lines = subscriptions.switchLines(subscription, price, now);
  return invoices.draftInvoice(world, subscription, 'subscription_update', lines);
};

/** The page may read an intent if it knows its client secret. */
const readIntent =
  (kind: 'setup_intent' | 'payment_intent'): Responder =>
  (world, params, id) => {
    const intent = mustGet(world, kind, id);
    const secret = params.text('client_secret');
    if (secret !== null && secret !== intent.client_secret) throw missing(kind, id);
    return intent;
  };

const responders: Record<string, Responder> = {
  'POST /v1/customers': customers.createCustomer,
  'GET /v1/customers/:id': (world, _, id) => mustGet(world, 'customer', id),
  'POST /v1/customers/:id': (world, params, id) => customers.updateCustomer(world, id, params),
  'GET /v1/customers/:id/payment_methods': (world, params, id) => {
    mustGet(world, 'customer', id);
    const own = world.store.all('payment_method').filter(({ customer }) => idOf(customer) === id);
    return listOf(`/v1/customers/${id}/payment_methods`, own, params);
  },
  'POST /v1/payment_methods': cards.createPaymentMethod,
  'GET /v1/payment_methods/:id': (world, _, id) => cards.findCard(world, id),
  'POST /v1/payment_methods/:id/attach': cards.attachTo,
  'POST /v1/payment_methods/:id/detach': (world, _, id) => cards.detach(world, id),
  'POST /v1/setup_intents': createSetupIntent,
  'GET /v1/setup_intents/:id': readIntent('setup_intent'),
  'POST /v1/payment_intents': payments.createPayment,
  'GET /v1/payment_intents/:id': readIntent('payment_intent'),
  'POST /v1/payment_intents/:id/cancel': (world, _, id) => payments.cancelPayment(world, id),
  'GET /v1/charges': (world, params) => {
    const own = world.store
      .all('charge')
      .filter(({ customer }) => idOf(customer) === params.must('customer'));
    return listOf('/v1/charges', own, params);
  },
  'GET /v1/charges/:id': (world, _, id) => mustGet(world, 'charge', id),
  'POST /v1/refunds': refund,
  'GET /v1/refunds': (world, params) => {
    const paid = params.must('payment_intent');
    const made = world.store.all('refund').filter((each) => idOf(each.payment_intent) === paid);
    return listOf('/v1/refunds', made, params);
  },
  'GET /v1/disputes': (world, params) => {
    const paid = params.must('charge');
    const found = world.store.all('dispute').filter(({ charge }) => idOf(charge) === paid);
    return listOf('/v1/disputes', found, params);
  },
  'GET /v1/disputes/:id': (world, _, id) => mustGet(world, 'dispute', id),
  'POST /v1/disputes/:id': (world, params, id) => disputes.respondTo(world, id, params),
  'POST /v1/disputes/:id/close': (world, _, id) => disputes.acceptDispute(world, id),
  'GET /v1/products/:id': (world, _, id) => mustGet(world, 'product', id),
  'POST /v1/products': customers.createProduct,
  'GET /v1/prices': (world, params) => {
    const keys = params.words('lookup_keys');
    const found = world.store
      .all('price')
      .filter(({ lookup_key: key }) => keys.length === 0 || keys.includes(key ?? ''));
    return listOf('/v1/prices', found, params);
  },
  'POST /v1/prices': customers.createPrice,
  'GET /v1/subscriptions': (world, params) => {
    const found = world.store
      .all('subscription')
      .filter(
        ({ customer, status }) =>
          idOf(customer) === params.must('customer') &&
          (params.text('status') === 'all' || status !== 'canceled'),
      );
    return listOf('/v1/subscriptions', found, params);
  },
  'POST /v1/subscriptions': subscriptions.createSubscription,
  'GET /v1/subscriptions/:id': (world, _, id) => mustGet(world, 'subscription', id),
  'POST /v1/subscriptions/:id': (world, params, id) =>
    subscriptions.updateSubscription(world, id, params),
  'DELETE /v1/subscriptions/:id': (world, _, id) =>
    subscriptions.cancelSubscription(world, mustGet(world, 'subscription', id)),
  'GET /v1/invoices': (world, params) => {
    const own = world.store
      .all('invoice')
      .filter(({ customer }) => idOf(customer) === params.must('customer'));
    return listOf('/v1/invoices', own, params);
  },
  'POST /v1/invoices/create_preview': previewInvoice,
  'GET /v1/invoices/:id': (world, _, id) => mustGet(world, 'invoice', id),
  'POST /v1/invoices/:id/pay': payInvoice,
  'POST /v1/invoices/:id/void': (world, _, id) => {
    const invoice = mustGet(world, 'invoice', id);
    if (invoice.status !== 'open')
      throw badRequest("You can only pass in open invoices. This invoice isn't open.");
    invoices.voidInvoice(world, invoice);
    return invoice;
  },
  'POST /v1/test_helpers/test_clocks': customers.createClock,
  'GET /v1/test_helpers/test_clocks/:id': (world, _, id) => mustGet(world, 'test_clock', id),
  'POST /v1/test_helpers/test_clocks/:id/advance': (world, params, id) =>
    advanceClock(world, id, params),
  'GET /v1/events': (world, params) => listOf('/v1/events', world.store.all('event'), params),
  'GET /v1/events/:id': (world, _, id) => mustGet(world, 'event', id),
  'POST /sandbox/authenticate': (world, params) => {
    const intent = authenticate(
      world,
      params.must('client_secret'),
      params.text('outcome') === 'complete',
    );
    invoices.settleConfirmed(world);
    return intent;
  },
};

/** Calls that are allowed with the publishable key. */
export const openCalls: ReadonlySet<string> = new Set([
  'POST /v1/payment_methods',
  'GET /v1/setup_intents/:id',
  'GET /v1/payment_intents/:id',
  'POST /sandbox/authenticate',
]);

export interface Found {
  pattern: string;
  id: string;
  response: Responder;
}

export const findResponse = (method: string, path: string): Found | undefined => {
  const asked = path.split('/');
  const plain = responders[`${method} ${path}`];
  if (plain) return { pattern: `${method} ${path}`, id: '', response: plain };
  for (const [pattern, response] of Object.entries(responders)) {
    const [verb, template = ''] = pattern.split(' ');
    const parts = template.split('/');
    if (verb !== method || parts.length !== asked.length || !template.includes(':id')) continue;
    if (parts.every((part, index) => part === ':id' || part === asked[index])) {
      return { pattern, id: asked[parts.indexOf(':id')] ?? '', response };
    }
  }
  return undefined;
};

type Loose = Record<string, unknown>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Fields of an invoice that are only sent when expanded. */
const included = (world: World, object: Loose, key: string): unknown => {
  const invoice = typeof object.id === 'string' ? world.store.get('invoice', object.id) : undefined;
  if (!invoice) return undefined;
  if (key === 'confirmation_secret') {
    const secret = invoices.intentOf(world, invoice)?.client_secret;
    return secret ? { client_secret: secret, type: 'payment_intent' } : null;
  }
  if (key !== 'payments') return undefined;
  const payment = invoices.paymentOf(world, invoice);
  const url = `/v1/invoice_payments?invoice=${invoice.id}`;
  return { object: 'list', data: payment ? [payment] : [], has_more: false, url };
};

const expandPath = (world: World, object: unknown, path: readonly string[]): void => {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (Array.isArray(object)) {
    for (const item of object) expandPath(world, item, path);
    return;
  }
  if (!isLoose(object)) return;
  const value = object[key];
  if (typeof value === 'string') object[key] = copy(world.store.find(value) ?? value);
  else if (value === undefined) {
    const more = included(world, object, key);
    if (more !== undefined) object[key] = copy(more);
  }
  expandPath(world, object[key], rest);
};

/** The response with the ids that `expand[]` names replaced by their objects. */
export const expanded = (world: World, response: unknown, paths: readonly string[]): unknown => {
  const result = copy(response);
  for (const path of paths) expandPath(world, result, path.split('.'));
  return result;
};
