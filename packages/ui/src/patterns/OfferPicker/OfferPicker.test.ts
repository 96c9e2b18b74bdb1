import { expect, test } from 'vitest';
import { matching, type OfferListing } from './OfferPicker.tsx';

const listings = ['Pāua Point of Sale', 'Kea Invoicing'].map(
  (name): OfferListing => ({ id: name, name, type: 'app', href: '#' }),
);

test('a listing is found by any words of its name, with or without macrons', () => {
  const found = (query: string) => matching(listings, query).map(({ name }) => name);
  expect(found(' sale paua ')).toEqual(['Pāua Point of Sale']);
  expect(found('PĀ')).toEqual(['Pāua Point of Sale']);
  expect(found('')).toHaveLength(2);
  expect(found('kiwi')).toEqual([]);
});
