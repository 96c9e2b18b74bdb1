import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The way to a page that lies below others.'],
  notFor: ['The chosen place of a menu: `SideMenu`.', 'Steps of a task.'],
  keyboard: [
    ['Tab', 'from link to link'],
    ['Enter', 'follows the link'],
  ],
  accessibility: [
    'A navigation with a name; the last crumb is marked as the current page.',
    'A name that is cut short has the whole of it as title.',
  ],
};
