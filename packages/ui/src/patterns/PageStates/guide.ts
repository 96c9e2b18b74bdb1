import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A page that is loading, failed or offline.'],
  notFor: ['A list without rows: `EmptyState`.'],
  keyboard: [],
  accessibility: ['A failure is an alert; each state has a heading and at most one action.'],
};
