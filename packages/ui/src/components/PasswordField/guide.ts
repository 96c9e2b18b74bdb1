import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A password, with a button that shows it.'],
  notFor: ['A visible code: `TextField`.'],
  keyboard: [
    ['Tab', 'to the field, then to the button that shows it'],
    ['Enter, Space', 'on the button: shows or hides the password'],
  ],
  accessibility: [
    'The button includes the name of its field, such as "Show new password", and its state.',
    'Password managers find it by its `autocomplete`.',
  ],
};
