import { expect, test } from 'vitest';
import { cardName, expiryWords } from './paymentCard.ts';

test('a card is called by its brand, and by "Card" when the brand is new to us', () => {
  expect(cardName({ brand: 'visa', last4: '4242' })).toBe('Visa ending 4242');
  expect(cardName({ brand: 'Amex', last4: '0005' })).toBe('American Express ending 0005');
  expect(cardName({ brand: 'unknown', last4: '0001' })).toBe('Card ending 0001');
});

test('a card that runs out soon says so, as does one that has', () => {
  const card = { id: '1', brand: 'visa', last4: '4242', expires: '12/2026' };
  expect(expiryWords({ ...card, usedFor: 'Premium' })).toBe('Expires 12/2026 · used for Premium');
  expect(expiryWords({ ...card, expiry: 'soon' })).toBe('Expires soon, 12/2026');
  expect(expiryWords({ ...card, expiry: 'expired' })).toBe('Expired 12/2026');
});
