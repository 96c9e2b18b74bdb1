import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'A question before an action that cannot be undone: `useConfirm` returns the function that asks.',
  ],
  notFor: [
    'A question with fields: `Dialog`.',
    'An action that is easily undone: offer Undo in a toast.',
  ],
  keyboard: [['Escape', 'cancels, unless the action is in progress']],
  accessibility: ['The dialog stays open until the action succeeds; an error is announced in it.'],
};
