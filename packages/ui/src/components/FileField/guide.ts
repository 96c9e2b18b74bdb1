import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Uploading one file, such as an image or a contract.',
    '`FilesField`: several files, shown as pictures if they have a `url`.',
  ],
  notFor: ['The URL of an image: `TextField`.'],
  keyboard: [
    ['Tab', 'to the field, then to its remove buttons'],
    ['Enter, Space', 'opens the file dialog, or removes the file'],
  ],
  accessibility: [
    'A native file input with the label as its name; dropping is optional.',
    'Progress and failure are announced, as are files that were not added.',
    'After a file is removed, the focus moves to the next one.',
  ],
};
