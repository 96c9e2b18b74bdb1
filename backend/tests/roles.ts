import { media, money, signedOut } from './rolesAlone.ts';
import type { Row, Subject } from './rolesRow.ts';

/*
 * What each call does, and on whose record. One row a call: who may follows from the action, and roles.test.ts tries
 * every cell on a server.
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

const listings = (type: 'apps' | 'services', single: 'app' | 'service'): Row[] => {
  const pending = single === 'app' ? 'pendingApp' : 'pendingService';
  const listing = `/${type}/{slug}`;
  const read = { of: single, action: 'listing.read' } as const;
  return [
    { call: `GET /${type}`, action: 'listing.list' },
    { call: `GET /pending/${type}`, action: 'listing.list' },
    { call: `GET /${type}/{id}`, ...read },
    { call: `GET /${single}/{id}`, ...read },
    { call: `GET /pending/${type}/{id}`, ...read, of: pending },
    { call: `GET /${type}/{id}/events`, ...read },
    { call: `GET /reviews/${type}`, action: 'review.decide' },
    { call: `GET /pending/reviews/${type}`, action: 'review.decide' },
    { call: `GET /reviews/${type}/{id}`, ...read },
    { call: `GET /reviews/${single}/{id}`, ...read },
    { call: `GET /special-offers/${type}`, action: 'offer.decide' },
    { call: `GET /special-offers/${type}/{id}`, ...read },
    { call: `GET /reviewed/${type}`, action: 'review.decide' },
    { call: `GET /offered/${type}`, action: 'offer.decide' },
    { call: `GET /reviewable/${type}`, showsNames: true, action: 'review.write' },
    { call: `GET /reviewable/${type}/{id}`, of: single, showsNames: true, action: 'review.write' },
    { call: 'GET /team-members', ...read, query: `?filters[${single}][id][$eq]={id}` },
    { call: `GET /pending/special-offers/${type}`, action: 'offer.decide' },
    ...['/analytics', '/analytics/pending'].map((path) => ({
      call: `GET ${path}/${type}/{id}`,
      of: single,
      query: days,
      action: `${single}.analytics` as const,
    })),
    { call: `POST /${type}`, body: { data: texts }, action: `${single}.create`, status: 201 },
    {
      call: `PUT /${type}/{id}`,
      of: single,
      body: { data: texts },
      versioned: true,
      action: 'listing.save',
    },
    {
      call: `PATCH /${type}/{id}`,
      of: pending,
      body: { data: { status: 'DECLINED', note: 'Not yet.' } },
      versioned: true,
      action: 'listing.decide',
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
      action: 'view.record',
      status: 204,
    },
    {
      // The listing is a field of the body, so that another one is not valid.
      call: 'POST /reviews',
      of: single,
      body: { data: { rating: 4, comment: 'Does its work.', listing } },
      keeps: true,
      showsNames: true,
      action: 'review.write',
      answers: { vendor: [400, 201, 400], admin: [400, 201, 400] },
    },
    {
      // Paid with the card that everybody here has; as above.
      call: 'POST /special-offers',
      of: single,
      body: { data: { ...offer, listing } },
      keeps: true,
      action: 'offer.buy',
      answers: { vendor: [201, 400, 400], admin: 400 },
    },
    {
      call: `DELETE /pending/${type}/{id}`,
      of: pending,
      query: '?version={version}',
      action: 'listing.delete',
    },
    { call: `DELETE /${type}/{id}`, of: single, action: 'listing.delete' },
  ];
};

const terms = (collection: string, single: Subject): Row[] => {
  const one = { of: single, action: 'term.write' } as const;
  const body = { data: { name: `Renamed ${single}` } };
  const id = `/${collection}/{id}`;
  return [
    { call: `GET /${collection}`, action: 'term.read' },
    { call: `GET ${id}`, of: single, action: 'term.read' },
    {
      call: `POST /${collection}`,
      body: {
        data: {
          name: `{unique} ${single}`,
          ...(single === 'subcategory' ? { category: '{category}' } : {}),
        },
      },
      action: 'term.write',
      status: 201,
    },
    { call: `PUT ${id}`, ...one, body, keeps: true },
    { call: `PATCH ${id}`, ...one, body, keeps: true },
    { call: `DELETE ${id}`, ...one },
  ];
};

export const rows: Row[] = [
  ...listings('apps', 'app'),
  ...listings('services', 'service'),
  ...terms('industries', 'industry'),
  ...terms('locations', 'location'),
  ...terms('categories', 'category'),
  ...terms('subcategories', 'subcategory'),
  {
    call: 'PATCH /reviews/{id}',
    of: 'review',
    body: { status: 'DECLINED' },
    action: 'review.decide',
  },
  {
    call: 'PUT /reviews/{id}',
    of: 'review',
    body: { data: { status: 'DECLINED' } },
    action: 'review.decide',
  },
  { call: 'GET /reviews', action: 'review.list' },
  { call: 'GET /reviews/{id}', of: 'review', action: 'review.read' },
  { call: 'GET /reviews/{id}/events', of: 'review', action: 'review.decide' },
  { call: 'DELETE /reviews/{id}', of: 'review', action: 'review.decide' },
  { call: 'GET /special-offers', action: 'offer.list' },
  { call: 'GET /special-offers/{id}', of: 'offer', action: 'offer.read' },
  { call: 'GET /special-offers/{id}/events', of: 'offer', action: 'offer.read' },
  { call: 'GET /vendors/{id}', of: 'account', action: 'vendor.read' },
  {
    call: 'PATCH /special-offers/{id}',
    of: 'offer',
    body: { status: 'A' },
    action: 'offer.decide',
  },
  {
    call: 'PUT /special-offers/{id}',
    of: 'offer',
    body: { data: { status: 'A' } },
    action: 'offer.decide',
  },
  { call: 'GET /analytics', action: 'analytics.overview' },
  { call: 'GET /analytics/users', action: 'analytics.overview' },
  { call: 'GET /analytics/overview', action: 'analytics.overview' },
  { call: 'GET /stripe/products', action: 'billing.read' },
  { call: 'GET /me/stripe', action: 'billing.read' },
  { call: 'GET /me/counts', action: 'account.read' },
  { call: 'GET /me/reviews', showsNames: true, action: 'review.list' },
  { call: 'GET /me/special-offers', action: 'offer.list' },
  { call: 'GET /users/me', action: 'account.read' },
  {
    call: 'PUT /accounts/{id}',
    of: 'account',
    body: { data: { first_name: 'Hana', last_name: 'Role', email: '{email}' } },
    keeps: true,
    action: 'account.save',
  },
  ...money,
  ...media,
  { call: 'POST /auth/refresh', action: 'session.open', status: 401 },
  {
    call: 'POST /auth/refresh',
    cookie: true,
    action: 'session.open',
    answers: { visitor: 401, blocked: 401 },
  },
  ...signedOut,
  { call: 'GET /auth/sessions', action: 'session.read' },
  { call: 'DELETE /auth/sessions/{id}', of: 'session', action: 'session.end' },
  { call: 'DELETE /auth/sessions', action: 'session.end' },
  {
    call: 'POST /auth/change-password',
    body: {
      currentPassword: 'not {password}',
      password: '{password}',
      passwordConfirmation: '{password}',
    },
    action: 'password.change',
    status: 400,
  },
  {
    call: 'POST /auth/change-password',
    body: {
      currentPassword: '{password}',
      password: 'not {password}',
      passwordConfirmation: 'not {password}',
    },
    action: 'password.change',
  },
  // The last one, because it signs everybody out.
  { call: 'POST /auth/logout', body: {}, action: 'session.open' },
];
