import type { TextFields } from './fields.ts';
import { textLimits } from './limits.ts';

/** What admins write about a listing, a review or an offer. */
export const noteFields = {
  adminNote: {
    kind: 'text',
    label: 'Reason for decline',
    errorName: 'Note',
    max: textLimits.note,
  },
  internalNote: { kind: 'text', label: 'Internal note', max: textLimits.note },
} as const satisfies TextFields;
