import { expect, test } from 'vitest';
import { formatMoney } from './Money.tsx';

test('whole amounts drop their cents unless they stand in a column', () => {
  expect(formatMoney(38_400, 'usd')).toBe('$384');
  expect(formatMoney(2999, 'USD')).toBe('$29.99');
  expect(formatMoney(38_400, 'USD', 'always')).toBe('$384.00');
  expect(formatMoney(0, 'NZD')).toBe('$0');
});

test('large and negative amounts are grouped and signed', () => {
  expect(formatMoney(123_456_789, 'EUR')).toBe('€1,234,567.89');
  expect(formatMoney(-4800, 'USD')).toBe('-$48');
});

test('a currency without cents counts its smallest coin', () => {
  expect(formatMoney(1500, 'JPY')).toBe('¥1,500');
  expect(formatMoney(1500, 'JPY', 'always')).toBe('¥1,500');
});
