import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The ways of signing in to an account besides the password, each with its action.'],
  notFor: ['Signed-in devices: `DeviceList`.'],
  keyboard: [['Tab', 'from button to button']],
  accessibility: ['Every part has a heading, and every button names what it changes.'],
};
