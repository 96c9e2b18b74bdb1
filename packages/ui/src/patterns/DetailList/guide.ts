import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The latest changes of an account, and other short lists in a card.'],
  notFor: ['Devices and passkeys: `DeviceList`, `PasskeyList`.', 'Many entries: `Table`.'],
  keyboard: [],
  accessibility: ['A list; the button of an entry includes its name.'],
};
