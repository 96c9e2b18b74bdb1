import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The pages of a long list on the server.'],
  notFor: [
    'A short list: show all of it.',
    'Thousands of loaded rows: `Table` renders only visible ones.',
  ],
  keyboard: [
    ['Tab', 'from page to page'],
    ['Enter, Space', 'goes to the page'],
  ],
  accessibility: [
    'A named navigation landmark; the current page has `aria-current`.',
    'Previous and next keep the focus when they become disabled.',
  ],
};
