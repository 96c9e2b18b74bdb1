import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A new key or secret, which cannot be shown again.'],
  notFor: ['Codes that several are needed of: `RecoveryCodes`.'],
  keyboard: [
    ['Tab', 'through the field and the buttons'],
    ['Escape', 'asks to copy it first; the dialog stays open'],
  ],
  accessibility: ['The field is read-only and named by what the secret belongs to.'],
};
