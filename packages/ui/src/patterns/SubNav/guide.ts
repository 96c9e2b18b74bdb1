import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The pages within one entry of the side menu, such as those of the account.'],
  notFor: ['Views of one page: `SegmentedControl`.', 'The entries of the portal: `SideMenu`.'],
  keyboard: [
    ['Tab', 'from page to page'],
    ['Enter', 'opens the page'],
  ],
  accessibility: ['A named navigation landmark; the current page has `aria-current`.'],
};
