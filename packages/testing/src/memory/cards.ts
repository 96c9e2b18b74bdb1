import { switchAsksCode } from '@portal/data/internal/schemas/errorDetails';
import { billingMessages } from '@portal/domain';
import { object, optional, string } from 'superstruct';
import type { StoredCards } from './database.ts';
import { type Call, HttpError, notFound, ok, type Reply, read } from './http.ts';
import { planOf } from './shapes.ts';

/*
 * The cards of an account. The id decides how a card behaves: `pm_declined`, `pm_requires_action`, `pm_charge_declined`.
 * `pm_asks` needs authentication at every payment, which succeeds; that of `pm_asks_refused` fails.
 */

const noCards: Readonly<StoredCards> = {
  cards: [],
  defaultCard: null,
  subscription: null,
  trialUsed: false,
  credit: 0,
  invoices: [],
};

export const cardsBefore = ({ db, user }: Call): Readonly<StoredCards> =>
  db.cards.get(user.id) ?? noCards;

/** The cards of a customer; adding the first one creates the customer. */
export function cardsOf({ db, user }: Call): StoredCards {
  const found = db.cards.get(user.id) ?? structuredClone(noCards);
  db.cards.set(user.id, found);
  return found;
}

function cardDeclined(): HttpError {
  const details = { code: 'card_declined', decline_code: 'generic_decline', field: 'cardNumber' };
  return new HttpError('card-declined', { details });
}

function notAuthenticated(): HttpError {
  const details = { code: 'authentication_failure', decline_code: null, field: null };
  return new HttpError('card-declined', { message: billingMessages.notAuthenticated, details });
}

function asked(kind: 'setupIntent' | 'paymentIntent'): HttpError {
  const id = kind === 'setupIntent' ? 'seti_memory' : 'pi_memory';
  const details = { clientSecret: `${id}_secret_memory`, [kind]: id };
  return new HttpError('action-needed', { details });
}

/** A card of the account; throws 404 for others. */
export function own({ cards }: Readonly<StoredCards>, card: string | undefined): string {
  if (card === undefined || !cards.some(({ id }) => id === card)) throw notFound();
  return card;
}

/** Charges a card or throws. After the authentication the same call is repeated. */
export function charge(cards: StoredCards, given: string | undefined): void {
  const card = own(cards, given);
  if (card.startsWith('pm_charge_declined')) throw cardDeclined();
  if (!card.startsWith('pm_asks')) return;
  const authenticated = cards.asking === card;
  cards.asking = authenticated ? undefined : card;
  if (!authenticated) throw asked('paymentIntent');
  if (card.startsWith('pm_asks_refused')) throw notAuthenticated();
}

/** A change of plan is charged without authentication, or not at all. */
export function mustNotAsk(card: string | undefined): void {
  if (!card?.startsWith('pm_asks')) return;
  const details = { code: switchAsksCode, decline_code: null, field: null };
  throw new HttpError('card-declined', { message: billingMessages.switchAsks, details });
}

export function cardData(call: Call): Reply {
  const { user, db } = call;
  const known = db.cards.get(user.id);
  return ok({
    customer: known ? `cus_${user.id}` : null,
    subscription: known?.subscription ? `sub_${user.id}` : null,
    payment: known?.defaultCard ?? null,
    active: planOf(user, db) !== 'free',
  });
}

export function listPaymentMethods(call: Call): Reply {
  return ok(cardsBefore(call).cards.map(({ id, ...card }) => ({ id, card })));
}

export function getCustomer(call: Call): Reply {
  const known = call.db.cards.get(call.user.id);
  if (!known) throw notFound();
  return ok({
    balance: -known.credit,
    invoice_settings: { default_payment_method: known.defaultCard },
  });
}

const defaultStruct = object({ default_payment_method: string() });

export function setDefaultCard(call: Call): Reply {
  const known = cardsOf(call);
  const { default_payment_method: id } = read(call.body, defaultStruct);
  if (!known.cards.some((card) => card.id === id)) throw notFound();
  known.defaultCard = id;
  if (known.subscription) known.subscription.card = id;
  return getCustomer(call);
}

/** Two of Stripe's test card names; each use creates a new card. */
const testNames: Readonly<Record<string, string>> = {
  pm_card_visa: 'pm_visa',
  pm_card_visa_chargeDeclined: 'pm_declined',
};

const addStruct = object({ id: string(), setupIntent: optional(string()) });

export function addPaymentMethod(call: Call): Reply {
  const { id: given, setupIntent } = read(call.body, addStruct);
  const named = testNames[given];
  const id = named ? `${named}_${cardsBefore(call).cards.length}` : given;
  if (id.startsWith('pm_declined')) throw cardDeclined();
  if (/^pm_(requires_action|asks)/.test(id) && !setupIntent) throw asked('setupIntent');
  const known = cardsOf(call);
  const { id: _, ...card } = { id, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
  if (!known.cards.some((before) => before.id === id)) known.cards.unshift({ id, ...card });
  known.defaultCard ??= id;
  return ok({ id, card });
}

export function removePaymentMethod(call: Call): Reply {
  const known = cardsOf(call);
  const { id } = call.params;
  const rest = known.cards.filter((card) => card.id !== id);
  if (rest.length === known.cards.length) throw notFound();
  const other = rest[0]?.id ?? null;
  const { subscription } = known;
  if (subscription && (subscription.card ?? known.defaultCard) === id) {
    if (!other && !subscription.cancelled) throw new HttpError('card-in-use');
    subscription.card = other;
  }
  known.cards = rest;
  if (known.defaultCard === id) known.defaultCard = other;
  return ok({ ok: true });
}
