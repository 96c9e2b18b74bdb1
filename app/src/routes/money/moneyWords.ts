import {
  isLive,
  type LiveStatus,
  type PaymentAttention,
  type PlanChange,
  type PlanInterval,
  type Subscription,
} from '@portal/data/schemas';
import { formatMoney } from '@portal/ui/components/Money';
import type { ToastTone } from '@portal/ui/components/Toast';
import { m } from '../../i18n/messages.js';
import { dateOf } from '../../parts/money/plans.ts';

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
  /** The chosen plan; null for the current one. */
  term: PlanInterval | null;
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

const sentences = (...texts: string[]): string => texts.filter(Boolean).join(' ');

const switchingTo: Record<PlanInterval, Pick<ChangeWords, 'button' | 'done'>> = {
  annually: { button: m.money_switch_to_annual(), done: m.money_now_on_annual() },
  quarterly: { button: m.money_switch_to_quarterly(), done: m.money_now_on_quarterly() },
};

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
      text: m.money_charged_today({ sum, card }),
      button: m.money_pay({ sum }),
      done: paid.message,
      ready: true,
    };
  }
  if (term === null) {
    return {
      text: cardChanged ? m.money_card_from_next_payment({ card }) : '',
      button: m.money_change_card(),
      done: m.money_card_changed(),
      ready: cardChanged,
    };
  }
  const switching = switchingTo[term];
  switch (amount.kind) {
    case 'known': {
      const { amount: cents, currency, credit, nextPayment } = amount.change;
      const due =
        cents > 0
          ? m.money_charged_today({ sum: bill(cents, currency), card })
          : m.money_nothing_today();
      const owed = debt > 0 ? owedWords(debt, amount.change) : '';
      const used =
        before > credit ? m.money_from_your_credit({ sum: bill(before - credit, currency) }) : '';
      const sum = bill(credit, currency);
      return {
        text: sentences(
          due,
          owed,
          used,
          credit > 0 ? m.money_kept_for_next_payments({ sum }) : '',
          m.money_next_payment_due({ date: dateOf(nextPayment) }),
        ),
        button:
          cents > 0 ? m.money_pay_and_switch({ sum: bill(cents, currency) }) : switching.button,
        done: sentences(switching.done, used, credit > 0 ? m.money_kept_as_credit({ sum }) : ''),
        ready: true,
      };
    }
    case 'failed':
      return { ...switching, text: amount.message, ready: false };
    default:
      return { ...switching, text: m.money_calculating(), ready: false };
  }
}

/** How the debt is settled; empty in a trial, where a change settles nothing. */
function owedWords(debt: number, { amount: charged, credit, currency }: PlanChange): string {
  const owed = bill(debt, currency);
  if (charged >= debt) return m.money_includes_owed({ owed });
  if (charged === 0 && credit <= 0) return '';
  return charged > 0
    ? m.money_owed_settled_with_payment({ owed })
    : m.money_owed_settled_with_unused({ owed });
}

interface News {
  tone: ToastTone;
  message: string;
}

export const paid: News = { tone: 'positive', message: m.money_paid() };

/** The result of a cancellation. A plan whose first payment was not made ends immediately. */
export function endingWords(after: Subscription): string {
  const { attention, cancelAt, cancelAtPeriodEnd, currentPeriodEnd, status } = after;
  if (cancelAt === null && !cancelAtPeriodEnd) return m.money_cancelled_free();
  const day = dateOf(cancelAt ?? currentPeriodEnd);
  if (status === 'trialing')
    return attention ? m.money_trial_ends_or_earlier({ day }) : m.money_trial_ends({ day });
  return attention ? m.money_plan_ends_or_earlier({ day }) : m.money_plan_ends({ day });
}

/** The message after a cancellation was undone. */
export const resumedWords = (open: PaymentAttention | null): string =>
  open && !open.onItsWay ? m.money_continues_once_paid() : m.money_resumed();

/** The result of a pending payment of a subscription with the status `seen`; null when the page shows what to do. */
export function newsOfPayment(found: Subscription | null, seen: LiveStatus): News | null {
  if (!isLive(found)) {
    const message = seen === 'incomplete' ? m.money_never_started() : m.money_plan_ended();
    return { tone: 'info', message };
  }
  return found.attention ? null : paid;
}
