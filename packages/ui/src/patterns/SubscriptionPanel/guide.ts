import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["An account's plan: what is paid, when, with what, and what to do next."],
  notFor: ['Choosing a plan: `PlanPicker`.', 'Cards: `CardList`.'],
  keyboard: [],
  accessibility: [
    'What needs attention is a status; what failed is an alert.',
    'Cancelling asks first.',
  ],
};
