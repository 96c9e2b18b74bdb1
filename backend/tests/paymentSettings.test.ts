import { expect, it } from 'vitest';
import { readPaymentSettings } from '../src/features/payments/settings.ts';

const read = (env: Record<string, string>, production = false) =>
  readPaymentSettings({
    production,
    text: (name, fallback) => env[name] ?? fallback,
    number: (_name, fallback) => fallback,
    flag: (_name, fallback) => fallback,
    secretFor: (purpose) => purpose,
    defaultCurrency: 'nzd',
  });

const test = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

it('follow the keys, and are those of the sandbox without any', () => {
  expect([read({}).mode, read(test).mode]).toEqual(['sandbox', 'test']);
});

it.each([
  ['STRIPE_SECRET_KEY', { STRIPE_MODE: 'sandbox', STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['STRIPE_MODE is live, so STRIPE_SECRET_KEY', { ...test, STRIPE_MODE: 'live' }],
  ['STRIPE_PUBLISHABLE_KEY', { ...test, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
  ['STRIPE_MODE must be', { STRIPE_MODE: 'tset' }],
])('reject keys that do not fit the mode: %s', (message, env) => {
  expect(() => read(env)).toThrow(message);
});

it('need keys in production', () => {
  expect(() => read({}, true)).toThrow('In production set STRIPE_MODE');
});
