import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The passkeys of an account, to rename and remove them.'],
  notFor: ['Devices on which the user is signed in: `DeviceList`.'],
  keyboard: [
    ['Tab', 'from menu to menu'],
    ['Enter, Space, Arrow down', 'opens the menu'],
  ],
  accessibility: ['Every menu includes the name of its passkey.'],
};
