import type { Stripe } from 'stripe';
import { badRequest, type Params } from './request.ts';
import { DAY, emit, mustGet, newId, nulls, type World } from './store.ts';

/* Disputes of charges. */

/** The card holder disputes a payment. */
export const openDispute = (world: World, paid: Stripe.Charge): void => {
  paid.disputed = true;
  const made = world.store.add('dispute', {
    id: newId('dispute'),
    object: 'dispute',
    amount: paid.amount,
    currency: paid.currency,
    charge: paid.id,
    balance_transactions: [],
    enhanced_eligibility_types: [],
    created: paid.created,
    evidence: {
      ...nulls('access_activity_log billing_address cancellation_policy cancellation_rebuttal'),
      ...nulls('cancellation_policy_disclosure customer_communication customer_email_address'),
      ...nulls('customer_name customer_purchase_ip customer_signature duplicate_charge_id'),
      ...nulls('duplicate_charge_documentation duplicate_charge_explanation product_description'),
      ...nulls('receipt refund_policy refund_policy_disclosure refund_refusal_explanation'),
      ...nulls('service_date service_documentation shipping_address shipping_carrier'),
      ...nulls('shipping_date shipping_documentation shipping_tracking_number'),
      ...nulls('uncategorized_file uncategorized_text'),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: paid.created + 7 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: paid.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  emit(world, 'charge.dispute.created', made);
};

/** A dispute that waits for a response. */
const mustBeOpen = (world: World, id: string): Stripe.Dispute => {
  const found = mustGet(world, 'dispute', id);
  if (found.status !== 'needs_response') throw badRequest('This dispute is already closed.');
  return found;
};

const close = (world: World, dispute: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute => {
  dispute.status = status;
  emit(world, 'charge.dispute.closed', dispute);
  return dispute;
};

/** Stripe's test evidence decides at once: `winning_evidence` or `losing_evidence`. With other evidence it stays under review. */
export const respondTo = (world: World, id: string, params: Params): Stripe.Dispute => {
  const found = mustBeOpen(world, id);
  const text = params.must('evidence.uncategorized_text');
  found.evidence.uncategorized_text = text;
  Object.assign(found.evidence_details, { has_evidence: true, submission_count: 1 });
  if (text === 'winning_evidence') return close(world, found, 'won');
  if (text === 'losing_evidence') return close(world, found, 'lost');
  found.status = 'under_review';
  emit(world, 'charge.dispute.updated', found);
  return found;
};

/** Accepts that the dispute is lost. */
export const acceptDispute = (world: World, id: string): Stripe.Dispute =>
  close(world, mustBeOpen(world, id), 'lost');
