import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Breadcrumbs, theme and the account menu.'],
  notFor: ['The pages of an app: `SideMenu`.'],
  keyboard: [
    ['Tab', 'through the home link, the breadcrumbs and the account button'],
    ['Enter, Space, arrow down', 'on the account button: opens its menu, with the keys of `Menu`'],
  ],
  accessibility: ['The name of the account button includes the user’s name and badge.'],
};
