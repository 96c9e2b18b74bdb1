import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Actions and links about one thing, behind a button.',
    'A few choices of one item, in a submenu: where to move, how to sort.',
    '`SharedMenu`: one menu for the buttons of many rows.',
  ],
  notFor: [
    'Selecting a value: `Select`.',
    'Filters: `FilterMenu`.',
    'Two actions or fewer: show them.',
    'A submenu in a submenu: a page or a dialog.',
  ],
  keyboard: [
    ['Enter, Space, arrow down', 'on the button: opens the menu at its first item'],
    ['Arrow up', 'on the button: opens the menu at its last item'],
    ['Arrow down, arrow up', 'the next or previous item, wrapping at the ends'],
    ['Arrow right, Enter', 'opens a submenu; in right-to-left text arrow left'],
    ['Arrow left', 'in a submenu: back to its item'],
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
