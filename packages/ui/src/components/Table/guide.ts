import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Records with the same facts, compared in columns.'],
  notFor: ['The facts of one thing: `DescriptionList`.', 'Layout.'],
  keyboard: [
    ['Tab', 'through the heads that sort, the checks and the links of the rows'],
    ['Enter, Space', 'on a head: sorts by it, then the other way round'],
    ['Space', 'on a check: takes the row in or out'],
    ['Enter', 'on a link: opens the record'],
  ],
  accessibility: [
    'A caption names it; a sorted head says its direction.',
    'A long list tells each row its place among all, though only those in view are in the page.',
    'On a phone the rows are a list with the same facts.',
  ],
};
