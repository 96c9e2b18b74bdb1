import { array, enums, type Infer, nullable, number, object, string } from 'superstruct';
import { invoicesStruct, subscriptionStruct } from './billing.ts';
import { fromWire } from './wire.ts';

/** `closed` is an inquiry that ended without a decision, or a dispute that was prevented. */
const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;

/** A disputed payment. */
const disputeStruct = fromWire(
  object({
    id: string(),
    /** Id of the invoice; null for special offers, and invoices older than the listed ones. */
    invoice: nullable(string()),
    /** What was paid. */
    description: nullable(string()),
    /** When it was paid, in seconds. */
    date: number(),
    /** The disputed part, in whole cents. */
    amount: number(),
    currency: string(),
    status: enums(disputeStatuses),
    /** Until when evidence is accepted; null unless a response is needed. */
    dueBy: nullable(number()),
  }),
  { dueBy: 'due_by' },
);

export type Dispute = Infer<typeof disputeStruct>;

/** What the card provider has of an account, for staff. */
export const accountPaymentsStruct = object({
  /** Owed before the next charge; a credit is negative. */
  balance: number(),
  /** The subscription that has not ended. */
  subscription: nullable(subscriptionStruct),
  /** The newest ones. */
  invoices: invoicesStruct,
  /** Newest payment first. */
  disputes: array(disputeStruct),
});

export type AccountPayments = Infer<typeof accountPaymentsStruct>;
