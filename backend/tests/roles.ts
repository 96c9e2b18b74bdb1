import { type AnyRecordKind, recordKinds } from '@portal/domain';
import { sampleRecord } from '@portal/testing';
import { onAccounts } from './accountRoles.ts';
import { onImports } from './importRoles.ts';
import type { Cells, Row, TermSubject } from './roleRow.ts';
import { onSavedViews } from './savedViewRoles.ts';

/* The rows of the table of roles. */

/* Rows about the caller: signing in, and their own payments. */

const newPassword = { password: '{password}', passwordConfirmation: '{password}' };
const newcomer = {
  email: '{address}',
  password: '{password}',
  first_name: 'New',
  last_name: 'Comer',
  newsletter: false,
};
const confirmation = { timestamp: '{timestamp}', signature: '{signature}' };

/** Calls that need a password, an address or a code from an email, and ignore tokens. */
export const signedOut: Row[] = [
  {
    call: 'POST /auth/local',
    body: { identifier: '{email}', password: '{password}' },
    responses: { unconfirmed: 400, blocked: 400 },
  },
  {
    call: 'POST /auth/local',
    body: { identifier: '{email}', password: 'not {password}' },
    status: 400,
  },
  { call: 'POST /auth/local/register', body: newcomer },
  { call: 'POST /auth/local/register', body: { ...newcomer, staff: true }, status: 400 },
  { call: 'POST /auth/forgot-password', body: { email: '{email}' } },
  { call: 'POST /auth/send-email-confirmation', body: { email: '{email}' } },
  { call: 'POST /auth/verify', body: { user_id: '{user}', ...confirmation } },
  {
    call: 'POST /auth/verify',
    body: { user_id: '{stranger}', ...confirmation },
    status: 400,
  },
  {
    call: 'POST /auth/reset-password',
    body: { code: '{code}', ...newPassword },
    responses: { blocked: 400 },
  },
  {
    call: 'POST /auth/reset-password',
    body: { code: '{code}x', ...newPassword },
    status: 400,
  },
];

const knownPassword = { current_password: '{password}' };
const passkey = { challenge_token: 'unknown', passkey: {} };

const onRecords = (kind: AnyRecordKind): Row[] => {
  const data = sampleRecord(kind, '{unique}');
  return [
    { call: `POST /${kind.many}`, body: { data }, status: 201 },
    { call: `PATCH /${kind.many}/{id}`, of: kind.one, body: { data: { ...data, version: 1 } } },
    { call: `DELETE /${kind.many}/{id}`, of: kind.one },
  ];
};

/** Of users without a second factor. */
const factors: Row[] = [
  {
    call: 'POST /auth/second-factor',
    body: { token: 'unknown', code: '000000' },
    status: 400,
  },
  { call: 'POST /auth/passkey-options', body: {} },
  { call: 'POST /auth/passkey', body: passkey, status: 400 },
  { call: 'POST /auth/totp', body: { current_password: 'not {password}' }, status: 400 },
  { call: 'POST /auth/totp', body: knownPassword },
  { call: 'POST /auth/totp/confirm', body: { code: '' }, status: 400 },
  { call: 'POST /auth/totp/remove', body: knownPassword, status: 409 },
  { call: 'POST /auth/recovery-codes', body: knownPassword, status: 409 },
  { call: 'POST /auth/passkeys/options', body: knownPassword },
  { call: 'POST /auth/passkeys', body: { ...passkey, name: 'Laptop' }, status: 400 },
  { call: 'PUT /auth/passkeys/{id}', body: { name: 'Laptop' }, status: 404 },
  { call: 'POST /auth/passkeys/{id}/remove', body: knownPassword, status: 404 },
];

/** Statuses of callers without a subscription. */
const none = { plain: 404, admin: 404 } as const;
const subscribers = (premium: Cells) => ({ ...none, premium });
const ownCard = { vendor: [200, 404, 404], admin: [200, 404, 404] } as const;
const subscriptions = '/me/stripe/subscriptions';
const plan = { paymentMethod: '{id}', product: 'premium', price: '{annually}' };

/** Every user has a card, and users on a plan pay for it with that card. Cards of other users cannot be reached. */
const money: Row[] = [
  { call: `GET ${subscriptions}`, responses: none },
  { call: `GET ${subscriptions}/preview`, query: '?price={quarterly}', responses: none },
  { call: 'POST /me/stripe/payment-method', body: { id: '{token}' } },
  {
    call: 'POST /me/stripe/payment-method',
    of: 'card',
    body: { id: '{id}' },
    keeps: true,
    // The provider rejects a card of another customer.
    responses: { vendor: [200, 400, 404], admin: [200, 400, 404] },
  },
  {
    call: 'PATCH /me/stripe/customer',
    of: 'card',
    body: { default_payment_method: '{id}' },
    keeps: true,
    responses: ownCard,
  },
  {
    call: `PUT ${subscriptions}`,
    of: 'card',
    body: { paymentMethod: '{id}' },
    keeps: true,
    responses: subscribers([200, 404, 404]),
  },
  {
    call: `PATCH ${subscriptions}`,
    of: 'card',
    body: { ...plan, price: '{quarterly}' },
    keeps: true,
    responses: subscribers([200, 404, 404]),
  },
  { call: `DELETE ${subscriptions}`, query: '?status=past_due', responses: subscribers(409) },
  { call: `DELETE ${subscriptions}`, responses: none },
  {
    call: `POST ${subscriptions}`,
    of: 'card',
    body: plan,
    keeps: true,
    responses: { plain: [200, 404, 404], premium: [400, 404, 404] },
  },
  { call: 'DELETE /me/stripe/payment-method/{id}', of: 'card', responses: ownCard },
  { call: 'GET /notifications/unsubscribe', status: 404 },
  { call: 'POST /notifications/unsubscribe', body: {}, status: 404 },
  { call: 'POST /reports', body: {}, status: 204 },
  { call: 'POST /stripe/webhook', body: { type: 'x' }, status: 400 },
  {
    call: 'POST /stripe/webhook',
    body: { id: 'evt_roles', object: 'event', type: 'account.updated', data: { object: {} } },
    signed: true,
  },
];

/** The read interface needs a key, which no user is. */
const directory: Row[] = [
  ...[
    'apps',
    'changes',
    'services',
    'apps/{slug}',
    'services/{slug}',
    'facets/apps',
    'facets/services',
  ],
  ...['industries', 'industries/{slug}', 'locations', 'categories', 'subcategories'],
].map((path) => ({ call: `GET /directory/${path}`, status: 401 }));

const words = { of: 'media', body: { data: {} }, keeps: true } as const;

export const media: Row[] = [
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

/*
 * The action of each call and its record. There is one row per call: permissions follow from the action, and
 * roles.test.ts tries every cell on a server.
 */

const texts = {
  name: 'Written by a role',
  summary: 'Short.',
  description: 'Long.',
  link: 'https://role.example',
  pricing: '$1',
};
const offer = {
  title: 'Two for one',
  description: 'All winter.',
  link: 'https://role.example',
  label: 'Claim',
};
const days = '?start_date=2026-11-01&end_date=2026-11-02';

/** Also ends a claim of a missing record. */
const unclaims = { keeps: true, responses: { staff: 200, super: 200 } } as const;

const listings = (type: 'apps' | 'services', single: 'app' | 'service'): Row[] => {
  const pending = single === 'app' ? 'pendingApp' : 'pendingService';
  const listing = `/${type}/{slug}`;
  return [
    { call: `GET /${type}/{id}`, of: single },
    { call: `GET /${single}/{id}`, of: single },
    { call: `GET /pending/${type}/{id}`, of: pending },
    { call: `GET /${type}/{id}/events`, of: single },
    { call: `GET /${type}/{id}/versions/{event}`, of: single },
    { call: `GET /${type}/{id}/links`, of: single },
    // Links are not checked on the servers of the tests.
    { call: `POST /${type}/{id}/links/check`, of: single, keeps: true, status: 409 },
    // No listing is hidden.
    { call: `POST /${type}/{id}/show`, of: single, keeps: true, status: 409 },
    {
      call: `PUT /${type}/{id}/assignee`,
      of: pending,
      body: { data: { user: null } },
      keeps: true,
    },
    { call: `GET /${type}/{id}/messages`, of: single },
    {
      call: `POST /${type}/{id}/messages`,
      of: single,
      body: { data: { text: 'A role.' } },
      keeps: true,
      status: 201,
    },
    {
      call: `PUT /${type}/{id}/messages/{message}`,
      of: single,
      body: { data: { text: 'Another role.' } },
      keeps: true,
      // Those of others can be edited by none.
      responses: { staff: [200, 409, 404], super: [200, 409, 404] },
    },
    {
      call: `PUT /${type}/{id}/messages/read`,
      of: single,
      body: { data: { up_to: '{message}' } },
      keeps: true,
      status: 400,
    },
    {
      call: `POST /${type}/{id}/move`,
      of: single,
      body: { data: { to: 987_654 } },
      responses: { support: [400, 400, 404], super: [400, 400, 404] },
    },
    { call: `GET /reviews/${type}/{id}`, of: single },
    { call: `GET /reviews/${single}/{id}`, of: single },
    { call: `GET /special-offers/${type}/{id}`, of: single },
    { call: `GET /reviewable/${type}`, showsNames: true },
    { call: `GET /reviewable/${type}/{id}`, of: single, showsNames: true },
    { call: 'GET /team-members', of: single, query: `?filters[${single}][id][$eq]={id}` },
    ...['/analytics', '/analytics/pending'].map((path) => ({
      call: `GET ${path}/${type}/{id}`,
      of: single,
      query: days,
    })),
    { call: `POST /${type}`, body: { data: texts }, status: 201 },
    { call: `PUT /${type}/{id}`, of: single, body: { data: texts }, versioned: true },
    {
      call: `PATCH /${type}/{id}`,
      of: pending,
      body: { data: { status: 'DECLINED', note: 'Not yet.' } },
      versioned: true,
    },
    {
      call: `PATCH /${type}/{id}`,
      of: pending,
      body: { data: { draft: true } },
      versioned: true,
      action: 'listing.withdraw',
    },
    {
      call: `POST /views/${type}/{slug}`,
      of: single,
      body: {},
      keeps: true,
      status: 204,
    },
    {
      // The listing is in the body, so a foreign one is invalid rather than missing.
      call: 'POST /reviews',
      of: single,
      body: { data: { rating: 4, comment: 'Does its work.', listing } },
      keeps: true,
      showsNames: true,
      responses: { vendor: [400, 201, 400], admin: [400, 201, 400] },
    },
    {
      // Paid with the card of the user; the listing is in the body.
      call: 'POST /special-offers',
      of: single,
      body: { data: { ...offer, listing } },
      keeps: true,
      responses: { vendor: [201, 400, 400], admin: 400 },
    },
    { call: `POST /claims/${type}/{id}`, of: pending, keeps: true },
    { call: `DELETE /claims/${type}/{id}`, of: pending, ...unclaims },
    { call: `DELETE /pending/${type}/{id}`, of: pending, query: '?version={version}' },
    { call: `DELETE /${type}/{id}`, of: single },
    {
      call: `POST /deleted/${type}/{id}/restore`,
      of: single === 'app' ? 'deletedApp' : 'deletedService',
    },
  ];
};

const terms = (collection: string, single: TermSubject): Row[] => {
  const body = { data: { name: `Renamed ${single}` } };
  const id = `/${collection}/{id}`;
  return [
    { call: `GET ${id}`, of: single },
    {
      call: `POST /${collection}`,
      body: {
        data: {
          name: `{unique} ${single}`,
          ...(single === 'subcategory' ? { category: '{category}' } : {}),
        },
      },
      status: 201,
    },
    { call: `PUT ${id}`, of: single, body, keeps: true },
    { call: `PATCH ${id}`, of: single, body, keeps: true },
    // The other term does not exist.
    { call: `GET ${id}/merge`, of: single, query: '?into=999999999', status: 400 },
    { call: `DELETE ${id}`, of: single },
    { call: `GET /deleted/${collection}` },
    { call: `POST /deleted/${collection}/{id}/restore`, of: `deleted ${single}` },
  ];
};

export const rows: Row[] = [
  ...listings('apps', 'app'),
  ...listings('services', 'service'),
  ...terms('industries', 'industry'),
  { call: 'GET /industries/{id}/apps', of: 'industry' },
  { call: 'GET /industries/{id}/services', of: 'industry' },
  ...terms('locations', 'location'),
  ...terms('categories', 'category'),
  ...terms('subcategories', 'subcategory'),
  { call: 'POST /claims/reviews/{id}', of: 'review', keeps: true },
  { call: 'DELETE /claims/reviews/{id}', of: 'review', ...unclaims },
  { call: 'POST /claims/special-offers/{id}', of: 'offer', keeps: true },
  { call: 'DELETE /claims/special-offers/{id}', of: 'offer', ...unclaims },
  { call: 'PATCH /reviews/{id}', of: 'review', body: { status: 'DECLINED' } },
  { call: 'PUT /reviews/{id}', of: 'review', body: { data: { status: 'DECLINED' } } },
  { call: 'GET /reviews/{id}', of: 'review' },
  { call: 'GET /reviews/{id}/events', of: 'review' },
  { call: 'POST /reviews/{id}/withdraw', of: 'review' },
  { call: 'DELETE /reviews/{id}', of: 'review' },
  { call: 'GET /deleted/reviews' },
  { call: 'POST /deleted/reviews/{id}/restore', of: 'deletedReview' },
  { call: 'PUT /reviews/{id}/reply', of: 'received', body: { data: { text: 'Thank you.' } } },
  {
    call: 'PATCH /reviews/{id}/reply',
    of: 'received',
    body: { data: { status: 'APPROVED', version: 1 } },
  },
  { call: 'DELETE /reviews/{id}/reply', of: 'received' },
  { call: 'POST /reviews/{id}/report', of: 'received', body: { data: { reason: 'spam' } } },
  { call: 'DELETE /reviews/{id}/report', of: 'received' },
  { call: 'GET /special-offers/{id}', of: 'offer' },
  { call: 'GET /special-offers/{id}/events', of: 'offer' },
  { call: 'POST /special-offers/{id}/withdraw', of: 'offer' },
  {
    call: 'POST /special-offers/{id}/resubmit',
    of: 'askedOffer',
    body: { data: { ...offer, version: 1 } },
  },
  { call: 'GET /vendors/{id}', of: 'account' },
  { call: 'PATCH /special-offers/{id}', of: 'offer', body: { status: 'A' } },
  { call: 'PUT /special-offers/{id}', of: 'offer', body: { data: { status: 'A' } } },
  { call: 'POST /system/test-email' },
  { call: 'POST /system/jobs/retry', body: { kind: 'emails' } },
  { call: 'PUT /brand', body: { data: { brand: {}, version: 0 } } },
  { call: 'DELETE /brand', query: '?version=0' },
  ...recordKinds.flatMap(onRecords),
  { call: 'POST /keys', body: { data: { name: 'Role', scopes: ['listings.read'] } }, status: 201 },
  { call: 'DELETE /keys/{id}', of: 'key' },
  { call: 'POST /webhooks', body: { data: { url: 'http://localhost:9' } }, status: 201 },
  {
    call: 'PATCH /webhooks/{id}',
    of: 'webhook',
    body: { data: { description: 'Role' } },
    keeps: true,
  },
  { call: 'POST /webhooks/{id}/rotate', of: 'webhook', keeps: true },
  { call: 'POST /webhooks/{id}/ping', of: 'webhook', keeps: true, status: 201 },
  { call: 'GET /webhooks/{id}/deliveries', of: 'webhook' },
  { call: 'GET /webhooks/deliveries/{id}', of: 'delivery' },
  { call: 'POST /webhooks/deliveries/{id}/resend', of: 'delivery', keeps: true },
  { call: 'DELETE /webhooks/{id}', of: 'webhook' },
  ...directory,
  { call: 'PUT /me/language', body: { data: { language: 'en' } } },
  { call: 'PUT /me/list-columns', body: { data: { list: '/apps/active', columns: null } } },
  ...onSavedViews,
  { call: 'GET /me/notifications', showsNames: true },
  { call: 'PATCH /me/notifications', body: { data: { read: true, ids: [1] } } },
  { call: 'PUT /me/notification-settings', body: { data: [] } },
  { call: 'GET /me/reviews', showsNames: true },
  {
    call: 'PUT /accounts/{id}',
    of: 'account',
    body: { data: { first_name: 'Hana', last_name: 'Role', email: '{email}' } },
    keeps: true,
  },
  { call: 'GET /accounts/{id}', of: 'user', keeps: true },
  { call: 'GET /accounts/{id}/payments', of: 'user', keeps: true },
  ...onAccounts,
  ...money,
  ...media,
  ...onImports,
  { call: 'POST /auth/refresh', status: 401 },
  {
    call: 'POST /auth/refresh',
    cookie: true,
    responses: { visitor: 401, blocked: 401 },
  },
  ...signedOut,
  ...factors,
  { call: 'DELETE /auth/sessions/{id}', of: 'session' },
  { call: 'DELETE /auth/sessions' },
  {
    call: 'POST /auth/change-password',
    body: {
      currentPassword: 'not {password}',
      password: '{password}',
      passwordConfirmation: '{password}',
    },
    status: 400,
  },
  {
    call: 'POST /auth/change-password',
    body: {
      currentPassword: '{password}',
      password: 'not {password}',
      passwordConfirmation: 'not {password}',
    },
  },
  // Last, because it ends all sessions.
  { call: 'POST /auth/logout', body: {} },
];
