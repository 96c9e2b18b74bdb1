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
  return [
    { call: `GET /${type}` },
    { call: `GET /pending/${type}` },
    { call: `GET /${type}/{id}`, of: single },
    { call: `GET /${single}/{id}`, of: single },
    { call: `GET /pending/${type}/{id}`, of: pending },
    { call: `GET /${type}/{id}/events`, of: single },
    { call: `GET /reviews/${type}` },
    { call: `GET /pending/reviews/${type}` },
    { call: `GET /reviews/${type}/{id}`, of: single },
    { call: `GET /reviews/${single}/{id}`, of: single, action: 'listing.read' },
    { call: `GET /special-offers/${type}` },
    { call: `GET /special-offers/${type}/{id}`, of: single },
    { call: `GET /reviewed/${type}` },
    { call: `GET /offered/${type}` },
    { call: `GET /reviewable/${type}`, showsNames: true },
    { call: `GET /reviewable/${type}/{id}`, of: single, showsNames: true },
    { call: 'GET /team-members', of: single, query: `?filters[${single}][id][$eq]={id}` },
    { call: `GET /pending/special-offers/${type}` },
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
      answers: { vendor: [400, 201, 400], admin: [400, 201, 400] },
    },
    {
      // Paid with the card that everybody here has; as above.
      call: 'POST /special-offers',
      of: single,
      body: { data: { ...offer, listing } },
      keeps: true,
      answers: { vendor: [201, 400, 400], admin: 400 },
    },
    { call: `DELETE /pending/${type}/{id}`, of: pending, query: '?version={version}' },
    { call: `DELETE /${type}/{id}`, of: single },
  ];
};

const terms = (collection: string, single: Subject): Row[] => {
  const body = { data: { name: `Renamed ${single}` } };
  const id = `/${collection}/{id}`;
  return [
    { call: `GET /${collection}` },
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
    { call: `DELETE ${id}`, of: single },
  ];
};

export const rows: Row[] = [
  ...listings('apps', 'app'),
  ...listings('services', 'service'),
  ...terms('industries', 'industry'),
  ...terms('locations', 'location'),
  ...terms('categories', 'category'),
  ...terms('subcategories', 'subcategory'),
  { call: 'PATCH /reviews/{id}', of: 'review', body: { status: 'DECLINED' } },
  { call: 'PUT /reviews/{id}', of: 'review', body: { data: { status: 'DECLINED' } } },
  { call: 'GET /reviews' },
  { call: 'GET /reviews/{id}', of: 'review' },
  { call: 'GET /reviews/{id}/events', of: 'review' },
  { call: 'DELETE /reviews/{id}', of: 'review' },
  { call: 'GET /special-offers' },
  { call: 'GET /special-offers/{id}', of: 'offer' },
  { call: 'GET /special-offers/{id}/events', of: 'offer' },
  { call: 'GET /vendors/{id}', of: 'account' },
  { call: 'PATCH /special-offers/{id}', of: 'offer', body: { status: 'A' } },
  { call: 'PUT /special-offers/{id}', of: 'offer', body: { data: { status: 'A' } } },
  { call: 'GET /analytics' },
  { call: 'GET /analytics/users' },
  { call: 'GET /analytics/overview' },
  { call: 'GET /stripe/products' },
  { call: 'GET /me/stripe' },
  { call: 'GET /me/counts' },
  { call: 'GET /me/reviews', showsNames: true },
  { call: 'GET /me/special-offers' },
  { call: 'GET /users/me' },
  {
    call: 'PUT /accounts/{id}',
    of: 'account',
    body: { data: { first_name: 'Hana', last_name: 'Role', email: '{email}' } },
    keeps: true,
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
  { call: 'GET /auth/sessions' },
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
  // The last one, because it signs everybody out.
  { call: 'POST /auth/logout', body: {}, action: 'session.open' },
];
