import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A flow of two to about six steps, one page each, such as an import.'],
  notFor: [
    'The progress of a task that runs by itself: `ProgressBar`.',
    'Views in any order: `Tabs`.',
    'The place of a page: `Breadcrumbs`.',
  ],
  keyboard: [],
  accessibility: [
    'A named list; the current step has `aria-current`, those before it are read as done.',
    'On phones it shows the current step in words and the others as bars.',
    'Move the focus to the heading of each new step.',
  ],
};
