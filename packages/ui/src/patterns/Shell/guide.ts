import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The frame of every signed-in page.'],
  notFor: ['Pages of the signed out: `AuthPanel`.'],
  keyboard: [
    ['Tab', 'first to the link that skips to the content'],
    ['Enter', 'on that link: moves the focus to the content'],
  ],
  accessibility: [
    'Landmarks for menu, top bar and content.',
    'A page that loads is told as progress.',
  ],
};
