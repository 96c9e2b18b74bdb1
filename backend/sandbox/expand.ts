import { intentOf, paymentOf } from './invoices.ts';
import type { World } from './world.ts';

type Loose = Record<string, unknown>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Parts that an answer has only when they are asked for. */
const included = (world: World, object: Loose, key: string): unknown => {
  const invoice = typeof object.id === 'string' ? world.store.get('invoice', object.id) : undefined;
  if (!invoice) return undefined;
  if (key === 'confirmation_secret') {
    const secret = intentOf(world, invoice)?.client_secret;
    return secret ? { client_secret: secret, type: 'payment_intent' } : null;
  }
  if (key !== 'payments') return undefined;
  const payment = paymentOf(world, invoice);
  const url = `/v1/invoice_payments?invoice=${invoice.id}`;
  return { object: 'list', data: payment ? [payment] : [], has_more: false, url };
};

const expandPath = (world: World, object: unknown, path: readonly string[]): void => {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (Array.isArray(object)) {
    for (const item of object) expandPath(world, item, path);
    return;
  }
  if (!isLoose(object)) return;
  const value = object[key];
  if (typeof value === 'string') object[key] = copy(world.store.find(value) ?? value);
  else if (value === undefined) {
    const more = included(world, object, key);
    if (more !== undefined) object[key] = copy(more);
  }
  expandPath(world, object[key], rest);
};

/** The answer with the objects that `expand[]` asks for in place of their ids. */
export const expanded = (world: World, answer: unknown, paths: readonly string[]): unknown => {
  const result = copy(answer);
  for (const path of paths) expandPath(world, result, path.split('.'));
  return result;
};
