import type { Collection, Counts } from '@portal/data/schemas';
import type { SideMenuGroup, SideMenuItem } from '@portal/ui/patterns/SideMenu';
import { AppWindow, Clock, Cloud, Layers, LogOut } from 'lucide-react';
import { paths } from '../paths.ts';

interface MenuFacts {
  admin: boolean;
  counts: Counts | null;
  /** The address on screen, without its query. */
  pathname: string;
}

const groupLabels: Record<Collection, string> = { apps: 'App Listings', services: 'Cloud Experts' };
const icons = { apps: AppWindow, services: Cloud } as const;

/** Phones have no room for the account menu of the top bar; it stands at the drawer's foot. */
export const accountGroup: SideMenuGroup = {
  label: 'Account',
  atFoot: true,
  items: [{ label: 'Sign out', href: paths.signOut, icon: LogOut }],
};

/** The groups of the side menu for this person. */
export function menuGroups({ admin, counts, pathname }: MenuFacts): SideMenuGroup[] {
  return (['apps', 'services'] as const).map((collection) => ({
    label: groupLabels[collection],
    items: (admin ? adminItems : vendorItems)(collection, counts).map(({ covers, ...item }) => ({
      ...item,
      current: pathname === item.href || covers.some((path) => pathname.startsWith(path)),
    })),
  }));
}

interface ListItem extends SideMenuItem {
  href: string;
  /** Beginnings of the addresses below this list. */
  covers: readonly string[];
}

function vendorItems(collection: Collection, counts: Counts | null): ListItem[] {
  const numbers = counts?.[collection];
  return [
    {
      label: 'My listings',
      href: paths.listings(collection, 'active'),
      covers: [paths.listing(collection, 'active', '')],
      icon: icons[collection],
      ...count(numbers?.mine),
    },
    {
      label: 'Pending listings',
      href: paths.listings(collection, 'pending'),
      covers: [paths.listing(collection, 'pending', ''), paths.newListing(collection)],
      icon: Clock,
      ...count(numbers?.minePending),
    },
  ];
}

function adminItems(collection: Collection, counts: Counts | null): ListItem[] {
  const numbers = counts?.[collection];
  return [
    {
      label: 'All listings',
      href: paths.listings(collection, 'active', 'all'),
      covers: [paths.listing(collection, 'active', '')],
      icon: Layers,
      ...count(numbers?.all),
    },
    {
      label: 'My listings',
      href: paths.listings(collection, 'active'),
      covers: [],
      icon: icons[collection],
      ...count(numbers?.mine),
    },
    {
      label: 'Pending listings',
      href: paths.listings(collection, 'pending', 'all'),
      covers: [paths.listings(collection, 'pending'), paths.newListing(collection)],
      icon: Clock,
      ...count(numbers?.waiting),
      waiting: (numbers?.waiting ?? 0) > 0,
    },
  ];
}

const count = (value: number | undefined) => (value === undefined ? {} : { count: value });
