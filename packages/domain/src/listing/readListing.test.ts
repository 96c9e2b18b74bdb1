import { expect, test } from 'vitest';
import { type Collection, emptyListingValues, readListing } from '../index.ts';

const good = {
  name: 'Tāwhiri',
  summary: 'Rain',
  description: '  <b>two</b>\n\nlines 👩‍🌾  ',
  link: ' https://tawhiri.example\n',
  pricing: '$9',
};

const empty = emptyListingValues();

const told = (input: object, { draft = false, collection = 'apps' as Collection } = {}) =>
  readListing({ ...input }, empty, { collection, draft }).errors.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('texts are stored as typed, links without surrounding spaces', () => {
  const { values, errors } = readListing(good, empty, { collection: 'apps', draft: false });
  expect(errors).toEqual([]);
  expect(values).toEqual({ ...empty, ...good, link: 'https://tawhiri.example' });
});

test('omitted fields stay, and fields of the other collection are ignored', () => {
  const stored = { ...empty, ...good, nz: true, logo: 4, industries: [1], subcategories: [2] };
  const read = (input: object, collection: Collection) =>
    readListing({ ...input }, stored, { collection, draft: false });
  expect(read({ phone: 7, pricing: '$10' }, 'apps')).toEqual({
    values: { ...stored, pricing: '$10' },
    errors: [],
  });
  expect(read({ phone: '021', nz: null, industries: [3, 3] }, 'services').values).toEqual({
    ...stored,
    phone: '021',
    industries: [3],
    subcategories: [],
  });
});

test('every missing field is named, unless it is a draft', () => {
  expect(told({ name: ' ', link: null })).toEqual([
    'name: Listing name is required',
    'summary: Short description is required',
    'description: Full description is required',
    'link: Link is required',
    'pricing: Pricing is required',
  ]);
  expect(told({}, { draft: true })).toEqual([]);
  expect(told({ link: 'here', trial: 'javascript:alert(1)' }, { draft: true })).toEqual([
    'link: Must be a valid link',
    'trial: Must be a valid link',
  ]);
});

test('lengths and numbers of terms are limited', () => {
  const long = { name: '🥝'.repeat(121), industries: [1, 2], subcategories: [1, 2, 3, 4] };
  expect(told({ ...good, ...long })).toEqual([
    'name: Maximum 120 symbols',
    'industries: Max 1 already selected',
    'subcategories: Max 3 already selected',
  ]);
});

test('a value of another type is invalid', () => {
  for (const value of [1, true, [], {}, [[]], 'a\0b']) {
    const nz = value === true ? 'x' : value;
    const logo = value === 1 ? '1' : value;
    expect(
      told({ ...good, name: value, nz, logo, industries: [value === 1 ? 1.5 : value] }),
    ).toEqual([
      'name: Listing name is not valid',
      'industries: Industry is not valid',
      'logo: Logo is not valid',
      'nz: NZ owned is not valid',
    ]);
  }
});

test('errors of a team member have its index', () => {
  const services = { collection: 'services' } as const;
  const people = [{ name: 'Aroha' }, { position: 'Lead', photo: 'x' }];
  expect(told({ ...good, email: 'a@b', team_members: people }, services)).toEqual([
    'email: Invalid email address',
    'team_members.1.name: Name is required',
    'team_members.1.photo: Photo is not valid',
  ]);
  for (const team of [null, 'Aroha', ['Aroha'], {}])
    expect(told({ ...good, team_members: team }, services)).toEqual([
      'team_members: Team is not valid',
    ]);
  const many = Array.from({ length: 21 }, () => ({ name: 'Aroha' }));
  expect(told({ ...good, team_members: many }, services)).toEqual([
    'team_members: Maximum 20 people',
  ]);
});
