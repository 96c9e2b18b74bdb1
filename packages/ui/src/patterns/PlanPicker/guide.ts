import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Choosing a plan and how often it is paid.'],
  notFor: ['What is paid now: `SubscriptionPanel`.'],
  keyboard: [],
  accessibility: [
    'The interval is a group of radios; the new price is spoken when it changes.',
    'What a plan lacks is said, not only drawn.',
  ],
};
