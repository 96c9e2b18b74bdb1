import {
  formatDate,
  type PaymentAttention,
  type PlanChange,
  type PlanInterval,
} from '@portal/data/schemas';
import { formatMoney } from '@portal/ui/components/Money';
import { m } from '../i18n/messages.js';

/** What a change of plan costs today. */
export type Amount =
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
  /** The message after the change; undefined when it pays the open payment. */
  done: string | undefined;
  ready: boolean;
}

const bill = (amount: number, currency: string) => formatMoney(amount, currency, 'always');

const sentences = (...texts: string[]): string => texts.filter(Boolean).join(' ');

const switchingTo: Record<PlanInterval, { button: string; done: string }> = {
  annually: { button: m.subscription_switch_to_annual(), done: m.subscription_now_on_annual() },
  quarterly: {
    button: m.subscription_switch_to_quarterly(),
    done: m.subscription_now_on_quarterly(),
  },
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
      text: m.subscription_charged_today({ sum, card }),
      button: m.subscription_pay({ sum }),
      done: undefined,
      ready: true,
    };
  }
  if (term === null) {
    return {
      text: cardChanged ? m.subscription_card_from_next_payment({ card }) : '',
      button: m.subscription_change_card(),
      done: m.subscription_card_changed(),
      ready: cardChanged,
    };
  }
  const switching = switchingTo[term];
  switch (amount.kind) {
    case 'known': {
      const { amount: cents, currency, credit, nextPayment } = amount.change;
      const due =
        cents > 0
          ? m.subscription_charged_today({ sum: bill(cents, currency), card })
          : m.subscription_nothing_today();
      const owed = debt > 0 ? owedWords(debt, amount.change) : '';
      const used =
        before > credit
          ? m.subscription_from_your_credit({ sum: bill(before - credit, currency) })
          : '';
      const sum = bill(credit, currency);
      return {
        text: sentences(
          due,
          owed,
          used,
          credit > 0 ? m.subscription_kept_for_next_payments({ sum }) : '',
          m.subscription_next_payment_due({ date: formatDate(nextPayment * 1000) }),
        ),
        button:
          cents > 0
            ? m.subscription_pay_and_switch({ sum: bill(cents, currency) })
            : switching.button,
        done: sentences(
          switching.done,
          used,
          credit > 0 ? m.subscription_kept_as_credit({ sum }) : '',
        ),
        ready: true,
      };
    }
    case 'failed':
      return { ...switching, text: amount.message, ready: false };
    default:
      return { ...switching, text: m.subscription_calculating(), ready: false };
  }
}

/** How the debt is settled; empty in a trial, where a change settles nothing. */
function owedWords(debt: number, { amount: charged, credit, currency }: PlanChange): string {
  const owed = bill(debt, currency);
  if (charged >= debt) return m.subscription_includes_owed({ owed });
  if (charged === 0 && credit <= 0) return '';
  return charged > 0
    ? m.subscription_owed_settled_with_payment({ owed })
    : m.subscription_owed_settled_with_unused({ owed });
}
