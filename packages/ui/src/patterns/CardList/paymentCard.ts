import { m } from '../../i18n/messages.js';
/** `soon`: expires this month or next month. */
export type CardExpiry = 'valid' | 'soon' | 'expired';

export interface PaymentCard {
  id: string;
  /** The card provider's name for it, such as `visa`. */
  brand: string;
  last4: string;
  /** Month and year, such as '08/2029'. */
  expires: string;
  expiry?: CardExpiry | undefined;
  /** Pays for the plan and for special offers. Default false. */
  isDefault?: boolean | undefined;
  /** What it pays for, such as 'Premium'. */
  usedFor?: string | undefined;
}

export type CardListState = 'loading' | 'ready' | 'empty' | 'failed' | 'offline';

const brandNames = new Map([
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
  ['visa', 'Visa'],
]);

/** Brand and last digits; an unknown brand is a 'Card'. */
export function cardName({ brand, last4 }: Pick<PaymentCard, 'brand' | 'last4'>): string {
  const known = brandNames.get(brand.toLowerCase());
  return known
    ? m.plan_card_ending({ brand: known, last4 })
    : m.plan_unknown_card_ending({ last4 });
}

const expiryTexts: Record<CardExpiry, (inputs: { date: string }) => string> = {
  valid: m.plan_card_expires,
  soon: m.plan_card_expires_soon,
  expired: m.plan_card_expired,
};

export function expiryWords({ expiry = 'valid', expires, usedFor }: PaymentCard): string {
  const text = expiryTexts[expiry]({ date: expires });
  return usedFor ? `${text} · ${m.plan_card_used_for({ plan: usedFor })}` : text;
}
