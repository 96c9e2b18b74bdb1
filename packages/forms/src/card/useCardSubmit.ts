import { type CardField, type CardProblem, messageFor } from '@portal/data/schemas';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { m } from '../i18n/messages.js';

/** A card as the provider's fields return it, to be stored with the account. */
export interface TakenCard {
  id: string;
  /** Set after authentication with the bank. */
  setupIntent?: string;
}

export type CardResult =
  | { kind: 'stored' }
  /** The bank requires authentication; then the card is sent once more. */
  | { kind: 'ask'; clientSecret: string; setupIntent: string }
  | { kind: 'rejected'; problem: CardProblem }
  /** The call failed; `unclear` when the card may have been stored. */
  | { kind: 'failed'; message: string; unclear?: boolean };

/** Shown when the provider returns no message. */
const unknownProblem = m.card_unknown_problem();

/** Shown when the provider is unreachable and an earlier card may have been added. */
const providerAway = m.card_provider_unreachable();

/** Shown when the provider is unreachable before the card has left the page. */
const providerOutOfReach = m.card_provider_out_of_reach();

/** The field that an error of the provider is about. */
function fieldOf({ code = '' }: Pick<StripeError, 'code'>): CardField {
  if (code.includes('expir')) return 'cardExpiry';
  return code.includes('cvc') ? 'cardCvc' : 'cardNumber';
}

export type Problems = Partial<Record<CardField, string>>;

/** Which card may have been stored after a failure: the one in the fields, or one that was sent before it. */
type Unclear = 'this' | 'earlier' | null;

type Send = (card: TakenCard) => Promise<CardResult>;

/** Stores the card. When the bank requires authentication, sends it again for the final result. */
async function store(stripe: Stripe, send: Send, id: string): Promise<CardResult> {
  const first = await send({ id });
  if (first.kind !== 'ask') return first;
  const { setupIntent, clientSecret } = first;
  const { error } = await stripe.handleNextAction({ clientSecret });
  const second = await send({ id, setupIntent });
  if (second.kind !== 'ask') return second;
  return { kind: 'failed', message: error?.message ?? unknownProblem };
}

/** Reads the card from the provider's fields, stores it, and assigns errors to the fields. */
export function useCardSubmit(send: Send) {
  const stripe = useStripe();
  const elements = useElements();
  const running = useRef(false);
  /** The id of the card in the fields: a retry after a lost response must not create a second one. */
  const taken = useRef<string | null>(null);
  /** A response was lost, so an earlier card may have been added. */
  const doubted = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<{ message: string; unclear: Unclear } | null>(null);

  function fail(message: string, unclear: Unclear = null): void {
    setFailure({ message, unclear });
  }

  function blame(field: CardField, message: string): void {
    setProblems((before) => ({ ...before, [field]: message }));
    const found = {
      cardNumber: elements?.getElement('cardNumber'),
      cardExpiry: elements?.getElement('cardExpiry'),
      cardCvc: elements?.getElement('cardCvc'),
    }[field];
    found?.focus();
  }

  async function take(provider: Stripe, card: StripeCardNumberElement): Promise<string | null> {
    if (taken.current) return taken.current;
    const { paymentMethod, error } = await provider.createPaymentMethod({ type: 'card', card });
    if (paymentMethod) {
      taken.current = paymentMethod.id;
      return paymentMethod.id;
    }
    if (error.type === 'api_connection_error') {
      if (doubted.current) fail(providerAway, 'earlier');
      else fail(providerOutOfReach);
    } else blame(fieldOf(error), error.message ?? unknownProblem);
    return null;
  }

  async function run(provider: Stripe, card: StripeCardNumberElement): Promise<void> {
    const id = await take(provider, card);
    if (!id) return;
    const result = await store(provider, send, id);
    if (result.kind === 'rejected') {
      taken.current = null;
      blame(result.problem.field ?? 'cardNumber', result.problem.message || unknownProblem);
    }
    if (result.kind === 'failed') {
      doubted.current ||= result.unclear === true;
      fail(result.message, result.unclear ? 'this' : null);
    }
  }

  async function submit(): Promise<void> {
    const card = elements?.getElement('cardNumber');
    if (!stripe || !card || running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await run(stripe, card);
    } catch (error) {
      fail(messageFor(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** Typing replaces the field's error, and the next submit reads a new card. */
  function typed(field: CardField, message: string | undefined): void {
    taken.current = null;
    setProblems((before) => {
      const { [field]: _, ...others } = before;
      return message ? { ...others, [field]: message } : others;
    });
  }

  return { submit, typed, busy, problems, failure };
}
