import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The subscription of an account: payments, card and next action.'],
  notFor: ['Choosing a plan: `PlanPicker`.', 'Cards: `CardList`.'],
  keyboard: [],
  accessibility: [
    'What needs attention is a status; an error is an alert.',
    'Cancelling asks for confirmation.',
  ],
};
