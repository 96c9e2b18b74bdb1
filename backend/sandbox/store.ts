import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

/** Every kind of object the sandbox keeps, by the name it has in its `object` field. */
export interface Kinds {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  product: Stripe.Product;
  price: Stripe.Price;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  test_clock: Stripe.TestHelpers.TestClock;
  event: Stripe.Event;
}

export type Kind = keyof Kinds;

const prefixes: Record<Kind, string> = {
  customer: 'cus',
  payment_method: 'pm',
  setup_intent: 'seti',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  product: 'prod',
  price: 'price',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  test_clock: 'clock',
  event: 'evt',
};

interface KeptAnswer {
  request: string;
  status: number;
  body: string;
  at: number;
}

type Tables = { [K in Kind]: Record<string, Kinds[K]> };

interface State {
  tables: Tables;
  /** What is known of a card beyond its payment method: its number's last digits decide what it does. */
  behaviours: Record<string, string>;
  /** Answers by idempotency key. */
  answers: Record<string, KeptAnswer>;
  /** Events that the backend has not taken yet, oldest first. */
  undelivered: string[];
  /** Until then (milliseconds) one instance is sending the first of them, or all wait after a failure. */
  sendingUntil: number;
}

const emptyState = (): State => ({
  tables: {
    customer: {},
    payment_method: {},
    setup_intent: {},
    payment_intent: {},
    charge: {},
    refund: {},
    product: {},
    price: {},
    subscription: {},
    invoice: {},
    invoice_payment: {},
    test_clock: {},
    event: {},
  },
  behaviours: {},
  answers: {},
  undelivered: [],
  sendingUntil: 0,
});

const EVENTS_KEPT = 1000;
const ANSWERS_KEPT_FOR = 24 * 3600;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

export const newId = (kind: Kind): string => `${prefixes[kind]}_${randomText(24)}`;

const readState = (text: string): State => {
  const empty = emptyState();
  const given: Partial<State> = text === '' ? {} : JSON.parse(text);
  return { ...empty, ...given, tables: { ...empty.tables, ...given.tables } };
};

/** Everything the sandbox knows, in memory. Where it is kept, and what it is read from, is in shared.ts. */
export const createStore = () => {
  let state = emptyState();
  let touched = false;

  const prune = (now: number): void => {
    const waiting = new Set(state.undelivered);
    const { event } = state.tables;
    const old = Object.keys(event).slice(0, -EVENTS_KEPT);
    for (const id of old) if (!waiting.has(id)) delete event[id];
    for (const [key, { at }] of Object.entries(state.answers)) {
      if (at < now - ANSWERS_KEPT_FOR) delete state.answers[key];
    }
  };

  const table = <K extends Kind>(kind: K): Record<string, Kinds[K]> => state.tables[kind];

  return {
    get state() {
      return state;
    },
    get: <K extends Kind>(kind: K, id: string): Kinds[K] | undefined =>
      Object.hasOwn(table(kind), id) ? table(kind)[id] : undefined,
    add: <K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] => {
      touched = true;
      table(kind)[object.id] = object;
      return object;
    },
    /** Oldest first. */
    all: <K extends Kind>(kind: K): Kinds[K][] => Object.values(table(kind)),
    /** Whatever has this id. */
    find: (id: string): unknown => {
      for (const objects of Object.values(state.tables)) {
        if (Object.hasOwn(objects, id)) return objects[id];
      }
      return undefined;
    },
    /** Takes back what the work did when it throws. */
    whole: <T>(work: () => T): T => {
      const before = structuredClone(state);
      try {
        return work();
      } catch (error) {
        state = before;
        throw error;
      }
    },
    /** Replaces everything; an empty text is a sandbox that nobody has used. */
    load: (text: string): void => {
      state = readState(text);
      touched = false;
    },
    /** Something was changed. What is added says so itself. */
    touch: (): void => {
      touched = true;
    },
    isTouched: (): boolean => touched,
    /** Everything as text, without what is too old. */
    serialize: (now: number): string => {
      prune(now);
      touched = false;
      return JSON.stringify(state);
    },
  };
};

export type Store = ReturnType<typeof createStore>;
