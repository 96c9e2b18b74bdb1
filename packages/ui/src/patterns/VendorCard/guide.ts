import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Who made the listing and what happened with this person before, for admins.'],
  notFor: ['The account of the person who is signed in: `TopBar`.'],
  keyboard: [
    ['Tab', 'to the e-mail and to the listings'],
    ['Enter', 'follows the link'],
  ],
  accessibility: ['A cut e-mail has the whole of it as title.'],
};
