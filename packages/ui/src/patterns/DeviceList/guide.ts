import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The devices on which the user is signed in.'],
  notFor: ['Payment methods: `CardList`.'],
  keyboard: [
    ['Tab', 'from button to button'],
    ['Enter, Space', 'signs the device out'],
  ],
  accessibility: ['Every button includes the name of its device.'],
};
