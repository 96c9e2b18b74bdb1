import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The owner of a listing, for admins.'],
  notFor: ['The account of the user: `TopBar`.'],
  keyboard: [
    ['Tab', 'to the email address and the listings'],
    ['Enter', 'follows the link'],
  ],
  accessibility: ['A truncated email address has a `title`.'],
};
