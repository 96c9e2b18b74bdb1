import {
  isLive,
  type LiveStatus,
  type PaymentAttention,
  type PlanChange,
  type Subscription,
} from '@portal/data/schemas';
import { formatMoney } from '@portal/ui/components/Money';
import type { ToastTone } from '@portal/ui/components/Toast';
import { dateOf } from './plans.ts';

/** What a change of plan costs today. */
export type Amount =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'known'; change: PlanChange }
  | { kind: 'failed'; message: string };

interface ChangeFacts {
  amount: Amount;
  /** Credit before the change, in cents. */
  credit: number;
  /** Debt before the change, in cents. */
  debt: number;
  /** The open payment, which a change of card pays. */
  open: PaymentAttention | null;
  /** Name of the chosen card. */
  card: string;
  cardChanged: boolean;
  /** Name of the chosen plan; null for the current one. */
  term: string | null;
}

interface ChangeWords {
  /** What is charged, owed and credited. */
  text: string;
  button: string;
  /** The message after the change. */
  done: string;
  ready: boolean;
}

const bill = (amount: number, currency: string) => formatMoney(amount, currency, 'always');

/** The texts of a change. Not `ready` before the amount is known. */
export function changeWords({
  amount,
  credit: before,
  debt,
  open,
  card,
  cardChanged,
  term,
}: ChangeFacts): ChangeWords {
  if (open) {
    const sum = bill(open.amount, open.currency);
    return {
      text: `${sum} will be charged to ${card} today.`,
      button: `Pay ${sum}`,
      done: 'Paid. Premium is on.',
      ready: true,
    };
  }
  if (term === null) {
    return {
      text: cardChanged
        ? `${card} will be used from the next payment. Nothing is charged today.`
        : '',
      button: 'Change card',
      done: 'Card changed.',
      ready: cardChanged,
    };
  }
  const switching = { button: `Switch to ${term}`, done: `You’re now on the ${term} plan.` };
  switch (amount.kind) {
    case 'known': {
      const { amount: cents, currency, credit, nextPayment } = amount.change;
      const due =
        cents > 0
          ? `${bill(cents, currency)} will be charged to ${card} today.`
          : 'Nothing is charged today.';
      const kept =
        credit > 0
          ? ` ${bill(credit, currency)} you’ve already paid is kept as credit for your next payments.`
          : '';
      const used =
        before > credit ? ` ${bill(before - credit, currency)} is paid from your credit.` : '';
      const owed = debt > 0 ? owedWords(debt, amount.change) : '';
      return {
        text: `${due}${owed}${used}${kept} The next payment is due on ${dateOf(nextPayment)}.`,
        button: cents > 0 ? `Pay ${bill(cents, currency)} and switch` : switching.button,
        done: `${switching.done}${used}${credit > 0 ? ` ${bill(credit, currency)} is kept as credit.` : ''}`,
        ready: true,
      };
    }
    case 'failed':
      return { ...switching, text: amount.message, ready: false };
    default:
      return { ...switching, text: 'Calculating today’s charge.', ready: false };
  }
}

/** How the debt is settled; empty in a trial, where a change settles nothing. */
function owedWords(debt: number, { amount: charged, credit, currency }: PlanChange): string {
  const owed = bill(debt, currency);
  if (charged >= debt) return ` This includes ${owed} you already owe.`;
  if (charged === 0 && credit <= 0) return '';
  const by = charged > 0 ? 'this payment and the unused part' : 'the unused part';
  return ` ${owed} you already owe is settled with ${by} of your previous plan.`;
}

interface News {
  tone: ToastTone;
  message: string;
}

export const paid: News = { tone: 'positive', message: 'Paid. Premium is on.' };

/** The result of a cancellation. A plan whose first payment was not made ends immediately. */
export function endingWords(after: Subscription): string {
  const { attention, cancelAt, cancelAtPeriodEnd, currentPeriodEnd, status } = after;
  if (cancelAt === null && !cancelAtPeriodEnd) return 'Plan cancelled. Nothing was charged.';
  const day = dateOf(cancelAt ?? currentPeriodEnd);
  const earlier = attention ? ', or earlier if the open payment isn’t made' : '';
  return `Your ${status === 'trialing' ? 'free trial' : 'plan'} ends on ${day}${earlier}.`;
}

/** The message after a cancellation was undone. */
export const resumedWords = (open: PaymentAttention | null): string =>
  open && !open.onItsWay
    ? 'Your subscription continues once the open payment is made.'
    : 'Your subscription was resumed.';

/** The result of a pending payment of a subscription with the status `seen`; null when the page shows what to do. */
export function newsOfPayment(found: Subscription | null, seen: LiveStatus): News | null {
  if (!isLive(found)) {
    const message =
      seen === 'incomplete'
        ? 'The first payment wasn’t made, so the plan didn’t start. Nothing was charged.'
        : 'Your plan has ended.';
    return { tone: 'info', message };
  }
  return found.attention ? null : paid;
}
