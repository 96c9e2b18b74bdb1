import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Light, dark or the theme of the device, in the top bar of an app.',
    '`useTheme`: the same for a place of your own, such as a menu or a page of settings.',
    '`themeScript` of `@portal/ui/theme/themeScript`: shows the choice before the first paint.',
  ],
  notFor: ['The theme of a part of a page: `data-theme` on its element.'],
  keyboard: [
    ['Enter, Space, arrow down', 'opens the menu'],
    ['Arrow down, arrow up', 'the next or previous theme'],
    ['Enter, Space', 'selects it'],
    ['Escape', 'closes the menu; the focus returns to the button'],
  ],
  accessibility: ['The button says the chosen theme; the menu has radio items.'],
};
