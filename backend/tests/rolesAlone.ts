import type { Cells, Row } from './rolesRow.ts';

/* Rows about the caller alone: a way in, and the own money. */

const newPassword = { password: '{password}', passwordConfirmation: '{password}' };
const newcomer = {
  email: '{address}',
  password: '{password}',
  first_name: 'New',
  last_name: 'Comer',
  newsletter: false,
};
const action = 'session.open';
const confirmation = { timestamp: '{timestamp}', signature: '{signature}' };

/** Whoever calls: these ask for a password, an address or what came by letter, and look at no token. */
export const signedOut: Row[] = [
  {
    call: 'POST /auth/local',
    body: { identifier: '{email}', password: '{password}' },
    action,
    answers: { unconfirmed: 400, blocked: 400 },
  },
  {
    call: 'POST /auth/local',
    body: { identifier: '{email}', password: 'not {password}' },
    action,
    status: 400,
  },
  { call: 'POST /auth/local/register', body: newcomer, action },
  { call: 'POST /auth/local/register', body: { ...newcomer, staff: true }, action, status: 400 },
  { call: 'POST /auth/forgot-password', body: { email: '{email}' }, action },
  { call: 'POST /auth/send-email-confirmation', body: { email: '{email}' }, action },
  { call: 'POST /auth/verify', body: { user_id: '{user}', ...confirmation }, action },
  {
    call: 'POST /auth/verify',
    body: { user_id: '{stranger}', ...confirmation },
    action,
    status: 400,
  },
  {
    call: 'POST /auth/reset-password',
    body: { code: '{code}', ...newPassword },
    action,
    answers: { blocked: 400 },
  },
  {
    call: 'POST /auth/reset-password',
    body: { code: '{code}x', ...newPassword },
    action,
    status: 400,
  },
];

/** Only who has a subscription has one to look at or to change. */
const none = { plain: 404, admin: 404 } as const;
const subscribers = (premium: Cells) => ({ ...none, premium });
const ownCard = { vendor: [200, 404, 404], admin: [200, 404, 404] } as const;
const subscriptions = '/me/stripe/subscriptions';
const plan = { paymentMethod: '{id}', product: 'premium', price: '{annually}' };

/** Everybody here has a card, and who is on a plan subscribed to it. Nobody reaches the card of somebody else. */
export const money: Row[] = [
  { call: 'GET /me/stripe/settings', action: 'billing.read' },
  { call: 'GET /me/stripe/payment-methods', action: 'billing.read' },
  { call: 'GET /me/stripe/invoices', action: 'billing.read' },
  { call: 'GET /me/stripe/customer', action: 'billing.read' },
  { call: `GET ${subscriptions}`, action: 'billing.read', answers: none },
  {
    call: `GET ${subscriptions}/preview`,
    query: '?price={quarterly}',
    action: 'billing.read',
    answers: none,
  },
  { call: 'POST /me/stripe/payment-method', body: { id: '{token}' }, action: 'card.save' },
  {
    call: 'POST /me/stripe/payment-method',
    of: 'card',
    body: { id: '{id}' },
    keeps: true,
    action: 'card.save',
    // The provider itself keeps a card with its customer.
    answers: { vendor: [200, 400, 404], admin: [200, 400, 404] },
  },
  {
    call: 'PATCH /me/stripe/customer',
    of: 'card',
    body: { default_payment_method: '{id}' },
    keeps: true,
    action: 'card.save',
    answers: ownCard,
  },
  {
    call: `PUT ${subscriptions}`,
    of: 'card',
    body: { paymentMethod: '{id}' },
    keeps: true,
    action: 'billing.save',
    answers: subscribers([200, 404, 404]),
  },
  {
    call: `PATCH ${subscriptions}`,
    of: 'card',
    body: { ...plan, price: '{quarterly}' },
    keeps: true,
    action: 'billing.save',
    answers: subscribers([200, 404, 404]),
  },
  {
    call: `DELETE ${subscriptions}`,
    query: '?status=past_due',
    action: 'billing.save',
    answers: subscribers(409),
  },
  { call: `DELETE ${subscriptions}`, action: 'billing.save', answers: none },
  {
    call: `POST ${subscriptions}`,
    of: 'card',
    body: plan,
    keeps: true,
    action: 'subscription.start',
    answers: { plain: [200, 404, 404], premium: [400, 404, 404] },
  },
  {
    call: 'DELETE /me/stripe/payment-method/{id}',
    of: 'card',
    action: 'card.save',
    answers: ownCard,
  },
  { call: 'POST /stripe/webhook', body: { type: 'x' }, action: 'webhook.receive', status: 400 },
  {
    call: 'POST /stripe/webhook',
    body: { id: 'evt_roles', object: 'event', type: 'account.updated', data: { object: {} } },
    signed: true,
    action: 'webhook.receive',
  },
];

const words = { of: 'media', body: { data: {} }, keeps: true, action: 'media.save' } as const;

export const media: Row[] = [
  { call: 'GET /upload/files', action: 'media.list' },
  { call: 'GET /upload/files/{id}', of: 'media', action: 'media.read' },
  { call: 'PATCH /upload/files/{id}', ...words },
  { call: 'PUT /upload/files/{id}', ...words },
  { call: 'POST /upload', picture: true, action: 'media.upload' },
  {
    call: 'POST /upload',
    of: 'media',
    query: '?id={id}',
    fileInfo: true,
    keeps: true,
    action: 'media.save',
  },
  { call: 'DELETE /upload/files/{id}', of: 'media', action: 'media.save' },
];
