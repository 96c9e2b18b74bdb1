import { afterEach, expect, test, vi } from 'vitest';
import { formatMoney } from './Money.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

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

test('amounts have the form of the language of the page', async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const german = await import('./Money.tsx');
  expect(german.formatMoney(2999, 'USD')).toBe('29,99\u00a0$');
  expect(german.formatMoney(38_400, 'USD')).toBe('384\u00a0$');
  expect(german.formatMoney(123_456_789, 'EUR')).toBe('1.234.567,89\u00a0€');
});
