import type { Counts } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import { AppWindow, Clock, Cloud, Layers } from 'lucide-react';
import { paths } from '../paths.ts';
import type { MenuLine } from './menuGroup.ts';

const icons = { apps: AppWindow, services: Cloud } as const;

/** The lists of one kind: a vendor's own, for admins also everybody's. */
export function listingItems(
  collection: Collection,
  seesAll: boolean,
  counts: Counts | null,
): MenuLine[] {
  const numbers = counts?.[collection];
  const ofActive = [
    paths.listing(collection, 'active', ''),
    paths.listingAnalytics(collection, 'active', ''),
  ];
  const mine: MenuLine = {
    label: 'My listings',
    href: paths.listings(collection, 'active'),
    covers: seesAll ? [] : ofActive,
    icon: icons[collection],
    ...count(numbers?.mine),
  };
  const pending: MenuLine = {
    label: 'Pending listings',
    href: paths.listings(collection, 'pending', seesAll ? 'all' : 'mine'),
    covers: [paths.listings(collection, 'pending'), paths.newListing(collection)],
    icon: Clock,
    ...count(seesAll ? numbers?.waiting : numbers?.minePending),
    ...(seesAll ? { waiting: (numbers?.waiting ?? 0) > 0 } : {}),
  };
  if (!seesAll) return [mine, pending];
  const all: MenuLine = {
    label: 'All listings',
    href: paths.listings(collection, 'active', 'all'),
    covers: ofActive,
    icon: Layers,
    ...count(numbers?.all),
  };
  return [all, mine, pending];
}

const count = (value: number | undefined) => (value === undefined ? {} : { count: value });
