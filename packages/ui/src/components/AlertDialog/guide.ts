import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An action that cannot be undone or that costs money: delete, cancel, charge.'],
  notFor: [
    'A task with fields: `Dialog`.',
    'A message that needs no answer: `Banner` or `Toast`.',
    'An action that is easily undone: offer Undo in a toast.',
  ],
  keyboard: [
    ['Tab, Shift Tab', 'between Cancel and the action, within the dialog'],
    ['Enter, Space', 'presses the button in focus'],
    ['Escape', 'cancels, unless the action is in progress'],
  ],
  accessibility: [
    'An `alertdialog` named by its question and described by the consequences.',
    'The focus starts on Cancel and returns to the opener.',
    'A click outside does nothing, so that no one confirms by accident.',
  ],
};
