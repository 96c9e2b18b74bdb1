import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'The progress of a task that takes more than a few seconds.',
    '`value={null}` while its length is unknown, such as before an upload starts.',
  ],
  notFor: ['A share of a limit: text, such as 2 of 3.', 'A short wait: `Spinner` or `Skeleton`.'],
  keyboard: [],
  accessibility: ['A native progress bar with a name and its value as text.'],
};
