import { listingStatuses } from '@portal/domain';
import { expect, test } from 'vitest';
import { DataError } from './dataError.ts';
import { decode } from './decode.ts';
import { lostRace } from './errorDetails.ts';
import { listingFieldName, listingStruct, listingToWire } from './listing.ts';
import { listingStatus } from './moderation.ts';

const wire = {
  id: 7,
  type: 'app',
  slug: 'tussock-books',
  url: '/apps/tussock-books',
  name: 'Tussock Books',
  summary: 'Short',
  description: 'Long',
  link: 'https://tussock.example/',
  trial: null,
  pricing: '$29 a month',
  nz: true,
  status: 'DENIED',
  note: 'Please add a price.',
  draft: false,
  revision: false,
  version: 3,
  submitted_at: null,
  decided_at: '2026-11-19T00:00:00.000Z',
  logo: null,
  industries: [],
  rating: null,
  num_reviews: 0,
  account: null,
  created_by_obj: { id: 2, first_name: 'Aroha', last_name: null, email: 'vendor@portal.test' },
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-19T00:00:00.000Z',
  subcategories: [],
};

// Rows: 3.4
test('a listing is decoded with our names', () => {
  expect(decode(wire, listingStruct(), 'test')).toMatchObject({
    shortDescription: 'Short',
    longDescription: 'Long',
    freeTrial: null,
    nzOwned: true,
    adminNote: 'Please add a price.',
    status: 'DECLINED',
    createdBy: { firstName: 'Aroha' },
  });
});

test('a decoded listing can be decoded again from storage', () => {
  const once = decode(wire, listingStruct(), 'test');
  expect(decode(JSON.parse(JSON.stringify(once)), listingStruct(), 'test')).toEqual(once);
});

test('undocumented properties are dropped, and missing ones are an error without values', () => {
  expect(decode({ ...wire, secret: 1 }, listingStruct(), 'test')).not.toHaveProperty('secret');
  const malformed = () =>
    decode({ ...wire, link: { token: 'hush' } }, listingStruct(), 'GET /apps');
  expect(malformed).toThrow(DataError);
  try {
    malformed();
  } catch (error) {
    expect(error).toMatchObject({
      code: 'malformed',
      where: 'GET /apps',
      details: { path: 'link' },
    });
    expect(JSON.stringify(error)).not.toContain('hush');
  }
});

// Rows: 7.8
test('a form is sent with the names of the wire', () => {
  const write = {
    name: 'Tussock Books',
    shortDescription: 'Short',
    longDescription: 'Long',
    link: 'https://tussock.example/',
    freeTrial: null,
    pricing: '$29',
    industries: [1],
    nzOwned: true,
    account: null,
    adminNote: null,
    logo: 4,
  };
  expect(listingToWire(write)).toEqual({
    name: 'Tussock Books',
    summary: 'Short',
    description: 'Long',
    link: 'https://tussock.example/',
    trial: null,
    pricing: '$29',
    industries: [1],
    nz: true,
    account: null,
    note: null,
    logo: 4,
  });
  expect(['summary', 'note', 'pricing'].map(listingFieldName)).toEqual([
    'shortDescription',
    'adminNote',
    'pricing',
  ]);
});

test.each([
  ['P', 'PENDING'],
  ['approved', 'APPROVED'],
  ['a', 'APPROVED'],
  ['D', 'DECLINED'],
  ['Denied', 'DECLINED'],
  [null, 'PENDING'],
])('status %s is decoded as %s without a report', (value, status) => {
  const reports: string[] = [];
  expect(listingStatus(value, (problem) => reports.push(problem))).toBe(status);
  expect(reports).toEqual([]);
});

// Rows: 4.1
test('an unknown status is decoded as pending and reported', () => {
  const reports: string[] = [];
  expect(listingStatus('ARCHIVED', (problem) => reports.push(problem))).toBe('PENDING');
  expect(reports).toEqual(['Unknown status "ARCHIVED"']);
  expect(listingStatuses).toHaveLength(3);
});

test('an edit conflict has the earlier write', () => {
  const event = {
    id: 1,
    kind: 'approved',
    from: 'PENDING',
    to: 'APPROVED',
    note: null,
    fields: [],
    actor: { id: 1, name: 'Mere Kingi', admin: true },
    createdAt: '2026-11-20T00:00:00.000Z',
  };
  const lost = new DataError('conflict', { details: { latest: { event, version: 4 } } });
  expect(lostRace(lost)).toMatchObject({ version: 4, event: { actor: { name: 'Mere Kingi' } } });
  expect(lostRace(new DataError('conflict', { details: { count: 2 } }))).toBeNull();
  expect(lostRace(new DataError('server'))).toBeNull();
});
