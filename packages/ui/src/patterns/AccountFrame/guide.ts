import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The account pages, with their menu.'],
  notFor: ['Views of one page: `SegmentedControl`.', 'The pages of the portal: `SideMenu`.'],
  keyboard: [
    ['Tab', 'from page to page'],
    ['Enter', 'opens the page'],
  ],
  accessibility: ['A named navigation landmark; the current page has `aria-current`.'],
};
