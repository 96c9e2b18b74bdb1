import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The notifications of the user, in the top bar of every page.'],
  notFor: [
    'The result of what the user just did: a toast.',
    'The page of all: `NotificationList`.',
  ],
  keyboard: [
    ['Enter, Space, ↓', 'opens the menu at its first entry'],
    ['↑, ↓', 'from entry to entry'],
    ['Esc', 'closes the menu; the focus returns to the bell'],
  ],
  accessibility: [
    'The name of the button has the count: “Notifications, 3 unread”.',
    'New notifications are announced politely, without moving the focus.',
  ],
};
