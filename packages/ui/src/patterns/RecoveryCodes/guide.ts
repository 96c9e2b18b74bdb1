import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Recovery codes at the moment they are created, the only time they are shown.'],
  notFor: ['The key of an authenticator app: `QrCode` with `CopyButton`.'],
  keyboard: [['Tab', 'to the buttons']],
  accessibility: ['A list with one code per item, so that a screen reader reads them one by one.'],
};
