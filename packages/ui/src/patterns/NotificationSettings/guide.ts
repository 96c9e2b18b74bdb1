import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['How a user is told of each kind of notification.'],
  notFor: ['Settings that are submitted together: a form.'],
  keyboard: [
    ['Tab', 'from control to control'],
    ['Space', 'turns the portal on or off, or opens the choice of email'],
  ],
  accessibility: ['The controls of a kind are a group with its name. A change is saved at once.'],
};
