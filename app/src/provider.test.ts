import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { afterEach, expect, test, vi } from 'vitest';
import { loadProvider } from './provider.ts';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn(async () => ({}) as Stripe) }));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['de', 'de'],
  ['', 'auto'],
])('the provider of a page in “%s” speaks “%s”', async (lang, locale) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  await loadProvider({ mode: 'test', publishableKey: 'pk_test_1' });
  expect(loadStripe).toHaveBeenLastCalledWith('pk_test_1', { locale });
});
