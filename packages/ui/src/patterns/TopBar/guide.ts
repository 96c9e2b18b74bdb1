import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Where you are, who you are, and the way out.'],
  notFor: ['The pages of the portal: `SideMenu`.'],
  keyboard: [
    ['Tab', 'through the way home, the crumbs and the account'],
    ['Enter, Space, arrow down', 'on the account: opens its menu, with the keys of `Menu`'],
  ],
  accessibility: ['The account button says the whole name and the plan.'],
};
