import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A few fields or details next to the button that opens them, such as a filter.'],
  notFor: ['Actions: `Menu`.', 'A task that blocks the page: `Dialog`.', 'A few words: `Tooltip`.'],
  keyboard: [
    ['Enter, Space', 'on its button opens it, with the focus on its first control'],
    ['Tab, Shift Tab', 'through its controls; past the last or first they close it'],
    ['Escape', 'closes it; the focus returns to its button'],
  ],
  accessibility: [
    'A dialog that is named by its title, even if that is hidden.',
    'The page behind stays usable: a click outside closes it.',
  ],
};
