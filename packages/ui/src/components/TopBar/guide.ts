import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'The bar at the top of an app: its brand, breadcrumbs or a search, and actions.',
    '`AccountMenu`: the menu of the signed-in user.',
  ],
  notFor: ['The pages of an app: `SideMenu`.', 'The title of a page: `PageHeader`.'],
  keyboard: [
    ['Tab', 'through the menu button of phones, the brand, the middle and the actions'],
    ['Enter, Space, arrow down', 'on the account button: opens its menu, with the keys of `Menu`'],
  ],
  accessibility: [
    'The bar is no landmark: put it into a `header`.',
    'The name of the account button includes its text and badge.',
  ],
};
