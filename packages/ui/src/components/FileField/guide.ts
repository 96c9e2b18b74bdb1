import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One image, picked or dropped.'],
  notFor: ['Many files.', 'An address of a picture: `TextField`.'],
  keyboard: [
    ['Tab', 'to the button, then to what removes the picture'],
    ['Enter, Space', "opens the device's picker, or removes"],
  ],
  accessibility: [
    'A button with the name of the field; dropping is only a shorter way.',
    'Progress and failure are announced.',
  ],
};
