import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The status of a record or the plan of an account.'],
  notFor: [
    'A count: write the number.',
    'A value that can be removed: `Chip`.',
    'A message: `Banner`.',
  ],
  keyboard: [],
  accessibility: [
    'Text, shape and tone carry the same meaning, so it never depends on colour alone.',
    'In forced colours the shape and a border remain.',
  ],
};
