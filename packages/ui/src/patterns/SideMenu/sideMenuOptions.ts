import type { IconType } from '../../internal/icon/Icon.tsx';

/** Where the menu stands: at the window's side, or inside the phone drawer with touch-high items. */
export const sideMenuPlaces = ['side', 'drawer'] as const;
export type SideMenuPlace = (typeof sideMenuPlaces)[number];

export interface SideMenuItem {
  label: string;
  icon: IconType;
  /** The page it opens. Without one it is a button. */
  href?: string | undefined;
  /** A press on an item without `href`. */
  onSelect?: (() => void) | undefined;
  /** How many there are. Default: no figure. */
  count?: number | undefined;
  /** The count waits for this person: an amber pill. Default false. Sets `data-waiting`. */
  waiting?: boolean | undefined;
  /** Carries the NEW badge. Default false. */
  isNew?: boolean | undefined;
  /** The page shown now. Default false. Sets `aria-current`. */
  current?: boolean | undefined;
}

export interface SideMenuGroup {
  label: string;
  items: readonly SideMenuItem[];
  /** Stands at the lower end behind a line, as Account does on phones. Default false. Sets `data-at-foot`. */
  atFoot?: boolean | undefined;
}
