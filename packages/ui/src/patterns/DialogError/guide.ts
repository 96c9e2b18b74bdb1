import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Why a deed that a dialog asked for could not be done.'],
  notFor: ['A failure on a page: `Banner`.'],
  keyboard: [],
  accessibility: ['An alert, read out as soon as it comes; the question stays.'],
};
