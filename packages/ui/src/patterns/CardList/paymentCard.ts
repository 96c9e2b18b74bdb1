/** What of a card has to do with time. `soon`: this month or the next. */
export type CardExpiry = 'valid' | 'soon' | 'expired';

export interface PaymentCard {
  id: string;
  /** The card provider's word, such as `visa`. */
  brand: string;
  /** The last four figures. */
  last4: string;
  /** Month and year, ready to read, such as '08/2029'. */
  expires: string;
  /** Default `valid`. Sets `data-expiry`. */
  expiry?: CardExpiry | undefined;
  /** It pays for the plan and for special offers. Default false. */
  isDefault?: boolean | undefined;
  /** What it pays for now, such as 'Premium'. */
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

/** A brand that is not known is a card like any other. */
export const cardName = ({ brand, last4 }: Pick<PaymentCard, 'brand' | 'last4'>): string =>
  `${brandNames.get(brand.toLowerCase()) ?? 'Card'} ending ${last4}`;

const expiryVerbs: Record<CardExpiry, string> = {
  valid: 'Expires ',
  soon: 'Expires soon, ',
  expired: 'Expired ',
};

/** When the card runs out, and what it pays for. */
export function expiryWords({ expiry = 'valid', expires, usedFor }: PaymentCard): string {
  return `${expiryVerbs[expiry]}${expires}${usedFor ? ` · used for ${usedFor}` : ''}`;
}
