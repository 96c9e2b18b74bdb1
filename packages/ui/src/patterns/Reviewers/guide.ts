import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Telling moderators that someone else has the record open.'],
  notFor: ['Who decided, and when: `DecisionTimeline`.'],
  keyboard: [],
  accessibility: [
    'It is text; the icon is decorative.',
    'On a page, put it into a live region, such as that of `QueueHeader`.',
  ],
};
