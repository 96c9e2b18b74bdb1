import { randomBytes } from 'node:crypto';
import { namesOf, recordOf } from '@portal/domain';
import type { Stripe } from 'stripe';
import { apiVersion } from '../src/features/payments/apiVersion.ts';
import { missing } from './request.ts';

/** Every kind of object in the sandbox, by its `object` field. */
export interface Kinds {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
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
  dispute: 'du',
  product: 'prod',
  price: 'price',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  test_clock: 'clock',
  event: 'evt',
};

interface KeptResponse {
  request: string;
  status: number;
  body: string;
  at: number;
}

type Tables = { [K in Kind]: Record<string, Kinds[K]> };

interface State {
  tables: Tables;
  /** Card numbers by payment method: the number decides how the card behaves. */
  behaviours: Record<string, string>;
  /** By idempotency key. */
  responses: Record<string, KeptResponse>;
  /** Events the backend has not accepted yet, oldest first. */
  undelivered: string[];
  /** Until then, in milliseconds, the first event is being sent, or waits after a failure. */
  sendingUntil: number;
}

const emptyState = (): State => ({
  tables: recordOf(namesOf(prefixes), () => ({})),
  behaviours: {},
  responses: {},
  undelivered: [],
  sendingUntil: 0,
});

const EVENTS_KEPT = 1000;
const RESPONSES_KEPT_FOR = 24 * 3600;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

export const newId = (kind: Kind): string => `${prefixes[kind]}_${randomText(24)}`;

const readState = (text: string): State => {
  const empty = emptyState();
  const given: Partial<State> = text === '' ? {} : JSON.parse(text);
  return { ...empty, ...given, tables: { ...empty.tables, ...given.tables } };
};

/** The state of the sandbox in memory. */
export const createStore = () => {
  let state = emptyState();
  let touched = false;

  const prune = (now: number): void => {
    const waiting = new Set(state.undelivered);
    const { event } = state.tables;
    const old = Object.keys(event).slice(0, -EVENTS_KEPT);
    for (const id of old) if (!waiting.has(id)) delete event[id];
    for (const [key, { at }] of Object.entries(state.responses)) {
      if (at < now - RESPONSES_KEPT_FOR) delete state.responses[key];
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
    /** The object with this id, of any kind. */
    find: (id: string): unknown => {
      for (const objects of Object.values(state.tables)) {
        if (Object.hasOwn(objects, id)) return objects[id];
      }
      return undefined;
    },
    /** Rolls back what the work did when it throws. */
    whole: <T>(work: () => T): T => {
      const before = structuredClone(state);
      try {
        return work();
      } catch (error) {
        state = before;
        throw error;
      }
    },
    /** Replaces everything. An empty text is an empty sandbox. */
    load: (text: string): void => {
      state = readState(text);
      touched = false;
    },
    /** Marks the state as changed; `add` does so itself. */
    touch: (): void => {
      touched = true;
    },
    isTouched: (): boolean => touched,
    /** Everything as text, without old events and responses. */
    serialize: (now: number): string => {
      prune(now);
      touched = false;
      return JSON.stringify(state);
    },
  };
};

export type Store = ReturnType<typeof createStore>;

/** The stored state, locked while the work runs. */
interface HeldState {
  /** Changes with every write. */
  version: string;
  read: () => Promise<string>;
  /** Returns the new version. */
  write: (text: string) => Promise<string>;
}

/** Where the state is stored for all instances of the backend. */
export interface Storage {
  /** Runs the work alone over all instances. Its writes are discarded if it throws. */
  hold: <T>(work: (held: HeldState) => Promise<T>) => Promise<T>;
}

/** Runs each piece of work on the newest state and stores the changes before it returns. */
export const shareState = (storage: Storage, store: Store) => {
  /** The version in memory; undefined while work runs and after a failure. */
  let loaded: string | undefined;
  return <T>(work: () => T): Promise<T> =>
    storage.hold(async ({ version, read, write }) => {
      if (version !== loaded) store.load(await read());
      loaded = undefined;
      const result = work();
      loaded = store.isTouched() ? await write(store.serialize(Date.now() / 1000)) : version;
      return result;
    });
};

export type SharedState = ReturnType<typeof shareState>;

export interface World {
  store: Store;
  /** Receipts and invoices link to it. */
  publicUrl: string;
  /** Replaces the current time, in seconds, while something happens at another time. */
  at: number | null;
}

export const DAY = 24 * 3600;

export const mustGet = <K extends Kind>({ store }: World, kind: K, id: string): Kinds[K] => {
  const found = store.get(kind, id);
  if (!found) throw missing(kind.replace('_', ' '), id);
  return found;
};

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' && value !== null ? value.id : (value ?? null);

/** Returns seconds. */
export const timeOf = ({ at }: World): number => at ?? Math.floor(Date.now() / 1000);

/** Runs work at another time, in seconds. */
export const during = <T>(world: World, time: number, work: () => T): T => {
  const before = world.at;
  world.at = time;
  try {
    return work();
  } finally {
    world.at = before;
  }
};

/** The time of a customer's test clock, else the current time. */
export const nowFor = (world: World, customer: string | { id: string } | null): number => {
  if (world.at !== null) return world.at;
  const id = idOf(customer);
  const clock = id === null ? null : idOf(world.store.get('customer', id)?.test_clock);
  return (clock && world.store.get('test_clock', clock)?.frozen_time) || timeOf(world);
};

/** Stores an event, which is delivered after the current call. */
export const emit = (world: World, type: string, object: { id: string }): void => {
  const event = {
    id: newId('event'),
    object: 'event',
    api_version: apiVersion,
    created: timeOf(world),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  const { store } = world;
  store.add('event', JSON.parse(JSON.stringify(event)));
  store.state.undelivered.push(event.id);
};

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** Fields that are null at first: `nulls('review source')` is `{ review: null, source: null }`. */
export function nulls<Names extends string>(names: Names): Record<Words<Names>, null>;
export function nulls(names: string): object {
  return Object.fromEntries(names.split(' ').map((name) => [name, null]));
}
