import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Saved views of a list: search, filters and order under a name.'],
  notFor: ['Filters themselves: use `ListToolbar`.'],
  keyboard: [
    ['Enter, Space, Arrow down', 'open the menu at its first item'],
    ['Arrow keys', 'move between views and actions'],
    ['Escape', 'closes it and returns the focus'],
  ],
  accessibility: [
    'The name of the button says which view is open, and whether it was changed.',
    'The open view is checked.',
  ],
};
