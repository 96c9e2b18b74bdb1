import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Managing categories, industries and locations.'],
  notFor: ['Choosing one of them: `Combobox`.'],
  keyboard: [
    ['Tab', 'through the terms and their buttons'],
    ['Enter, Space', 'on a category: expands or collapses its subcategories'],
  ],
  accessibility: [
    'The forms are slots; `TermEditor` of `@portal/forms/term` fills them.',
    'The focus returns to the term after a rename, unless the user has moved on.',
  ],
};
