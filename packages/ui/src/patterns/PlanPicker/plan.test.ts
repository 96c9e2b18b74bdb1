import { expect, test } from 'vitest';
import { annualSaving, limitWords, monthWords, type Plans } from './plan.ts';

const features = { appListings: -1, serviceListings: -1 };
const plans = (annual: number, quarter: number): Plans => ({
  annually: { price: annual, features },
  quarterly: { price: quarter, features },
});

// Rows: 3.9, 9.4
test('a limit of -1 reads Unlimited*, any other is its number', () => {
  expect(limitWords(-1)).toBe('Unlimited*');
  expect(limitWords(0)).toBe('0');
  expect(limitWords(12_000)).toBe('12,000');
});

test('the saving is rounded down', () => {
  expect(annualSaving(plans(38_400, 12_000))).toBe(20);
  expect(annualSaving(plans(38_480, 12_000))).toBe(19);
  expect(annualSaving(plans(50_000, 12_000))).toBe(0);
  expect(annualSaving(plans(0, 0))).toBe(0);
});

test('the monthly price is computed in cents', () => {
  expect(monthWords(38_400, 'annually', 'USD')).toBe('$32 a month, billed yearly');
  expect(monthWords(9_999, 'quarterly', 'USD')).toBe('$33.33 a month, billed quarterly');
});
