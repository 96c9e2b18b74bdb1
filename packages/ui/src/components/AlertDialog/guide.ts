import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An action that cannot be undone or that costs money: delete, cancel, charge.'],
  notFor: [
    'A task with fields: `Dialog`.',
    'A message that needs no answer: `Banner` or `Toast`.',
    'An action that is easily undone; offer Undo in a toast.',
  ],
  keyboard: [
    ['Tab, Shift Tab', 'between the safe choice and the action, within the dialog'],
    ['Enter, Space', 'presses the button in focus'],
    ['Escape', 'takes the safe choice, unless the action is running'],
  ],
  accessibility: [
    'An `alertdialog` named by its question and described by what will happen.',
    'The focus starts on the safe choice and returns to what opened it.',
    'A press outside does nothing, so no one answers by accident.',
  ],
};
