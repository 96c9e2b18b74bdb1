import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { DataError, hasReason } from './dataError.ts';
import { decodeOr } from './decode.ts';
import { fromWire } from './names.ts';

export const paymentModes = ['sandbox', 'test', 'live'] as const;

export type PaymentMode = (typeof paymentModes)[number];

export const paymentSettingsStruct = fromWire(
  object({
    mode: enums(paymentModes),
    publishableKey: string(),
    currency: string(),
    /** What one special offer costs, in whole cents. */
    offerPrice: number(),
    /** `product` takes the place of the plan's slug; not available once the account had its trial. */
    trial: object({ product: string(), days: number(), available: boolean() }),
  }),
  { publishableKey: 'publishable_key', offerPrice: 'offer_price' },
);

export type PaymentSettings = Infer<typeof paymentSettingsStruct>;

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export const invoiceStruct = fromWire(
  object({
    id: string(),
    number: nullable(string()),
    /** Seconds. */
    date: number(),
    /** Below zero for a credit. */
    amount: number(),
    /** How much of it was paid out of the credit. */
    fromCredit: number(),
    currency: string(),
    status: enums(invoiceStatuses),
    link: nullable(string()),
  }),
  { fromCredit: 'from_credit' },
);

export type Invoice = Infer<typeof invoiceStruct>;

export const invoicesStruct = array(invoiceStruct);

/** What a change of plan charges at once, and the credit afterwards; the date makes it the same amount a minute later. */
export const planChangeStruct = fromWire(
  object({
    amount: number(),
    currency: string(),
    credit: number(),
    nextPayment: number(),
    prorationDate: number(),
  }),
  { nextPayment: 'next_payment', prorationDate: 'proration_date' },
);

export type PlanChange = Infer<typeof planChangeStruct>;

const actionStruct = object({
  clientSecret: string(),
  setupIntent: optional(string()),
  paymentIntent: optional(string()),
});

export type RequiredAction = Infer<typeof actionStruct>;

/** What the bank wants from the card holder before the same call is made again; null for any other failure. */
export function requiredAction(error: unknown): RequiredAction | null {
  if (!(error instanceof DataError) || !hasReason(error, 'action-needed')) return null;
  return decodeOr(error.details, actionStruct, null);
}

export const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;

export type CardField = (typeof cardFields)[number];

/** The card provider's word for a change of plan that a bank would have to agree to first. */
export const switchAsksCode = 'subscription_payment_intent_requires_action';

const cardProblemStruct = type({ code: string(), field: optional(nullable(enums(cardFields))) });

export interface CardProblem {
  message: string;
  code: string;
  /** The field of the card that is wrong, when it is one. */
  field: CardField | null;
}

/** Why the card was refused; null for any other failure. */
export function cardProblem(error: unknown): CardProblem | null {
  if (!(error instanceof DataError) || !hasReason(error, 'card-declined')) return null;
  const details = decodeOr(error.details, cardProblemStruct, null);
  return details && { message: error.message, code: details.code, field: details.field ?? null };
}

/** True when a change of plan failed for the bank's question alone: the same card will not do at another try. */
export const isAskedTooLate = (error: unknown): boolean =>
  cardProblem(error)?.code === switchAsksCode;

const offerAnswers = ['earlier-offer', 'offer-taken-back', 'offer-listing-gone'] as const;

const offerAnswerStruct = type({ offer: optional(nullable(number())) });

/** What the backend knows of an attempt to buy an offer that was not made; null for any other failure. */
export function offerAnswer(error: unknown): { offer: number | null } | null {
  if (!(error instanceof DataError) || !offerAnswers.some((reason) => hasReason(error, reason)))
    return null;
  return { offer: decodeOr(error.details, offerAnswerStruct, null)?.offer ?? null };
}
