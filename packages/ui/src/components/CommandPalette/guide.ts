import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Everything that has a name in an app, found by typing: pages, records, actions.',
    'Actions of the page on screen: `usePageItems`.',
    'Results of a server: `results`, `isLoading` and `problem`, asked for in `onQueryChange`.',
  ],
  notFor: [
    'The only way to a page or an action: people who do not know the keys must find it too.',
    'A value of a form: `Combobox`.',
    'Actions about one thing: `Menu`.',
  ],
  keyboard: [
    ['typing', 'filters; the best match is highlighted'],
    ['Arrow down, arrow up', 'the next or previous row, wrapping at the ends'],
    ['Page down, page up', 'ten rows forward or back'],
    ['Home, End', 'the first or last row'],
    ['Enter', 'opens the highlighted row'],
    ['Ctrl Enter, Cmd Enter', 'opens its link in a new tab; the palette stays'],
    ['Tab, Shift Tab', 'to Retry and Close, wrapping at the ends'],
    ['Escape', 'closes it; the focus returns to where it was'],
  ],
  accessibility: [
    'A modal `dialog` with a `combobox`, which keeps the focus and references the highlighted option, and a `listbox` in groups.',
    'The number of results, loading and a problem are announced.',
    'Up to 50 rows, each with its position; a line says that there are more.',
    'It has no key of its own: give its button and the app’s shortcut, such as Ctrl K, the same `open`.',
  ],
};
