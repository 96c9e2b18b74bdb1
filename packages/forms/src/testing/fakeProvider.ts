import type { Stripe } from '@stripe/stripe-js';
import { createFakeElement, type FakeKind, isFakeKind } from './fakeElement.ts';

/** What the backend in memory does with a card is in its id. */
const ids = new Map([
  ['4000000000000002', 'pm_declined'],
  ['4000002500003155', 'pm_requires_action'],
  ['4000002760003184', 'pm_asks'],
  ['4000000000000341', 'pm_charge_declined'],
]);

const incomplete: readonly [FakeKind, string, string][] = [
  ['cardNumber', 'incomplete_number', 'Your card number is incomplete.'],
  ['cardExpiry', 'incomplete_expiry', 'Your card’s expiration date is incomplete.'],
  ['cardCvc', 'incomplete_cvc', 'Your card’s security code is incomplete.'],
];

export interface FakeProviderOptions {
  /** What the card holder presses when the bank asks. Default: agrees. */
  onAsk?: () => void;
  /** False: the card does not get from the page to the provider; asked at each press. Default true. */
  reachable?: boolean;
}

/** A card provider without frames and without a network, for stories and tests. */
export function createFakeProvider(options: FakeProviderOptions = {}): Stripe {
  const made = new Map<FakeKind, ReturnType<typeof createFakeElement>>();
  let count = 0;

  const elements = () => ({
    create(kind: string) {
      if (!isFakeKind(kind)) throw new Error(`There is no field ${kind}.`);
      const element = createFakeElement(kind, () => made.delete(kind));
      made.set(kind, element);
      return element;
    },
    getElement: (kind: unknown) =>
      typeof kind === 'string' && isFakeKind(kind) ? (made.get(kind) ?? null) : null,
    update: () => undefined,
  });

  async function createPaymentMethod() {
    const missing = incomplete.find(([kind]) => !made.get(kind)?.complete());
    if (missing) {
      const [, code, message] = missing;
      return { error: { type: 'validation_error', code, message } };
    }
    if (options.reachable === false) return { error: { type: 'api_connection_error' } };
    count += 1;
    const id = `${ids.get(made.get('cardNumber')?.number() ?? '') ?? 'pm_card'}_${count}`;
    return { paymentMethod: { id } };
  }

  const provider: unknown = {
    elements,
    createPaymentMethod,
    createToken: createPaymentMethod,
    confirmCardPayment: async () => ({}),
    handleNextAction: async () => {
      options.onAsk?.();
      return {};
    },
  };
  // The library asks for no more than these functions; its type names everything the provider sells.
  return provider as Stripe;
}
