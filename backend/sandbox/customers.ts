import type { Stripe } from 'stripe';
import { badRequest, type Params } from './request.ts';
import { emit, idOf, mustGet, newId, nulls, timeOf, type World } from './store.ts';

const setDefault = (world: World, customer: Stripe.Customer, params: Params): void => {
  const path = 'invoice_settings.default_payment_method';
  if (!params.has(path)) return;
  const id = params.text(path);
  if (id !== null && idOf(mustGet(world, 'payment_method', id).customer) !== customer.id) {
    throw badRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      path,
    );
  }
  customer.invoice_settings.default_payment_method = id;
};

export const createCustomer = (world: World, params: Params): Stripe.Customer => {
  const id = newId('customer');
  const clock = params.text('test_clock');
  const time = clock && mustGet(world, 'test_clock', clock).frozen_time;
  const customer = world.store.add('customer', {
    id,
    object: 'customer',
    ...nulls('address currency default_source description discount phone shipping'),
    balance: 0,
    created: time || timeOf(world),
    delinquent: false,
    email: params.text('email'),
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    invoice_settings: {
      ...nulls('custom_fields default_payment_method footer rendering_options'),
    },
    livemode: false,
    metadata: params.pairs('metadata'),
    name: params.text('name'),
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: 'none',
    test_clock: clock,
  });
  emit(world, 'customer.created', customer);
  return customer;
};

export const updateCustomer = (world: World, id: string, params: Params): Stripe.Customer => {
  const customer = mustGet(world, 'customer', id);
  if (params.has('email')) customer.email = params.text('email');
  if (params.has('name')) customer.name = params.text('name');
  setDefault(world, customer, params);
  emit(world, 'customer.updated', customer);
  return customer;
};

export const createProduct = (world: World, params: Params): Stripe.Product => {
  const id = params.text('id') ?? newId('product');
  if (world.store.get('product', id)) {
    throw badRequest('Product already exists.', 'id', 'resource_already_exists');
  }
  return world.store.add('product', {
    id,
    object: 'product',
    active: true,
    created: timeOf(world),
    ...nulls('default_price package_dimensions shippable statement_descriptor tax_code'),
    ...nulls('tax_details unit_label url'),
    description: params.text('description'),
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: params.pairs('metadata'),
    name: params.must('name'),
    type: 'service',
    updated: timeOf(world),
  });
};

export const createPrice = (world: World, params: Params): Stripe.Price => {
  const product = params.must('product');
  mustGet(world, 'product', product);
  return world.store.add('price', {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: timeOf(world),
    currency: params.must('currency'),
    ...nulls('custom_unit_amount nickname tiers_mode transform_quantity unit_amount_decimal'),
    livemode: false,
    lookup_key: params.text('lookup_key'),
    metadata: params.pairs('metadata'),
    product,
    recurring: {
      interval: params.must('recurring.interval'),
      interval_count: params.number('recurring.interval_count') ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    type: 'recurring',
    unit_amount: params.number('unit_amount'),
  });
};

export const createClock = (world: World, params: Params): Stripe.TestHelpers.TestClock =>
  world.store.add('test_clock', {
    id: newId('test_clock'),
    object: 'test_helpers.test_clock',
    created: timeOf(world),
    deletes_after: timeOf(world) + 30 * 24 * 3600,
    frozen_time: params.number('frozen_time') ?? timeOf(world),
    livemode: false,
    name: params.text('name'),
    status: 'ready',
    status_details: {},
  });
