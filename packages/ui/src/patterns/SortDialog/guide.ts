import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A list sorted by two fields, such as by status and within it by name.'],
  notFor: ['One order: the sort of `ListToolbar`, or a head of `Table`.'],
  keyboard: [
    ['Tab', 'to both choices, then the button'],
    ['Escape', 'closes it without a change'],
  ],
  accessibility: ['Both choices have labels; the second one leaves out what the first sorts by.'],
};
