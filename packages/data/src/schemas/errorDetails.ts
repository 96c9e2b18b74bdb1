import {
  array,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  type Struct,
  string,
  type,
} from 'superstruct';
import { DataError, hasReason } from './dataError.ts';
import { decodeOr } from './decode.ts';
import { listingEventStruct } from './moderation.ts';

/* The details of the errors that a screen handles. */

/** Null for any other failure. */
const detailsOf = <T, S>(
  error: unknown,
  applies: (error: DataError) => boolean,
  struct: Struct<T, S>,
): T | null =>
  error instanceof DataError && applies(error) ? decodeOr(error.details, struct, null) : null;

const isConflict = ({ code }: DataError) => code === 'conflict';

const conflictStruct = object({
  latest: object({
    /** What the other user did, if known. */
    event: nullable(listingEventStruct),
    /** The current version of the record. */
    version: number(),
  }),
});

/** The earlier write, when one was rejected because of it. */
export const lostRace = (error: unknown) =>
  detailsOf(error, isConflict, conflictStruct)?.latest ?? null;

/** How many listings prevented the deletion of a term; null for any other failure. */
export const usesIn = (error: unknown): number | null =>
  detailsOf(error, isConflict, object({ count: number() }))?.count ?? null;

/** The user who already has the address of an invite; null for any other failure. */
export const existingUser = (error: unknown): number | null =>
  detailsOf(error, () => hasReason(error, 'user-exists'), type({ user: number() }))?.user ?? null;

/** The current name of a term that another admin has renamed; null for any other failure. */
export const nameIn = (error: unknown): string | null =>
  detailsOf(error, isConflict, object({ name: string() }))?.name ?? null;

/** The current other names of a term that another admin has changed; null for any other failure. */
export const synonymsInError = (error: unknown): string[] | null =>
  detailsOf(error, isConflict, object({ synonyms: array(string()) }))?.synonyms ?? null;

const actionStruct = object({
  clientSecret: string(),
  setupIntent: optional(string()),
  paymentIntent: optional(string()),
});

export type RequiredAction = Infer<typeof actionStruct>;

/** What the cardholder has to confirm with the bank before the same call is repeated; null for any other failure. */
export const requiredAction = (error: unknown): RequiredAction | null =>
  detailsOf(error, () => hasReason(error, 'action-needed'), actionStruct);

const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;

export type CardField = (typeof cardFields)[number];

const cardProblemStruct = type({ code: string(), field: optional(nullable(enums(cardFields))) });

export interface CardProblem {
  message: string;
  code: string;
  /** The field of the card that is wrong, if any. */
  field: CardField | null;
}

/** Why the card was declined; null for any other failure. */
export function cardProblem(error: unknown): CardProblem | null {
  const details = detailsOf(error, () => hasReason(error, 'card-declined'), cardProblemStruct);
  return details && error instanceof DataError
    ? { message: error.message, code: details.code, field: details.field ?? null }
    : null;
}

/** The card provider's code for a change of plan that the bank would have to confirm first. */
export const switchAsksCode = 'subscription_payment_intent_requires_action';

/** Whether a change of plan failed only because the bank would have to confirm: repeating it with this card fails again. */
export const isAskedTooLate = (error: unknown): boolean =>
  cardProblem(error)?.code === switchAsksCode;

const offerResponses = ['earlier-offer', 'offer-taken-back', 'offer-listing-gone'] as const;

/** The earlier offer that prevented a purchase; null for any other failure. */
export function offerResponse(error: unknown): { offer: number | null } | null {
  const applies = () => offerResponses.some((reason) => hasReason(error, reason));
  if (!(error instanceof DataError) || !applies()) return null;
  const struct = type({ offer: optional(nullable(number())) });
  return { offer: detailsOf(error, applies, struct)?.offer ?? null };
}
