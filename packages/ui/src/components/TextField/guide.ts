import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One line of text: a name, an address, an email.'],
  notFor: [
    'Several lines: `TextArea`.',
    'A secret: `PasswordField`.',
    'Search: `SearchField`.',
    'A known value: `Select` or `Combobox`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter', 'sends the form around it'],
  ],
  accessibility: [
    'The label names it; help, count and error describe it.',
    'An error marks it as invalid.',
  ],
};
