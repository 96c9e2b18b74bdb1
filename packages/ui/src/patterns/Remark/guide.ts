import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A change that an admin asks for, at its field in the vendor’s form.'],
  notFor: ['A validation error: the `error` of the field.'],
  keyboard: [
    ['Space', 'on “Resolved”: marks the remark as resolved'],
    ['Enter, Space', 'on “Reply”: opens the field of the reply'],
  ],
  accessibility: ['The title says whether the change is required, so that colour is not needed.'],
};
