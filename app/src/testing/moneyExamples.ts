import type { DemoEmail, MemoryBackend } from '@portal/testing';

type Stored = NonNullable<ReturnType<MemoryBackend['db']['cards']['get']>>;
type Card = Stored['cards'][number];

/** A default card, one that expires next month and an expired one. */
export const cards: readonly Card[] = [
  { id: 'pm_card_a', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029 },
  { id: 'pm_card_b', brand: 'mastercard', last4: '5100', exp_month: 12, exp_year: 2026 },
  { id: 'pm_card_c', brand: 'amex', last4: '0005', exp_month: 9, exp_year: 2026 },
];

const idOf = ({ db }: MemoryBackend, email: DemoEmail): number =>
  db.users.find((user) => user.email === email)?.id ?? 0;

/** Gives a user cards; the first one is the default. */
export const withCards =
  (
    email: DemoEmail,
    list: readonly Card[],
    trialUsed = false,
    before: Partial<Pick<Stored, 'credit' | 'invoices'>> = {},
  ) =>
  (backend: MemoryBackend): void => {
    backend.db.cards.set(idOf(backend, email), {
      cards: list.map((card) => ({ ...card })),
      defaultCard: list[0]?.id ?? null,
      subscription: null,
      trialUsed,
      credit: 0,
      invoices: [],
      ...before,
    });
  };

/** Adds the open payment as the latest invoice, or as the only one for a first payment. */
function withOpenInvoice(stored: Stored): void {
  const [latest] = stored.invoices;
  const { open, status } = stored.subscription ?? {};
  if (!latest) return;
  if (!open) {
    latest.status = 'paid';
    return;
  }
  const invoice = { ...latest, id: 'in_open', date: open.failedAt, status: 'open' as const };
  const before = stored.invoices.filter(({ id }) => id !== invoice.id);
  stored.invoices = [invoice, ...(status === 'incomplete' ? [] : before)];
}

/** Changes the subscription of a user. */
const withSubscription =
  (email: DemoEmail, change: Partial<NonNullable<Stored['subscription']>>, more: Card[] = []) =>
  (backend: MemoryBackend): void => {
    const stored = backend.db.cards.get(idOf(backend, email));
    if (!stored?.subscription) throw new Error(`${email} has no subscription.`);
    Object.assign(stored.subscription, change);
    withOpenInvoice(stored);
    stored.cards.push(...more);
  };

/** The paying demo user with a changed subscription. */
export const payingWith = (
  change: Parameters<typeof withSubscription>[1],
  more?: Parameters<typeof withSubscription>[2],
) => ({
  as: 'pro@portal.test' as const,
  prepare: withSubscription('pro@portal.test', change, more),
});

/** A card whose id decides how the fake provider responds. */
export const oneCard = (id: string): Card[] => [
  { id, brand: 'visa', last4: '3184', exp_month: 8, exp_year: 2029 },
];

/** A payment that the bank is still processing. */
export const onItsWay = {
  status: 'past_due',
  open: { reason: null, failedAt: Date.UTC(2026, 10, 20) / 1000, onItsWay: true },
} as const;
