import { apiVersion } from '../src/payments/apiVersion.ts';
import { missing } from './request.ts';
import { type Kind, type Kinds, newId, type Store } from './store.ts';

/** What every part of the sandbox works with. */
export interface World {
  store: Store;
  /** Address people reach the backend under; receipts and invoices link to it. */
  publicUrl: string;
  /** Set while something happens at another time than now: a renewal that is made up for, a moment of the demo. */
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

/** Seconds. */
export const timeOf = ({ at }: World): number => at ?? Math.floor(Date.now() / 1000);

/** Lets something happen at a given time. */
export const during = <T>(world: World, time: number, work: () => T): T => {
  const before = world.at;
  world.at = time;
  try {
    return work();
  } finally {
    world.at = before;
  }
};

/** What time it is for a customer: the test clock's, or the wall's. */
export const nowFor = (world: World, customer: string | { id: string } | null): number => {
  if (world.at !== null) return world.at;
  const id = idOf(customer);
  const clock = id === null ? null : idOf(world.store.get('customer', id)?.test_clock);
  return (clock && world.store.get('test_clock', clock)?.frozen_time) || timeOf(world);
};

/** Writes an event down; it is delivered after the call that caused it was answered. */
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
