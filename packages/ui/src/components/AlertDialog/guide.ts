import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A deed that cannot be undone or that costs money: delete, cancel, charge.'],
  notFor: [
    'A task with fields: `Dialog`.',
    'News that asks nothing: `Banner` or `Toast`.',
    'A deed that is easily undone; offer the way back in a toast.',
  ],
  keyboard: [
    ['Tab, Shift Tab', 'between the safe choice and the deed; never out of the question'],
    ['Enter, Space', 'presses the button in focus'],
    ['Escape', 'takes the safe choice, unless the deed is under way'],
  ],
  accessibility: [
    'An `alertdialog` named by its question and described by what will happen.',
    'The focus starts on the safe choice and returns to what opened it.',
    'A press beside it does nothing, so that nobody answers by accident.',
  ],
};
