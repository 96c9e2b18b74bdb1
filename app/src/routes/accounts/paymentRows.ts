import type { AccountPayments, Dispute, Invoice } from '@portal/data/schemas';
import { m } from '../../i18n/messages.js';
import { dateOf } from '../../parts/money/plans.ts';

/** An invoice, or a disputed payment without one of the listed invoices. */
export type PaymentRow = { id: string } & (
  | { invoice: Invoice; dispute: Dispute | null }
  | { invoice: null; dispute: Dispute }
);

const dateIn = ({ invoice, dispute }: PaymentRow): number => (invoice ?? dispute).date;

/** Invoices with their disputes, and other disputed payments, newest first. */
export function paymentRows({ invoices, disputes }: AccountPayments): PaymentRow[] {
  const rows: PaymentRow[] = invoices.map((invoice) => ({
    id: invoice.id,
    invoice,
    dispute: disputes.find((dispute) => dispute.invoice === invoice.id) ?? null,
  }));
  const others = disputes.filter(({ invoice }) => !invoices.some(({ id }) => id === invoice));
  return [
    ...rows,
    ...others.map((dispute): PaymentRow => ({ id: dispute.id, invoice: null, dispute })),
  ].sort((a, b) => dateIn(b) - dateIn(a));
}

export const disputeBadges = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'disputeWon',
  lost: 'disputeLost',
  closed: 'disputeClosed',
} as const;

/** What happens next with a dispute; null when it has ended. */
export function nextStep({ status, dueBy }: Dispute): string | null {
  if (status === 'under_review') return m.accounts_bank_decides();
  if (status !== 'needs_response') return null;
  return dueBy === null
    ? m.accounts_respond_to_dispute()
    : m.accounts_respond_to_dispute_by({ date: dateOf(dueBy) });
}
