import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The page of all notifications of the user.'],
  notFor: ['The newest ones, above every page: `NotificationBell`.'],
  keyboard: [],
  accessibility: ['After the last ones are shown, a text has the focus of Show more.'],
};
