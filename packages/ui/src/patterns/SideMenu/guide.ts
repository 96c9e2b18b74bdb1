import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The pages this person may open, with what waits for them.'],
  notFor: ['Actions: `Menu`.'],
  keyboard: [
    ['Tab', 'from entry to entry'],
    ['Enter', 'opens the page'],
  ],
  accessibility: [
    'A navigation with a name, in named groups; the open page is marked.',
    'A count is read with its entry, and so is the group of entries that share a label.',
    '`Shell` puts it in the landmark of the sidebar, with the brand and the card at its foot.',
  ],
};
