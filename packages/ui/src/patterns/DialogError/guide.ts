import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An error of a dialog’s action.'],
  notFor: ['An error on a page: `Banner`.'],
  keyboard: [],
  accessibility: ['An alert, announced as soon as it appears; the dialog stays open.'],
};
