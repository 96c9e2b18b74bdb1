import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Where a person is signed in, each with a way to end it.'],
  notFor: ['Ways to pay: `CardList`.'],
  keyboard: [
    ['Tab', 'from button to button'],
    ['Enter, Space', 'signs that device out'],
  ],
  accessibility: ['Every button says the name of its device.'],
};
