import { wantedCurrency } from '@portal/domain';
import { flag, number, originOf, text } from '../../base/readSetting.ts';
import { settings } from '../../base/settings.ts';
import { StartError } from '../../base/startError.ts';
import { brandFile } from '../brand/settings.ts';

const modes = ['sandbox', 'test', 'live'] as const;

type PaymentMode = (typeof modes)[number];

/** Days of the free trial. Not a setting, because texts of the portal name it. */
export const TRIAL_DAYS = 90;

export interface PaymentSettings {
  mode: PaymentMode;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** URL of the provider's API; empty for the default. */
  apiBase: string;
  currency: string;
  /** Cents. */
  offerPrice: number;
  /** Days that Premium stays on after a failed renewal, while the provider retries. */
  retryDays: number;
  /** Seconds between declining an offer and its refund, in which the decision can be undone. */
  refundAfterSeconds: number;
  /** Gives each new customer a test clock. */
  testClocks: boolean;
}

interface Source {
  production: boolean;
  text: (name: string, fallback: string) => string;
  number: (name: string, fallback: number, range?: { least: number }) => number;
  flag: (name: string, fallback: boolean) => boolean;
  secretFor: (purpose: string) => string;
  /** Without `CURRENCY`. */
  defaultCurrency: string;
}

/** Keys of the sandbox are recognizable, so that they are never confused with Stripe's. */
const SANDBOX_KEY = /^sk_test_sandbox_\w+$/;

const readMode = ({ text }: Source): PaymentMode => {
  const key = text('STRIPE_SECRET_KEY', '');
  const given = text('STRIPE_MODE', /^[rs]k_test_(?!sandbox_)/.test(key) ? 'test' : 'sandbox');
  const mode = modes.find((name) => name === given);
  if (mode) return mode;
  throw new StartError(`STRIPE_MODE must be sandbox, test or live, not "${given}".`);
};

const sandboxKeys = ({ production, text, flag, secretFor }: Source) => {
  const secretKey = text(
    'STRIPE_SECRET_KEY',
    `sk_test_sandbox_${secretFor('sandbox').replace(/\W/g, '0')}`,
  );
  if (!SANDBOX_KEY.test(secretKey)) {
    throw new StartError(
      'STRIPE_SECRET_KEY is a key of Stripe, and STRIPE_MODE is sandbox. Set STRIPE_MODE to test or live, or take the key away.',
    );
  }
  if (production && !flag('STRIPE_ALLOW_SANDBOX', false)) {
    throw new StartError(
      'In production set STRIPE_MODE and the keys of Stripe. To run without real payments all the same, set STRIPE_ALLOW_SANDBOX=on.',
    );
  }
  return {
    secretKey,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${secretFor('sandbox webhook')}`,
  };
};

const stripeKeys = ({ text }: Source, mode: 'test' | 'live') => {
  const key = (name: string, pattern: RegExp, looks: string): string => {
    const value = text(name, '');
    if (pattern.test(value) && !SANDBOX_KEY.test(value)) return value;
    throw new StartError(
      `STRIPE_MODE is ${mode}, so ${name} must be a key that begins with ${looks}.`,
    );
  };
  return {
    secretKey: key(
      'STRIPE_SECRET_KEY',
      new RegExp(`^[rs]k_${mode}_\\w+$`),
      `sk_${mode}_ or rk_${mode}_`,
    ),
    publishableKey: key('STRIPE_PUBLISHABLE_KEY', new RegExp(`^pk_${mode}_\\w+$`), `pk_${mode}_`),
    webhookSecret: key('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'whsec_'),
  };
};

const readCurrency = ({ text, defaultCurrency }: Source): string => {
  const value = text('CURRENCY', defaultCurrency);
  const wanted = wantedCurrency(value);
  if (wanted === null) return value.toLowerCase();
  throw new StartError(`CURRENCY must be ${wanted}, not "${value}".`);
};

/** Throws a `StartError` if settings contradict each other. */
export const readPaymentSettings = (source: Source): PaymentSettings => {
  const { text, number, flag } = source;
  const mode = readMode(source);
  const testClocks = flag('STRIPE_TEST_CLOCKS', false);
  const base = text('STRIPE_API_BASE', '');
  const apiBase = base && originOf('STRIPE_API_BASE', base);
  if (mode === 'live' && (testClocks || apiBase !== '')) {
    throw new StartError(
      'STRIPE_TEST_CLOCKS and STRIPE_API_BASE are for tests and not for live payments.',
    );
  }
  return {
    mode,
    ...(mode === 'sandbox' ? sandboxKeys(source) : stripeKeys(source, mode)),
    apiBase,
    testClocks,
    currency: readCurrency(source),
    // Stripe takes no less.
    offerPrice: number('OFFER_PRICE', 900, { least: mode === 'sandbox' ? 0 : 50 }),
    retryDays: number('STRIPE_RETRY_DAYS', 14),
    refundAfterSeconds: number('REFUND_AFTER_SECONDS', 60),
  };
};

export const paymentSettings = readPaymentSettings({
  production: settings.production,
  text,
  number,
  flag,
  secretFor: settings.secretFor,
  defaultCurrency: brandFile?.currency ?? 'usd',
});
