import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One line of text: a name, a URL, an email address.'],
  notFor: [
    'Several lines: `TextArea`.',
    'A password: `PasswordField`.',
    'Search: `SearchField`.',
    'A known value: `Select` or `Combobox`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter', 'submits its form'],
  ],
  accessibility: [
    'The label names it; help, count and error describe it.',
    'An error marks it as invalid.',
  ],
};
