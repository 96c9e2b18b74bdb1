import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The state of a record or the plan of an account.'],
  notFor: [
    'A count: write the number.',
    'A value that can be removed: `Chip`.',
    'A message: `Banner`.',
  ],
  keyboard: [],
  accessibility: [
    'Word, shape and tone say the same, so that colour alone never carries it.',
    'In forced colours the shape and a border remain.',
  ],
};
