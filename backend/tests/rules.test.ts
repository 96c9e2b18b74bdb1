import { readFileSync } from 'node:fs';
import {
  collections,
  type Field,
  fieldsOfCollection,
  isEmail,
  listingFields,
  storedName,
} from '@portal/domain';
import { yup } from '@strapi/utils';
import { describe, expect, it } from 'vitest';
import { kinds } from '../src/features/listing/rows.ts';
import { freeSlug, isUnnamed, slugBase } from '../src/features/listing/slug.ts';

// Rows: 5.2, 5.5
it('accepts no email address that Strapi rejects', () => {
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

describe('the slug of a listing', () => {
  it('is made of its name as searches fold it', () => {
    expect(slugBase('Kōwhai Books & Co.', 'app')).toBe('kowhai-books-co');
    expect(slugBase('Łódź Smørgås Straße', 'app')).toBe('lodz-smorgas-strasse');
  });

  it('is never a number, which could be an id', () => {
    expect(slugBase('2048', 'app')).toBe('app-2048');
  });

  it('also exists for names in other scripts and empty names', () => {
    expect(slugBase('天気', 'app')).toBe('app');
    expect(isUnnamed(slugBase('', 'app'))).toBe(true);
  });

  it('gets the first free number', () => {
    expect(freeSlug('rain', new Set(['rain', 'rain-2', 'rain-4']))).toBe('rain-3');
  });
});
