import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Choosing a plan and its billing interval.'],
  notFor: ['The current subscription: `SubscriptionPanel`.'],
  keyboard: [],
  accessibility: [
    'The interval is a radio group; a new price is announced.',
    'Missing features have a text, not only an icon.',
  ],
};
