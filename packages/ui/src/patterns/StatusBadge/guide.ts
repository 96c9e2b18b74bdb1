import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The status of a listing, account, review or payment, or the plan of an account.'],
  notFor: ['Any other short text: `Badge`.'],
  keyboard: [],
  accessibility: [
    'Text, shape and tone carry the same meaning, so it never depends on colour alone.',
    'In forced colours the shape and a border remain.',
  ],
};
