import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The frame of every signed-in page.'],
  notFor: ['Pages of the signed out: `AuthPanel`.'],
  keyboard: [
    ['Tab', 'first to the link that skips to the content'],
    ['Enter', 'on that link: moves the focus to the content'],
  ],
  accessibility: [
    'Everything stands in a landmark: side menu, top bar, content or the bar of actions.',
    'A page that loads is told as progress.',
  ],
};
