import { expect, test } from 'vitest';
import { cardRows, expiryOf, nameOfCard, payingCard } from './cardRows.ts';

const november = Date.parse('2026-11-20T12:00:00');
const card = (id: string, expMonth = 8, expYear = 2029) => ({
  id,
  card: { brand: 'visa', last4: id.slice(-4), expMonth, expYear },
});

test('a card is valid to the end of its month, with a warning a month ahead', () => {
  const at = (month: number, year: number) => expiryOf(card('x', month, year).card, november);
  expect([at(10, 2026), at(11, 2026), at(12, 2026), at(1, 2027)]).toEqual([
    'expired',
    'soon',
    'soon',
    'valid',
  ]);
});

test('the default card is first in the list and pays', () => {
  const cards = {
    methods: [card('pm_1111'), card('pm_2222')],
    defaultId: 'pm_2222',
    credit: 0,
    debt: 0,
  };
  const rows = cardRows(cards, null, november);
  expect(rows.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['pm_2222', true],
    ['pm_1111', false],
  ]);
  expect(rows[0]?.expires).toBe('08/2029');
  expect(nameOfCard(payingCard(cards))).toBe('Visa ending 2222');
  expect(payingCard({ methods: [], defaultId: null, credit: 0, debt: 0 })).toBeNull();
});
