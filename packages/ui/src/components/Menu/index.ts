export { Menu, type MenuProps } from './Menu.tsx';
export type {
  MenuActionItem,
  MenuItem,
  MenuLinkItem,
  MenuRadioItem,
  MenuSeparator,
} from './menuItem.ts';
export {
  SharedMenu,
  SharedMenuButton,
  type SharedMenuButtonProps,
  type SharedMenuProps,
} from './SharedMenu.tsx';
