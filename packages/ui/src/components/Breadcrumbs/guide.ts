import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The path to a nested page.'],
  notFor: ['The current item of a menu: `SideMenu`.', 'Steps of a task.'],
  keyboard: [
    ['Tab', 'from link to link'],
    ['Enter', 'follows the link'],
  ],
  accessibility: [
    'A named navigation landmark; the last item is marked as the current page.',
    'A truncated name has the full text as title.',
  ],
};
