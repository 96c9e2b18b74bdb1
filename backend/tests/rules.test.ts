import { readFileSync } from 'node:fs';
import {
  type Collection,
  collections,
  type Field,
  fieldsOfCollection,
  isEmail,
  listingFields,
  storedName,
} from '@portal/domain';
import { yup } from '@strapi/utils';
import { describe, expect, it } from 'vitest';
import { Reader, readFields } from '../src/api/listing/rules.ts';
import { freeSlug, isUnnamed, slugBase } from '../src/api/listing/slug.ts';
import { emptyListing, kinds } from '../src/api/listing/types.ts';

const good = {
  name: 'Tāwhiri',
  summary: 'Rain',
  description: 'Rain for the next hour',
  link: 'https://tawhiri.example',
  pricing: '$9',
};

const told = (
  input: Record<string, unknown>,
  { draft = false, type = 'apps' as Collection } = {},
) => {
  const reader = new Reader(input);
  readFields(reader, type, emptyListing, draft);
  return reader.errors.map(({ path, message }) => `${path}: ${message}`);
};

describe('what a listing may say', () => {
  it('takes a good one as it was typed', () => {
    const reader = new Reader({ ...good, description: '  <b>two</b>\n\nlines 👩‍🌾  ' });
    const fields = readFields(reader, 'apps', emptyListing, false);
    expect(reader.errors).toEqual([]);
    expect(fields.description).toBe('  <b>two</b>\n\nlines 👩‍🌾  ');
  });

  it('names every field that is missing', () => {
    expect(told({ name: ' ', link: null })).toEqual([
      'name: Listing name is required',
      'summary: Short description is required',
      'description: Full description is required',
      'link: Link is required',
      'pricing: Pricing is required',
    ]);
  });

  it('lets a draft miss everything but not be wrong', () => {
    expect(told({}, { draft: true })).toEqual([]);
    expect(told({ link: 'here', trial: 'javascript:alert(1)' }, { draft: true })).toEqual([
      'link: Must be a valid link',
      'trial: Must be a valid link',
    ]);
  });

  it('counts symbols, not bytes', () => {
    expect(told({ ...good, name: '🥝'.repeat(120) })).toEqual([]);
    expect(told({ ...good, name: '🥝'.repeat(121) })).toEqual(['name: Maximum 120 symbols']);
    expect(told({ ...good, description: 'x'.repeat(10_001) })).toEqual([
      'description: Maximum 10000 symbols',
    ]);
  });

  it('keeps to the number of terms and takes nothing but ids', () => {
    expect(told({ ...good, industries: [1, 2], subcategories: [1, 2, 3, 4] })).toEqual([
      'industries: Max 1 already selected',
      'subcategories: Max 3 already selected',
    ]);
    for (const ids of [['1'], [-1], [1.5], 'all', { 0: 1 }, [null], [2 ** 40]]) {
      expect(told({ ...good, industries: ids })).toEqual(['industries: Industry is not valid']);
    }
  });

  it('refuses what no database keeps', () => {
    expect(told({ ...good, name: 'a\0b', summary: '\ud800' })).toEqual([
      'name: Listing name is not valid',
      'summary: Short description is not valid',
    ]);
  });

  it('never breaks on another type of value', () => {
    for (const value of [1, true, [], {}, [[]]]) {
      expect(
        told({
          ...good,
          name: value,
          nz: value === true ? 'x' : value,
          logo: value === 1 ? '1' : value,
        }),
      ).toEqual([
        'name: Listing name is not valid',
        'logo: Logo is not valid',
        'nz: NZ owned is not valid',
      ]);
    }
  });

  it('asks services for an e-mail address that can be one', () => {
    expect(told({ ...good, email: 'a@b' }, { type: 'services' })).toEqual([
      'email: Invalid email address',
    ]);
    expect(told({ ...good, email: '', phone: '' }, { type: 'services' })).toEqual([]);
  });
});

// Rows: 5.2, 5.5
it('takes no email address that Strapi would refuse', () => {
  const stock = yup.string().email().min(6);
  const longest = `${'a'.repeat(242)}@example.org`;
  const addresses = [
    longest,
    'kiri@example.org',
    'a.b+c@mail.example.org',
    'a@b.nz',
    "o'k{x}@a-b.example",
  ];
  for (const address of addresses)
    expect([address, isEmail(address), stock.isValidSync(address)]).toEqual([address, true, true]);
});

const attributeOf = (field: Field): object => {
  switch (field.kind) {
    case 'flag':
      return { type: 'boolean', default: false };
    case 'image':
      return { type: 'media', multiple: false, allowedTypes: ['images'] };
    case 'terms':
      return { type: 'relation', relation: 'manyToMany' };
    case 'people':
      return { type: 'relation', relation: 'oneToMany' };
    default:
      return { type: field.max > 255 ? 'text' : 'string' };
  }
};

it.each(collections)('the table of %s has an attribute for every field', (collection) => {
  const { single } = kinds[collection];
  const file = `../src/api/${single}/content-types/${single}/schema.json`;
  const { attributes } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const fields = fieldsOfCollection(collection).map((name) => [
    storedName(name),
    attributeOf(listingFields[name]),
  ]);
  expect(attributes).toMatchObject(Object.fromEntries(fields));
});

describe('the address of a listing', () => {
  it('is made of its name, without marks', () => {
    expect(slugBase('Kōwhai Books & Co.', 'app')).toBe('kowhai-books-co');
  });

  it('is never a number, which would be an id', () => {
    expect(slugBase('2048', 'app')).toBe('app-2048');
  });

  it('exists for names in other scripts and for no name at all', () => {
    expect(slugBase('天気', 'app')).toBe('app');
    expect(isUnnamed(slugBase('', 'app'))).toBe(true);
  });

  it('gets the first number that is free', () => {
    expect(freeSlug('rain', new Set(['rain', 'rain-2', 'rain-4']))).toBe('rain-3');
  });
});
