import { expect, test } from 'vitest';
import { formatMoney } from './Money.tsx';

test('whole amounts have no cents unless `always` is set', () => {
  expect(formatMoney(38_400, 'usd')).toBe('$384');
  expect(formatMoney(2999, 'USD')).toBe('$29.99');
  expect(formatMoney(38_400, 'USD', 'always')).toBe('$384.00');
  expect(formatMoney(0, 'NZD')).toBe('$0');
});

test('large amounts are grouped, negative ones signed', () => {
  expect(formatMoney(123_456_789, 'EUR')).toBe('€1,234,567.89');
  expect(formatMoney(-4800, 'USD')).toBe('-$48');
});

test('a currency without cents uses its smallest unit', () => {
  expect(formatMoney(1500, 'JPY')).toBe('¥1,500');
  expect(formatMoney(1500, 'JPY', 'always')).toBe('¥1,500');
});
