import type { SideMenuItem } from '@portal/ui/patterns/SideMenu';

export interface MenuLine extends SideMenuItem {
  href: string;
  /** Beginnings of the addresses below this entry. Default: none. */
  covers?: readonly string[];
}

export interface MenuGroup {
  label: string;
  items: MenuLine[];
}
