import { object, optional, string } from 'superstruct';
import { clock } from '../clock.ts';
import type { StoredCards } from './database.ts';
import { type Call, isAdmin, notFound, ok, Refusal, type Reply, read } from './http.ts';

/* The card provider as the portal sees it through the backend. */

const day = 24 * 60 * 60;
const periods = { trial: 90 * day, paid: 365 * day } as const;

const bodyStruct = object({
  paymentMethod: optional(string()),
  product: optional(string()),
  price: optional(string()),
  id: optional(string()),
});

const noCards: Readonly<StoredCards> = { cards: [], subscription: null };

/** The cards of a customer; adding the first one makes the customer. */
function cardsOf({ db, user }: Call): StoredCards {
  const found = db.cards.get(user.id) ?? structuredClone(noCards);
  db.cards.set(user.id, found);
  return found;
}

export function cardData(call: Call): Reply {
  const cards = call.db.cards.get(call.user.id);
  return ok({
    customer: cards ? `cus_${call.user.id}` : null,
    subscription: cards?.subscription ? `sub_${call.user.id}` : null,
    payment: cards?.cards[0]?.id ?? null,
    active: Boolean(cards?.subscription),
  });
}

export function paymentMethods(call: Call): Reply {
  const { cards } = call.db.cards.get(call.user.id) ?? noCards;
  return ok(cards.map(({ id, ...card }) => ({ id, card })));
}

export function customer(call: Call): Reply {
  const cards = call.db.cards.get(call.user.id);
  if (!cards) throw notFound();
  return ok({ invoice_settings: { default_payment_method: cards.cards[0]?.id ?? null } });
}

export function subscription(call: Call): Reply {
  const { subscription: found } = call.db.cards.get(call.user.id) ?? noCards;
  if (!found) throw notFound();
  const start = Math.floor(clock.getTime() / 1000) - 10 * day;
  return ok({
    status: found.trialing ? 'trialing' : 'active',
    created: start,
    current_period_start: start,
    current_period_end: start + (found.trialing ? periods.trial : periods.paid),
    cancel_at: null,
    cancel_at_period_end: found.cancelled,
  });
}

export function subscribe(call: Call): Reply {
  if (isAdmin(call.user)) {
    throw new Refusal(
      400,
      'Super Admin accounts are ineligible for paid account subscriptions. All premium features are already available.',
    );
  }
  const cards = cardsOf(call);
  if (cards.subscription) throw new Refusal(400, 'Customer is already subscribed');
  const trialing = (read(call.body, bodyStruct).product ?? '').includes('trial');
  cards.subscription = { trialing, cancelled: false };
  call.user.plan = trialing ? 'trial' : 'paid';
  return subscription(call);
}

/** Resume, update and cancel differ in what becomes of the end of the cycle. */
export function changeSubscription(call: Call, cancelled?: boolean): Reply {
  const { subscription: found } = cardsOf(call);
  if (!found) throw notFound();
  found.cancelled = cancelled ?? found.cancelled;
  return subscription(call);
}

export function addPaymentMethod(call: Call): Reply {
  const { id = 'pm_new' } = read(call.body, bodyStruct);
  const { cards } = cardsOf(call);
  cards.push({ id, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 });
  return paymentMethods(call);
}

export function removePaymentMethod(call: Call): Reply {
  const found = cardsOf(call);
  if (!found.cards.some(({ id }) => id === call.params.id)) throw notFound();
  found.cards = found.cards.filter(({ id }) => id !== call.params.id);
  return ok({ ok: true });
}

const features = { appListings: -1, serviceListings: -1 };

export function plans(): Reply {
  return ok({
    annually: {
      id: 'price_annually',
      slug: 'premium-annually',
      title: 'Premium',
      intervalText: 'annually',
      price: 24_000,
      comparePrice: 30_000,
      interval: 'year',
      firstInterval: null,
      features,
    },
    quarterly: {
      id: 'price_quarterly',
      slug: 'premium-quarterly',
      title: 'Premium',
      intervalText: 'quarterly',
      price: 7_500,
      comparePrice: null,
      interval: 'quarter',
      firstInterval: null,
      features,
    },
  });
}
