import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Records with the same facts, compared in columns.'],
  notFor: ['The facts of one thing: `DescriptionList`.', 'Layout.'],
  keyboard: [
    ['Tab', 'through the heads that sort, the checks and the links of the rows'],
    ['Enter, Space', 'on a column header: sorts by it, then reverses the order'],
    ['Space', 'on a check: takes the row in or out'],
    ['Enter', 'on a link: opens the record'],
  ],
  accessibility: [
    'It is named by a caption; a sorted column header has its direction.',
    'In a long list each row has its position, though only visible rows are in the DOM.',
    'On a phone the rows are a list with the same facts.',
  ],
};
