import { isEmail } from '@portal/domain';
import { yup } from '@strapi/utils';
import { describe, expect, it } from 'vitest';
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
