import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A paid feature: what it is, what it costs and how to get it.'],
  notFor: ['Choosing a plan: `PlanPicker`.'],
  keyboard: [],
  accessibility: ['A region named by its heading; the picture is decoration.'],
};
