import { type Counts, may, type User as Person } from '@portal/data/schemas';
import { type Collection, scopes } from '@portal/domain';
import type { SideMenuGroup, SideMenuItem } from '@portal/ui/patterns/SideMenu';
import {
  AppWindow,
  Clock,
  Cloud,
  Factory,
  FileText,
  FolderTree,
  KeyRound,
  Layers,
  LayoutDashboard,
  LogOut,
  MapPin,
  MessageSquareText,
  Palette,
  PenLine,
  ScrollText,
  Server,
  Sparkles,
  Star,
  Tag,
  User,
  Users,
  Webhook as WebhookIcon,
} from 'lucide-react';
import { brand } from '../brand.ts';
import type { Flags } from '../flags.ts';
import { paths } from '../paths.ts';

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
    label: 'My account',
    href: paths.account,
    icon: User,
    covers: [`${paths.account}/`],
  };
  const out = { label: 'Sign out', href: paths.signOut, icon: LogOut };
  return { ...lit({ label: 'Account', items: [account, out] }, pathname), atFoot: true };
}

const ownReviews: MenuGroup = {
  label: 'Reviews',
  items: [
    { label: 'Reviews of my listings', href: paths.receivedReviews, icon: MessageSquareText },
    { label: 'My reviews', href: paths.myReviews, icon: Star },
    {
      label: 'Write a review',
      href: paths.newReview('apps'),
      covers: [paths.newReview('services')],
      icon: PenLine,
    },
  ],
};

const ownOffers: MenuGroup = {
  label: 'Special Offers',
  items: [
    { label: 'My offers', href: paths.myOffers, covers: [paths.specialOfferPaywall], icon: Tag },
  ],
};

function dashboard(user: Person, flags: Flags): MenuGroup {
  const overview = { label: 'Dashboard', href: paths.dashboard, icon: LayoutDashboard };
  const featured = { label: 'Featured', href: paths.featured, icon: Sparkles, isNew: true };
  return {
    label: 'Dashboard',
    items: [
      ...(may(user, 'analytics.overview') && flags.analytics ? [overview] : []),
      ...(may(user, 'term.write') ? [featured] : []),
    ],
  };
}

function lit({ label, items }: MenuGroup, pathname: string): SideMenuGroup {
  return {
    label,
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

interface MenuGroup {
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
    label: 'Reviews',
    items: [
      reviews('App reviews', 'apps'),
      reviews('Service reviews', 'services'),
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
    label: 'Special Offers',
    items: [offers('App Offers', 'apps'), offers('Service Offers', 'services')],
  };
}

const metadata: MenuGroup = {
  label: 'Metadata',
  items: [
    {
      label: 'Categories',
      href: paths.categories,
      covers: [paths.category('')],
      icon: FolderTree,
    },
    { label: 'Industries', href: paths.industries, icon: Factory },
    { label: 'Locations', href: paths.locations, icon: MapPin },
  ],
};

/** The pages of those who run the portal. */
const administration = (user: Person): MenuGroup => ({
  label: 'Administration',
  items: [
    ...(may(user, 'accounts.read')
      ? [
          {
            label: 'Accounts',
            href: paths.accounts,
            covers: [paths.accountRecord('')],
            icon: Users,
          },
        ]
      : []),
    ...(may(user, 'template.read')
      ? [{ label: 'Reason templates', href: paths.templates, icon: FileText }]
      : []),
    ...(may(user, 'audit.read')
      ? [{ label: 'Audit log', href: paths.audit, icon: ScrollText }]
      : []),
    ...(may(user, 'keys.manage') ? [{ label: 'API keys', href: paths.keys, icon: KeyRound }] : []),
    ...(may(user, 'webhooks.manage')
      ? [
          {
            label: 'Webhooks',
            href: paths.webhooks,
            covers: [paths.webhook('')],
            icon: WebhookIcon,
          },
        ]
      : []),
    ...(may(user, 'brand.manage') ? [{ label: 'Brand', href: paths.brand, icon: Palette }] : []),
    ...(may(user, 'system.manage') ? [{ label: 'System', href: paths.system, icon: Server }] : []),
  ],
});

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
