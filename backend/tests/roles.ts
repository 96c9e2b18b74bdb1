import { media, money, signedOut } from './rolesAlone.ts';
import { all, type Cells, everybodyIn, type Row, type Subject } from './rolesRow.ts';

/* Who may make which call, on whose record. One row a call; roles.test.ts tries every cell. */

const adminsOnly: Row['answers'] = { vendor: 403, admin: 200 };
const adminsOwned: Row['answers'] = { vendor: 403, admin: [200, 200, 404] };
const owned: Row['answers'] = { vendor: [200, 404, 404], admin: [200, 200, 404] };

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
  const withPlan = (cells: Cells): Row['answers'] => (type === 'services' ? { plain: cells } : {});
  return [
    { call: `GET /${type}`, answers: everybodyIn },
    { call: `GET /pending/${type}`, answers: everybodyIn },
    { call: `GET /${type}/{id}`, of: single, answers: owned },
    { call: `GET /${single}/{id}`, of: single, answers: owned },
    { call: `GET /pending/${type}/{id}`, of: pending, answers: owned },
    { call: `GET /${type}/{id}/events`, of: single, answers: owned },
    { call: `GET /reviews/${type}`, answers: adminsOnly },
    { call: `GET /pending/reviews/${type}`, answers: adminsOnly },
    { call: `GET /reviews/${type}/{id}`, of: single, answers: owned },
    { call: `GET /reviews/${single}/{id}`, of: single, answers: owned },
    { call: `GET /special-offers/${type}`, answers: adminsOnly },
    { call: `GET /special-offers/${type}/{id}`, of: single, answers: owned },
    { call: `GET /reviewed/${type}`, answers: adminsOnly },
    { call: `GET /offered/${type}`, answers: adminsOnly },
    { call: `GET /reviewable/${type}`, showsNames: true, answers: everybodyIn },
    {
      call: `GET /reviewable/${type}/{id}`,
      of: single,
      showsNames: true,
      answers: { vendor: [404, 200, 404], admin: [404, 200, 404] },
    },
    {
      call: 'GET /team-members',
      of: single,
      query: `?filters[${single}][id][$eq]={id}`,
      answers: owned,
    },
    { call: `GET /pending/special-offers/${type}`, answers: adminsOnly },
    {
      call: `GET /analytics/${type}/{id}`,
      of: single,
      query: days,
      answers: { ...owned, ...withPlan([402, 404, 404]) },
    },
    {
      call: `GET /analytics/pending/${type}/{id}`,
      of: single,
      query: days,
      answers: { ...owned, ...withPlan([402, 404, 404]) },
    },
    {
      call: `POST /${type}`,
      body: { data: texts },
      answers: { vendor: 201, admin: 201, ...withPlan(402) },
    },
    {
      call: `PUT /${type}/{id}`,
      of: single,
      body: { data: texts },
      versioned: true,
      answers: owned,
    },
    {
      call: `PATCH /${type}/{id}`,
      of: pending,
      body: { data: { status: 'DECLINED', note: 'Not yet.' } },
      versioned: true,
      answers: { vendor: [403, 404, 404], admin: [200, 200, 404] },
    },
    {
      call: `PATCH /${type}/{id}`,
      of: pending,
      body: { data: { draft: true } },
      versioned: true,
      answers: { vendor: [200, 404, 404], admin: [200, 403, 404] },
    },
    {
      call: `POST /views/${type}/{slug}`,
      of: single,
      body: {},
      keeps: true,
      answers: { outside: [204, 204, 404], vendor: [204, 204, 404], admin: [204, 204, 404] },
    },
    {
      call: 'POST /reviews',
      of: single,
      body: { data: { rating: 4, comment: 'Does its work.', listing: `/${type}/{slug}` } },
      keeps: true,
      showsNames: true,
      answers: { vendor: [400, 201, 400], admin: [400, 201, 400] },
    },
    {
      // Paid with the card that everybody here has.
      call: 'POST /special-offers',
      of: single,
      body: { data: { ...offer, listing: `/${type}/{slug}` } },
      keeps: true,
      answers: { vendor: [201, 400, 400], admin: 400 },
    },
    {
      call: `DELETE /pending/${type}/{id}`,
      of: pending,
      query: '?version={version}',
      answers: owned,
    },
    { call: `DELETE /${type}/{id}`, of: single, answers: owned },
  ];
};

const terms = (collection: string, single: Subject): Row[] => {
  const kept: Row['answers'] = { vendor: 403, admin: [200, 404] };
  const body = { data: { name: `Renamed ${single}` } };
  const id = `/${collection}/{id}`;
  return [
    { call: `GET /${collection}`, answers: everybodyIn },
    { call: `GET ${id}`, of: single, answers: { vendor: [200, 404], admin: [200, 404] } },
    {
      call: `POST /${collection}`,
      body: {
        data: {
          name: `{unique} ${single}`,
          ...(single === 'subcategory' ? { category: '{category}' } : {}),
        },
      },
      answers: { vendor: 403, admin: 201 },
    },
    { call: `PUT ${id}`, of: single, body, keeps: true, answers: kept },
    { call: `PATCH ${id}`, of: single, body, keeps: true, answers: kept },
    { call: `DELETE ${id}`, of: single, answers: kept },
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
    answers: adminsOwned,
  },
  {
    call: 'PUT /reviews/{id}',
    of: 'review',
    body: { data: { status: 'DECLINED' } },
    answers: adminsOwned,
  },
  { call: 'GET /reviews', answers: everybodyIn },
  { call: 'GET /reviews/{id}', of: 'review', answers: owned },
  { call: 'GET /reviews/{id}/events', of: 'review', answers: adminsOwned },
  { call: 'DELETE /reviews/{id}', of: 'review', answers: adminsOwned },
  { call: 'GET /special-offers', answers: everybodyIn },
  { call: 'GET /special-offers/{id}', of: 'offer', answers: owned },
  { call: 'GET /special-offers/{id}/events', of: 'offer', answers: owned },
  { call: 'GET /vendors/{id}', of: 'account', answers: adminsOwned },
  {
    call: 'PATCH /special-offers/{id}',
    of: 'offer',
    body: { status: 'A' },
    answers: adminsOwned,
  },
  {
    call: 'PUT /special-offers/{id}',
    of: 'offer',
    body: { data: { status: 'A' } },
    answers: adminsOwned,
  },
  { call: 'GET /analytics', answers: adminsOnly },
  { call: 'GET /analytics/users', answers: adminsOnly },
  { call: 'GET /analytics/overview', answers: adminsOnly },
  { call: 'GET /stripe/products', answers: everybodyIn },
  { call: 'GET /me/stripe', answers: everybodyIn },
  { call: 'GET /me/counts', answers: everybodyIn },
  { call: 'GET /me/reviews', showsNames: true, answers: everybodyIn },
  { call: 'GET /me/special-offers', answers: everybodyIn },
  { call: 'GET /users/me', answers: everybodyIn },
  {
    call: 'PUT /accounts/{id}',
    of: 'account',
    body: { data: { first_name: 'Hana', last_name: 'Role', email: '{email}' } },
    keeps: true,
    answers: { vendor: [200, 404, 404], admin: [200, 404, 404] },
  },
  ...money,
  ...media,
  { call: 'POST /auth/refresh', answers: all(401) },
  {
    call: 'POST /auth/refresh',
    cookie: true,
    answers: { ...all(200), visitor: 401, blocked: 401 },
  },
  ...signedOut,
  { call: 'GET /auth/sessions', answers: everybodyIn },
  {
    call: 'DELETE /auth/sessions/{id}',
    of: 'session',
    answers: { vendor: [200, 404, 404], admin: [200, 404, 404] },
  },
  { call: 'DELETE /auth/sessions', answers: everybodyIn },
  {
    call: 'POST /auth/change-password',
    body: {
      currentPassword: 'not {password}',
      password: '{password}',
      passwordConfirmation: '{password}',
    },
    answers: { vendor: 400, admin: 400 },
  },
  {
    call: 'POST /auth/change-password',
    body: {
      currentPassword: '{password}',
      password: 'not {password}',
      passwordConfirmation: 'not {password}',
    },
    answers: everybodyIn,
  },
  // The last one, because it signs everybody out.
  { call: 'POST /auth/logout', body: {}, answers: all(200) },
];
