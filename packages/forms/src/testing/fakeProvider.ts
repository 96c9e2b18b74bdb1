import type { Stripe } from '@stripe/stripe-js';

type Listener = (event: unknown) => void;

const looks = {
  cardNumber: {
    name: 'cardnumber',
    label: 'Credit or debit card number',
    words: '1234 1234 1234 1234',
    digits: 16,
  },
  cardExpiry: {
    name: 'exp-date',
    label: 'Credit or debit card expiration date',
    words: 'MM / YY',
    digits: 4,
  },
  cardCvc: { name: 'cvc', label: 'Credit or debit card CVC/CVV', words: 'CVC', digits: 3 },
} as const;

type FakeKind = keyof typeof looks;

const isFakeKind = (kind: string): kind is FakeKind => kind in looks;

/** A field of the card provider: a plain input instead of an iframe. */
function createFakeElement(kind: FakeKind, onGone: () => void) {
  const { name, label, words, digits } = looks[kind];
  const listeners = new Map<string, Set<Listener>>();
  const input = document.createElement('input');
  input.name = name;
  input.ariaLabel = label;
  input.placeholder = words;
  input.inputMode = 'numeric';
  input.autocomplete = 'off';
  // Not as an attribute, which the content security policy forbids.
  Object.assign(input.style, {
    all: 'unset',
    inlineSize: '100%',
    fontSize: '16px',
    lineHeight: '20px',
  });
  const number = () => input.value.replace(/\D/g, '');
  const tell = (event: string, facts: object = {}) => {
    for (const listener of listeners.get(event) ?? []) listener({ elementType: kind, ...facts });
  };
  input.addEventListener('focus', () => tell('focus'));
  input.addEventListener('blur', () => tell('blur'));
  input.addEventListener('input', () =>
    tell('change', {
      complete: number().length >= digits,
      empty: number() === '',
      error: undefined,
    }),
  );
  return {
    number,
    complete: () => number().length >= digits,
    mount(container: HTMLElement) {
      container.append(input);
      queueMicrotask(() => tell('ready'));
    },
    on(event: string, listener: Listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return this;
    },
    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
      return this;
    },
    update({ style }: { style?: { base?: { color?: string } } }) {
      input.style.color = style?.base?.color ?? '';
    },
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear() {
      input.value = '';
    },
    unmount: () => input.remove(),
    destroy() {
      input.remove();
      onGone();
    },
  };
}

/** Card numbers to the ids by which the memory backend decides what happens to a card. */
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

interface FakeProviderOptions {
  /** Called when the bank asks the card holder. Default: they agree. */
  onAsk?: () => void;
  /** False: the provider is unreachable. Default true. */
  reachable?: boolean;
}

/** A card provider without iframes and network, for stories and tests. */
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
  // React Stripe.js uses only these functions; the type has many more.
  return provider as Stripe;
}
