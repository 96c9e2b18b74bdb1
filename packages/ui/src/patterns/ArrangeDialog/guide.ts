import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The order of a few items that people choose for themselves, such as saved views.'],
  notFor: ['An order that is part of a form: `SortableList`.', 'Columns: `ColumnsDialog`.'],
  keyboard: [
    ['Space', 'on a handle: lifts and drops the item'],
    ['Arrow keys', 'move the lifted item'],
    ['Esc', 'puts the lifted item back, else closes the dialog'],
  ],
  accessibility: ['Each move is announced; the focus stays on the item.'],
};
