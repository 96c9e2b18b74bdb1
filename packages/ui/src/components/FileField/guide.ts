import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Uploading one image.'],
  notFor: ['Many files.', 'The URL of an image: `TextField`.'],
  keyboard: [
    ['Tab', 'to the field, then to its remove button'],
    ['Enter, Space', 'opens the file dialog, or removes the image'],
  ],
  accessibility: [
    'A native file input with the label as its name; dropping is optional.',
    'Progress and failure are announced.',
  ],
};
