import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Records with the same fields, compared in columns.'],
  notFor: ['The facts of one thing: `DescriptionList`.', 'Layout.'],
  keyboard: [
    ['Tab', 'through sortable headers, checkboxes and links'],
    ['Enter, Space', 'on a column header: sorts by it, then reverses the order'],
    ['Shift+Enter', 'on a column header: sorts by it within the present order'],
    ['Space', 'on a checkbox: selects or deselects the row'],
    ['Shift+Space', 'on a checkbox: selects or deselects all rows from the last selected one'],
    ['Enter', 'on a link: opens the record'],
  ],
  accessibility: [
    'Named by a caption; a sorted column header has `aria-sort`.',
    'In a long list each row has its position, though only visible rows are in the DOM.',
    'On phones the rows are a list with the same facts.',
  ],
};
