import { type Counts, may, type User as Person } from '@portal/data/schemas';
import { type Collection, scopes } from '@portal/domain';
import type { SideMenuGroup, SideMenuItem } from '@portal/ui/patterns/SideMenu';
import {
  AppWindow,
  Clock,
  Cloud,
  Factory,
  FolderTree,
  Layers,
  LayoutDashboard,
  LogOut,
  MapPin,
  MessageSquareText,
  PenLine,
  Settings,
  Sparkles,
  Star,
  Tag,
  User,
} from 'lucide-react';
import { brand } from '../brand.ts';
import type { Flags } from '../flags.ts';
import { m } from '../i18n/messages.js';
import { named } from '../ownNames.ts';
import { paths } from '../paths.ts';
import { administrationPages } from './administration.ts';

interface MenuFacts {
  user: Person;
  flags: Flags;
  counts: Counts | null;
  pathname: string;
}

export function menuGroups({ user, flags, counts, pathname }: MenuFacts): SideMenuGroup[] {
  const seesAll = may(user, 'listing.listAll');
  const groups = [
    dashboard(user, flags),
    { label: brand.names.apps, items: listingItems('apps', seesAll, counts) },
    { label: brand.names.services, items: listingItems('services', seesAll, counts) },
    may(user, 'review.listAll') ? allReviews(counts) : ownReviews,
    may(user, 'offer.listAll') ? allOffers(counts) : ownOffers,
    ...(may(user, 'term.write') ? [metadata] : []),
    administration(user),
  ];
  return groups.filter(({ items }) => items.length > 0).map((group) => lit(group, pathname));
}

/** On phones the account menu is at the bottom of the drawer. */
export function accountGroup(pathname: string): SideMenuGroup {
  const account = {
    label: m.shell_my_account(),
    href: paths.account,
    icon: User,
    covers: [`${paths.account}/`],
  };
  const out = { label: m.shell_sign_out(), href: paths.signOut, icon: LogOut };
  return { ...lit({ label: m.shell_account(), items: [account, out] }, pathname), atFoot: true };
}

const ownReviews: MenuGroup = {
  label: m.shell_reviews(),
  items: [
    {
      label: m.shell_reviews_of_my_listings(),
      href: paths.receivedReviews,
      icon: MessageSquareText,
    },
    { label: m.shell_my_reviews(), href: paths.myReviews, icon: Star },
    {
      label: m.shell_write_review(),
      href: paths.newReview('apps'),
      covers: [paths.newReview('services')],
      icon: PenLine,
    },
  ],
};

const ownOffers: MenuGroup = {
  label: m.shell_special_offers(),
  items: [
    {
      label: m.shell_my_offers(),
      href: paths.myOffers,
      covers: [paths.specialOfferPaywall],
      icon: Tag,
    },
  ],
};

function dashboard(user: Person, flags: Flags): MenuGroup {
  const overview = { label: m.shell_dashboard(), href: paths.dashboard, icon: LayoutDashboard };
  const featured = { label: m.shell_featured(), href: paths.featured, icon: Sparkles, isNew: true };
  return {
    label: m.shell_dashboard(),
    items: [
      ...(may(user, 'analytics.overview') && flags.analytics ? [overview] : []),
      ...(may(user, 'term.write') ? [featured] : []),
    ],
  };
}

function lit({ items, ...group }: MenuGroup, pathname: string): SideMenuGroup {
  return {
    ...group,
    items: items.map(({ covers = [], ...item }) => ({
      ...item,
      current: pathname === item.href || covers.some((path) => pathname.startsWith(path)),
    })),
  };
}

interface MenuLine extends SideMenuItem {
  href: string;
  /** Prefixes of the paths that belong to this entry. Default: none. */
  covers?: readonly string[];
}

interface MenuGroup extends Pick<SideMenuGroup, 'labelHidden'> {
  label: string;
  items: MenuLine[];
}

function allReviews(counts: Counts | null): MenuGroup {
  const reviews = (label: string, collection: Collection): MenuLine => ({
    label,
    href: paths.reviews(collection, 'pending'),
    covers: scopes.map((scope) => paths.reviews(collection, scope)),
    icon: Star,
    ...waiting(counts?.reviews[collection]),
  });
  return {
    label: m.shell_reviews(),
    items: [
      reviews(named('apps', m.shell_app_reviews(), m.names_reviews), 'apps'),
      reviews(named('services', m.shell_service_reviews(), m.names_reviews), 'services'),
      ...ownReviews.items,
    ],
  };
}

function allOffers(counts: Counts | null): MenuGroup {
  const offers = (label: string, collection: Collection): MenuLine => ({
    label,
    href: paths.specialOffers(collection, 'pending'),
    covers: [`/special-offers/${collection}/`],
    icon: Tag,
    ...waiting(counts?.specialOffers[collection]),
  });
  return {
    label: m.shell_special_offers(),
    items: [
      offers(named('apps', m.shell_app_offers(), m.names_offers), 'apps'),
      offers(named('services', m.shell_service_offers(), m.names_offers), 'services'),
    ],
  };
}

const metadata: MenuGroup = {
  label: m.shell_metadata(),
  items: [
    {
      label: m.shell_categories(),
      href: paths.categories,
      covers: [paths.category('')],
      icon: FolderTree,
    },
    { label: m.shell_industries(), href: paths.industries, icon: Factory },
    { label: m.shell_locations(), href: paths.locations, icon: MapPin },
  ],
};

/** One entry for the pages of those who run the portal; it opens the first one that the user may. */
function administration(user: Person): MenuGroup {
  const pages = administrationPages(user);
  const [first] = pages;
  if (!first) return { label: m.shell_administration(), items: [] };
  const covers = pages.map(({ href }) => href);
  const entry = { label: m.shell_administration(), href: first.href, covers, icon: Settings };
  return { label: m.shell_administration(), labelHidden: true, items: [entry] };
}

function waiting(count: number | undefined) {
  return count === undefined ? {} : { count, waiting: count > 0 };
}

const icons = { apps: AppWindow, services: Cloud } as const;

/** The lists of one collection: the user's own and, for admins, those of all vendors. */
function listingItems(collection: Collection, seesAll: boolean, counts: Counts | null): MenuLine[] {
  const numbers = counts?.[collection];
  const ofActive = [
    paths.listing(collection, 'active', ''),
    paths.listingAnalytics(collection, 'active', ''),
  ];
  const mine: MenuLine = {
    label: m.shell_my_listings(),
    href: paths.listings(collection, 'active'),
    covers: seesAll ? [] : ofActive,
    icon: icons[collection],
    ...count(numbers?.mine),
  };
  const pending: MenuLine = {
    label: m.shell_pending_listings(),
    href: paths.listings(collection, 'pending', seesAll ? 'all' : 'mine'),
    covers: [paths.listings(collection, 'pending'), paths.newListing(collection)],
    icon: Clock,
    ...count(seesAll ? numbers?.waiting : numbers?.minePending),
    ...(seesAll ? { waiting: (numbers?.waiting ?? 0) > 0 } : {}),
  };
  if (!seesAll) return [mine, pending];
  const all: MenuLine = {
    label: m.shell_all_listings(),
    href: paths.listings(collection, 'active', 'all'),
    covers: ofActive,
    icon: Layers,
    ...count(numbers?.all),
  };
  return [all, mine, pending];
}

const count = (value: number | undefined) => (value === undefined ? {} : { count: value });
