import type { AccountPayments, Dispute } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { nextStep, paymentRows } from './paymentRows.ts';

const dispute: Dispute = {
  id: 'du_1',
  invoice: 'in_1',
  description: 'Subscription',
  date: 10,
  amount: 900,
  currency: 'usd',
  status: 'needs_response',
  dueBy: 1_796_256_000,
};
const invoice = (id: string, date: number): AccountPayments['invoices'][number] => ({
  id,
  number: null,
  date,
  amount: 900,
  fromCredit: 0,
  currency: 'usd',
  status: 'paid',
  link: null,
});

test('a dispute is in the row of its invoice, or in one of its own by its date', () => {
  const older = { ...dispute, id: 'du_2', invoice: 'in_0', date: 1 };
  const offer = { ...dispute, id: 'du_3', invoice: null, date: 15 };
  const rows = paymentRows({
    balance: 0,
    subscription: null,
    invoices: [invoice('in_2', 20), invoice('in_1', 10)],
    disputes: [offer, dispute, older],
  });
  expect(rows.map(({ id, dispute: own }) => [id, own?.id])).toEqual([
    ['in_2', undefined],
    ['du_3', 'du_3'],
    ['in_1', 'du_1'],
    ['du_2', 'du_2'],
  ]);
});

test('an open dispute says who responds next, and until when', () => {
  expect(nextStep(dispute)).toBe('Respond at the card provider by December 3rd 2026.');
  expect(nextStep({ ...dispute, dueBy: null })).toBe('Respond at the card provider.');
  expect(nextStep({ ...dispute, status: 'under_review' })).toBe('The cardholder’s bank decides.');
  expect(nextStep({ ...dispute, status: 'won' })).toBeNull();
});
