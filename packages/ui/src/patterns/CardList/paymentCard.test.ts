import { expect, test } from 'vitest';
import { cardName, expiryWords } from './paymentCard.ts';

test('a card has the name of its brand, or "Card" for an unknown brand', () => {
  expect(cardName({ brand: 'visa', last4: '4242' })).toBe('Visa ending 4242');
  expect(cardName({ brand: 'Amex', last4: '0005' })).toBe('American Express ending 0005');
  expect(cardName({ brand: 'unknown', last4: '0001' })).toBe('Card ending 0001');
});

test('the expiry text says whether a card expires soon or has expired', () => {
  const card = { id: '1', brand: 'visa', last4: '4242', expires: '12/2026' };
  expect(expiryWords({ ...card, usedFor: 'Premium' })).toBe('Expires 12/2026 · used for Premium');
  expect(expiryWords({ ...card, expiry: 'soon' })).toBe('Expires soon, 12/2026');
  expect(expiryWords({ ...card, expiry: 'expired' })).toBe('Expired 12/2026');
});
