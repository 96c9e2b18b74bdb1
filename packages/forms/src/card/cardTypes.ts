import type { CardField, CardProblem } from '@portal/data/schemas';
import type { Stripe, StripeError } from '@stripe/stripe-js';

/** What the fields of the provider made of a card, to be kept at the account. */
export interface TakenCard {
  id: string;
  /** After the bank has asked the card holder. */
  setupIntent?: string;
}

/** What became of a card that was sent. */
export type CardResult =
  | { kind: 'kept' }
  /** The bank asks the card holder; then the card is sent once more. */
  | { kind: 'ask'; clientSecret: string; setupIntent: string }
  /** The card itself is at fault. */
  | { kind: 'refused'; problem: CardProblem }
  /** Nothing is known about the card; `unclear` when it may be kept all the same. */
  | { kind: 'failed'; message: string; unclear?: boolean };

export type LoadProvider = () => Promise<Stripe>;

/** Said where the provider gives no sentence of its own. */
export const unknownProblem = 'An error occurred';

/** Said when the provider is out of reach and an earlier card may have been added. */
export const providerAway =
  'The card provider could not be reached. Check your connection and try again.';

/** Said when the provider is out of reach before the card has left the page. */
export const providerOutOfReach =
  'The card provider could not be reached. Nothing was added or charged. Check your connection and try again.';

const fields: readonly [word: string, field: CardField][] = [
  ['expir', 'cardExpiry'],
  ['cvc', 'cardCvc'],
];

/** The field that an error of the provider's fields is about. */
export function fieldOf({ code = '' }: Pick<StripeError, 'code'>): CardField {
  return fields.find(([word]) => code.includes(word))?.[1] ?? 'cardNumber';
}
