import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The pages of a person’s account, one of which is open.'],
  notFor: ['Views of one page: `Tabs`.', 'The pages of the portal: `SideMenu`.'],
  keyboard: [
    ['Tab', 'from page to page'],
    ['Enter', 'opens the page'],
  ],
  accessibility: ['A navigation with a name; the open page is marked.'],
};
