import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'The actions and links of one thing, behind a button.',
    '`SharedMenu` where many rows have such a button: one menu serves them all.',
  ],
  notFor: [
    'Choosing a value: `Select`.',
    'Filters: `FilterMenu`.',
    'Two actions or fewer: show them.',
  ],
  keyboard: [
    ['Enter, Space, arrow down', 'on the button: opens the menu at its first item'],
    ['Arrow up', 'on the button: opens the menu at its last item'],
    ['Arrow down, arrow up', 'the next or previous item, wrapping at the ends'],
    ['Home, End', 'the first or last item'],
    ['letters', 'to the item that begins so'],
    ['Enter, Space', 'takes the item'],
    ['Tab', 'closes it and moves on'],
    ['Escape', 'closes it; focus returns to the button'],
  ],
  accessibility: [
    'A `menu` with a name of its own where the button has none in words.',
    'Opening by keyboard puts the focus on an item.',
  ],
};
