import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Steps through a long list on a server.'],
  notFor: [
    'A list that fits: show it whole.',
    'Thousands of rows at hand: `Table` draws those in view.',
  ],
  keyboard: [
    ['Tab', 'from step to step'],
    ['Enter, Space', 'goes to the page'],
  ],
  accessibility: [
    'A navigation with a name; the current page is marked.',
    'A step at the end stays and keeps the focus that has just arrived there.',
  ],
};
