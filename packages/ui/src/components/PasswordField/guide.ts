import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A secret that is typed, with a way to see it.'],
  notFor: ['A code that is not secret: `TextField`.'],
  keyboard: [
    ['Tab', 'to the field, then to the button that shows it'],
    ['Enter, Space', 'on the button: shows or hides the secret'],
  ],
  accessibility: [
    'The button names its field, such as "Show new password", and says whether the secret is shown.',
    'Password managers find it by its `autocomplete`.',
  ],
};
