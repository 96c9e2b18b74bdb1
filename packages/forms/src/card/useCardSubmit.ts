import { type CardField, messageFor } from '@portal/data/schemas';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import {
  type CardResult,
  fieldOf,
  providerAway,
  providerOutOfReach,
  type TakenCard,
  unknownProblem,
} from './cardTypes.ts';

type Problems = Partial<Record<CardField, string>>;

type Unclear = 'this' | 'earlier';

interface CardFailure {
  message: string;
  /** Which card may be kept all the same: the one that stands there, or one that was sent before it. */
  unclear: Unclear | null;
}

type Send = (card: TakenCard) => Promise<CardResult>;

/** A card the bank wants to ask about is sent twice: the second answer tells what the card holder pressed. */
async function keep(stripe: Stripe, send: Send, id: string): Promise<CardResult> {
  const first = await send({ id });
  if (first.kind !== 'ask') return first;
  const { setupIntent, clientSecret } = first;
  const { error } = await stripe.handleNextAction({ clientSecret });
  const second = await send({ id, setupIntent });
  if (second.kind !== 'ask') return second;
  return { kind: 'failed', message: error?.message ?? unknownProblem };
}

/** Takes the card from the provider's fields, has it kept, and says beside each field what is wrong. */
export function useCardSubmit(send: Send) {
  const stripe = useStripe();
  const elements = useElements();
  const running = useRef(false);
  /** A card that was taken already: a repeated try after a lost answer must not make a second one. */
  const taken = useRef<string | null>(null);
  /** An answer was lost: from then on it is never said that nothing was added. */
  const doubted = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<CardFailure | null>(null);

  function fail(message: string, unclear: Unclear | null = null): void {
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
    const result = await keep(provider, send, id);
    if (result.kind === 'refused') {
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

  /** Typing answers what was wrong, and makes another card of it. */
  function typed(field: CardField, message: string | undefined): void {
    taken.current = null;
    setProblems((before) => {
      const { [field]: _, ...others } = before;
      return message ? { ...others, [field]: message } : others;
    });
  }

  return { submit, typed, busy, problems, failure };
}
