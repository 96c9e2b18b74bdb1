import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Why something has to be paid for, what it costs and how to get it.'],
  notFor: ['Choosing between plans: `PlanPicker`.'],
  keyboard: [],
  accessibility: ['A region named by its heading; the drawing is decoration.'],
};
