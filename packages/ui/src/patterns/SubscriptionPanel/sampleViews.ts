import type { ResumeView, TrialingView, UpdateView } from './subscription.ts';

export const plan = {
  term: 'annually',
  price: 38_400,
  currency: 'USD',
  card: 'Visa ending 4242',
} as const;

export const update: UpdateView = {
  ...plan,
  mode: 'update',
  started: 'November 20th 2026',
  next: 'November 20th 2027',
};

export const resume: ResumeView = { ...plan, mode: 'resume', until: 'March 31st 2027' };

export const trialing: TrialingView = {
  ...plan,
  mode: 'trialing',
  daysLeft: 74,
  started: 'November 4th 2026',
  ends: 'February 2nd 2027',
};

export const pastDue: UpdateView = {
  ...update,
  attention: {
    kind: 'past_due',
    reason: 'Your card was declined.',
    amount: 38_400,
    failedAt: 'November 20th 2026',
    until: 'December 4th 2026',
  },
};

/** Cancelled while a payment is open. */
export const endsUnpaid: ResumeView = { ...resume, attention: pastDue.attention };

export const incomplete: UpdateView = {
  ...update,
  attention: { kind: 'incomplete', amount: 38_400 },
};
