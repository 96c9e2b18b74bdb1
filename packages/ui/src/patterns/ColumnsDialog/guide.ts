import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Which columns a table has, and their order.'],
  notFor: ['Which rows it has: the filters of `ListToolbar`.'],
  keyboard: [
    ['Tab', 'through the handles and the checkboxes, then the buttons'],
    ['Space, then arrow up or down', 'on a handle: moves the column'],
    ['Space', 'on a checkbox: shows or hides the column'],
    ['Escape', 'closes it without saving'],
  ],
  accessibility: ['Each checkbox is named by its column; moves are announced.'],
};
