import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Stands where a page would be: loading, not found, failed, offline.'],
  notFor: ['A list without rows: `EmptyState`.'],
  keyboard: [],
  accessibility: ['A failure is an alert; each state has a heading and one way on.'],
};
