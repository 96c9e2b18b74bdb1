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
  { call: 'GET /me/stripe/settings' },
  { call: 'GET /me/stripe/payment-methods' },
  { call: 'GET /me/stripe/invoices' },
  { call: 'GET /me/stripe/customer' },
  { call: `GET ${subscriptions}`, answers: none },
  { call: `GET ${subscriptions}/preview`, query: '?price={quarterly}', answers: none },
  { call: 'POST /me/stripe/payment-method', body: { id: '{token}' } },
  {
    call: 'POST /me/stripe/payment-method',
    of: 'card',
    body: { id: '{id}' },
    keeps: true,
    // The provider itself keeps a card with its customer.
    answers: { vendor: [200, 400, 404], admin: [200, 400, 404] },
  },
  {
    call: 'PATCH /me/stripe/customer',
    of: 'card',
    body: { default_payment_method: '{id}' },
    keeps: true,
    answers: ownCard,
  },
  {
    call: `PUT ${subscriptions}`,
    of: 'card',
    body: { paymentMethod: '{id}' },
    keeps: true,
    answers: subscribers([200, 404, 404]),
  },
  {
    call: `PATCH ${subscriptions}`,
    of: 'card',
    body: { ...plan, price: '{quarterly}' },
    keeps: true,
    answers: subscribers([200, 404, 404]),
  },
  { call: `DELETE ${subscriptions}`, query: '?status=past_due', answers: subscribers(409) },
  { call: `DELETE ${subscriptions}`, answers: none },
  {
    call: `POST ${subscriptions}`,
    of: 'card',
    body: plan,
    keeps: true,
    answers: { plain: [200, 404, 404], premium: [400, 404, 404] },
  },
  { call: 'DELETE /me/stripe/payment-method/{id}', of: 'card', answers: ownCard },
  { call: 'POST /stripe/webhook', body: { type: 'x' }, action: 'webhook.receive', status: 400 },
  {
    call: 'POST /stripe/webhook',
    body: { id: 'evt_roles', object: 'event', type: 'account.updated', data: { object: {} } },
    signed: true,
    action: 'webhook.receive',
  },
];

const words = { of: 'media', body: { data: {} }, keeps: true } as const;

export const media: Row[] = [
  { call: 'GET /upload/files' },
  { call: 'GET /upload/files/{id}', of: 'media' },
  { call: 'PATCH /upload/files/{id}', ...words },
  { call: 'PUT /upload/files/{id}', ...words },
  { call: 'POST /upload', picture: true },
  {
    call: 'POST /upload',
    of: 'media',
    query: '?id={id}',
    fileInfo: true,
    keeps: true,
    action: 'media.save',
  },
  { call: 'DELETE /upload/files/{id}', of: 'media' },
];
