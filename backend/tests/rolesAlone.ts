import { all, type Cells, everybodyIn, type Row } from './rolesRow.ts';

/* Rows about the caller alone: a way in, and the own money. */

const newPassword = { password: '{password}', passwordConfirmation: '{password}' };
const newcomer = {
  email: '{address}',
  password: '{password}',
  first_name: 'New',
  last_name: 'Comer',
  newsletter: false,
};
const confirmation = { timestamp: '{timestamp}', signature: '{signature}' };

/** Whoever calls: these ask for a password, an address or what came by letter, and look at no token. */
export const signedOut: Row[] = [
  {
    call: 'POST /auth/local',
    body: { identifier: '{email}', password: '{password}' },
    answers: { ...all(200), unconfirmed: 400, blocked: 400 },
  },
  {
    call: 'POST /auth/local',
    body: { identifier: '{email}', password: 'not {password}' },
    answers: all(400),
  },
  { call: 'POST /auth/local/register', body: newcomer, answers: all(200) },
  { call: 'POST /auth/local/register', body: { ...newcomer, staff: true }, answers: all(400) },
  { call: 'POST /auth/forgot-password', body: { email: '{email}' }, answers: all(200) },
  { call: 'POST /auth/send-email-confirmation', body: { email: '{email}' }, answers: all(200) },
  { call: 'POST /auth/verify', body: { user_id: '{user}', ...confirmation }, answers: all(200) },
  {
    call: 'POST /auth/verify',
    body: { user_id: '{stranger}', ...confirmation },
    answers: all(400),
  },
  {
    call: 'POST /auth/reset-password',
    body: { code: '{code}', ...newPassword },
    answers: { ...all(200), blocked: 400 },
  },
  {
    call: 'POST /auth/reset-password',
    body: { code: '{code}x', ...newPassword },
    answers: all(400),
  },
];

const own: Row['answers'] = { vendor: [200, 404, 404], admin: [200, 404, 404] };
/** Only who has a subscription has one to look at or to change. */
const subscribers = (cells: Cells): Row['answers'] => ({ premium: cells, plain: 404, admin: 404 });
const subscriptions = '/me/stripe/subscriptions';
const plan = { paymentMethod: '{id}', product: 'premium', price: '{annually}' };

/** Everybody here has a card, and who is on a plan subscribed to it. Nobody reaches the card of somebody else. */
export const money: Row[] = [
  { call: 'GET /me/stripe/settings', answers: everybodyIn },
  { call: 'GET /me/stripe/payment-methods', answers: everybodyIn },
  { call: 'GET /me/stripe/invoices', answers: everybodyIn },
  { call: 'GET /me/stripe/customer', answers: everybodyIn },
  { call: `GET ${subscriptions}`, answers: subscribers(200) },
  {
    call: `GET ${subscriptions}/preview`,
    query: '?price={quarterly}',
    answers: subscribers(200),
  },
  { call: 'POST /me/stripe/payment-method', body: { id: '{token}' }, answers: everybodyIn },
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
    answers: own,
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
  { call: `DELETE ${subscriptions}`, answers: subscribers(200) },
  {
    call: `POST ${subscriptions}`,
    of: 'card',
    body: plan,
    keeps: true,
    answers: { plain: [200, 404, 404], premium: [400, 404, 404], admin: 400 },
  },
  { call: 'DELETE /me/stripe/payment-method/{id}', of: 'card', answers: own },
  { call: 'POST /stripe/webhook', body: { type: 'x' }, answers: all(400) },
  {
    call: 'POST /stripe/webhook',
    body: { id: 'evt_roles', object: 'event', type: 'account.updated', data: { object: {} } },
    signed: true,
    answers: all(200),
  },
];

const owned: Row['answers'] = { vendor: [200, 404, 404], admin: [200, 200, 404] };

export const media: Row[] = [
  { call: 'GET /upload/files', answers: everybodyIn },
  { call: 'GET /upload/files/{id}', of: 'media', answers: owned },
  {
    call: 'PATCH /upload/files/{id}',
    of: 'media',
    body: { data: {} },
    keeps: true,
    answers: owned,
  },
  { call: 'PUT /upload/files/{id}', of: 'media', body: { data: {} }, keeps: true, answers: owned },
  { call: 'POST /upload', picture: true, answers: everybodyIn },
  {
    call: 'POST /upload',
    of: 'media',
    query: '?id={id}',
    fileInfo: true,
    keeps: true,
    answers: owned,
  },
  { call: 'DELETE /upload/files/{id}', of: 'media', answers: owned },
];
