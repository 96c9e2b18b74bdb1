import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The frame of every signed-in page.'],
  notFor: ['Pages of signed-out visitors: `AuthPanel`.'],
  keyboard: [
    ['Tab', 'first to the skip link'],
    ['Enter', 'on that link: moves the focus to the content'],
    ['Enter, Space', 'on “Back to top”: scrolls up and moves the focus to the content'],
  ],
  accessibility: [
    'All content is in a landmark: side menu, top bar or main.',
    'A navigation has a progress bar.',
    'Once the page is scrolled down by more than 300 px, “Back to top” is the last button of the content. It scrolls at once for users who prefer reduced motion.',
  ],
};
