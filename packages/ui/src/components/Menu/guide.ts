import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Actions and links about one thing, behind a button.',
    '`SharedMenu`: one menu for the buttons of many rows.',
  ],
  notFor: [
    'Selecting a value: `Select`.',
    'Filters: `FilterMenu`.',
    'Two actions or fewer: show them.',
  ],
  keyboard: [
    ['Enter, Space, arrow down', 'on the button: opens the menu at its first item'],
    ['Arrow up', 'on the button: opens the menu at its last item'],
    ['Arrow down, arrow up', 'the next or previous item, wrapping at the ends'],
    ['Home, End', 'the first or last item'],
    ['typing', 'to the item that starts with the text'],
    ['Enter, Space', 'selects the item'],
    ['Tab', 'closes it and moves on'],
    ['Escape', 'closes it; the focus returns to the button'],
  ],
  accessibility: [
    'A `menu` with its own name if the button has no text.',
    'Opening it by keyboard focuses an item.',
  ],
};
