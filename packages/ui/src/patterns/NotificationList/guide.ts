import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The notifications in a `NotificationPage`.'],
  notFor: ['The history of a record: `DecisionTimeline`.'],
  keyboard: [
    ['Tab', 'from title to button'],
    ['Enter', 'opens the page, or marks the entry'],
  ],
  accessibility: [
    'Unread entries begin with “Unread:” for screen readers, and have a dot and bold text.',
    'Each button includes the title of its entry.',
  ],
};
