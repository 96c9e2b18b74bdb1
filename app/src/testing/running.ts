import type { Subscription } from '@portal/data/schemas';

const seconds = (date: string) => Date.parse(date) / 1000;

/** A paid, renewing subscription. */
export const running: Subscription = {
  id: 'sub_1',
  status: 'active',
  created: seconds('2026-11-04T12:00:00Z'),
  currentPeriodStart: seconds('2026-11-04T12:00:00Z'),
  currentPeriodEnd: seconds('2027-11-04T12:00:00Z'),
  cancelAt: null,
  cancelAtPeriodEnd: false,
  trialEnd: null,
  product: 'premium',
  price: 'price_annually',
  plan: 'annually',
  amount: 38_400,
  nextAmount: 38_400,
  credit: 0,
  debt: 0,
  currency: 'usd',
  paymentMethod: 'pm_1',
  attention: null,
};
