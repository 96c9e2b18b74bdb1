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
export const cardName = ({ brand, last4 }: Pick<PaymentCard, 'brand' | 'last4'>): string =>
  `${brandNames.get(brand.toLowerCase()) ?? 'Card'} ending ${last4}`;

const expiryVerbs: Record<CardExpiry, string> = {
  valid: 'Expires ',
  soon: 'Expires soon, ',
  expired: 'Expired ',
};

export function expiryWords({ expiry = 'valid', expires, usedFor }: PaymentCard): string {
  return `${expiryVerbs[expiry]}${expires}${usedFor ? ` · used for ${usedFor}` : ''}`;
}
