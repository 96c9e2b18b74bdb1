import { m } from '../../i18n/messages.js';
import type { QueueAction } from './DecisionQueue.tsx';

type Label = (inputs: { about: string }) => string;

/** Labels of an action: its `verb`, or with what it decides on. */
export const actionWords: Record<
  QueueAction,
  { verb: Label; review: Label; busy: string; shortcut: string }
> = {
  approve: {
    verb: m.queue_approve,
    review: m.queue_approve_review,
    busy: m.queue_approving(),
    shortcut: 'A',
  },
  decline: {
    verb: m.queue_decline,
    review: m.queue_decline_review,
    busy: m.queue_declining(),
    shortcut: 'D',
  },
  request: {
    verb: m.queue_request,
    review: m.queue_request_review,
    busy: m.queue_requesting(),
    shortcut: 'R',
  },
};
