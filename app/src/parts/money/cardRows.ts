import type { PaymentMethod, Subscription } from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { type CardExpiry, cardName, type PaymentCard } from '@portal/ui/patterns/CardList';
import { m } from '../../i18n/messages.js';

/** Whether a card has expired, or expires this month or next. Cards are valid to the end of their month. */
export function expiryOf({ expMonth, expYear }: PaymentMethod['card'], now: number): CardExpiry {
  const today = new Date(now);
  const months = (expYear - today.getFullYear()) * 12 + (expMonth - 1) - today.getMonth();
  if (months < 0) return 'expired';
  return months <= 1 ? 'soon' : 'valid';
}

const paysFor = (subscription: Subscription | null): string | null =>
  subscription && !subscription.cancelAtPeriodEnd ? subscription.paymentMethod : null;

/** The rows of the card list, the default card first. */
export function cardRows(
  { methods, defaultId }: Cards,
  subscription: Subscription | null,
  now: number,
): PaymentCard[] {
  const used = paysFor(subscription);
  const rows = methods.map(
    ({ id, card }): PaymentCard => ({
      id,
      brand: card.brand,
      last4: card.last4,
      expires: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`,
      expiry: expiryOf(card, now),
      isDefault: id === defaultId,
      usedFor: id === used ? m.money_premium() : undefined,
    }),
  );
  return rows.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The card to pay with: that of the subscription, else the default one. */
export function payingCard(
  { methods, defaultId }: Cards,
  subscription: Subscription | null = null,
): PaymentMethod | null {
  const wanted = subscription?.paymentMethod ?? defaultId;
  return methods.find(({ id }) => id === wanted) ?? methods[0] ?? null;
}

/** Its name in sentences: “Visa ending 4242”. */
export const nameOfCard = (method: PaymentMethod | null): string | null =>
  method && cardName(method.card);
