import { pageAddress, type Words } from '../words.ts';

interface Reader {
  name: string | null;
}

/* What people are written about their money. */

export const moneyLetters = {
  'trial-ending': ({ name, ends }: Reader & { ends: string }): Words => ({
    subject: 'Your free trial ends soon',
    name,
    lines: [
      `Your free trial of Premium ends on ${ends}.`,
      'Premium then goes on with the card you left with us. If you do not want that, cancel the trial before that day and nothing is charged.',
    ],
    action: { label: 'See your subscription', href: pageAddress('/account/subscription') },
  }),

  'payment-failed': ({
    name,
    amount,
    until,
  }: Reader & { amount: string; until: string }): Words => ({
    subject: 'Your payment did not go through',
    name,
    lines: [
      `We could not charge ${amount} for Premium.`,
      `Premium stays on until ${until}. Please pay with this or another card before then.`,
    ],
    action: { label: 'Pay now', href: pageAddress('/account/subscription') },
    remarks: ['Your listings are kept, whatever happens.'],
  }),
};
