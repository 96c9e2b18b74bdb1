/** Whose list it is: a vendor's own, all vendors' for an admin, or what waits for an admin's decision. */
export const listingTableVariants = ['vendor', 'admin', 'queue'] as const;
export type ListingTableVariant = (typeof listingTableVariants)[number];

export const listingTableStates = [
  'loading',
  'ready',
  'empty',
  'no-match',
  'decided',
  'failed',
  'offline',
] as const;
export type ListingTableState = (typeof listingTableStates)[number];

export const listingTypes = ['apps', 'services'] as const;
export type ListingType = (typeof listingTypes)[number];

/** Live listings, or everything that is not live yet. */
export const listingPlaces = ['active', 'pending'] as const;
export type ListingPlace = (typeof listingPlaces)[number];

export type ListingStatus = 'pending' | 'declined' | 'draft' | 'approved';

export interface ListingLogo {
  src: string;
  srcSet?: string | undefined;
}

export interface ListingRow {
  id: string;
  /** Empty shows as 'Untitled listing'. */
  name: string;
  /** The listing's page: where the name leads, and Edit; in the queue, Review. */
  href: string;
  /** Where Edit leads when that is another page, as in the queue. Default `href`. */
  editHref?: string | undefined;
  /** Where its views are read: a link in the row where there is room, else in its menu. Default: none. */
  analyticsHref?: string | undefined;
  logo?: ListingLogo | undefined;
  /** Short description; without one the second line says 'Not described yet'. */
  summary?: string | undefined;
  status: ListingStatus;
  /** The second line begins with 'Changes to a live listing'. Default false. */
  changesLive?: boolean | undefined;
  /** Kind of change, such as '5 changes to a live listing': the second line of the queue. */
  kind?: string | undefined;
  /** Mean of its reviews and how many there are; shown from the first review on. */
  rating?: { mean: number; count: number } | undefined;
  industry?: string | undefined;
  /** Date of the last change, ready to read. */
  changed?: string | undefined;
  /** How long it has waited, ready to read; `long` stands out. */
  waiting?: { text: string; long: boolean } | undefined;
  /** Who made it; shown to admins. */
  vendor?: { name: string; email: string } | undefined;
}

/** “Untitled listing” for a draft without a name. */
export const listingName = ({ name }: Pick<ListingRow, 'name'>): string =>
  name.trim() || 'Untitled listing';

const kindWords: Record<ListingType, { one: string; many: string }> = {
  apps: { one: 'app', many: 'apps' },
  services: { one: 'service', many: 'services' },
};

interface EmptyWords {
  title: string;
  text: string;
}

type EmptyCase = 'own' | 'own-pending' | 'all' | 'all-pending';

const emptyCases: Record<EmptyCase, (words: { one: string; many: string }) => EmptyWords> = {
  own: ({ one }) => ({
    title: `No ${one} listings yet`,
    text: `A listing puts your ${one} in front of small businesses that are looking for one.`,
  }),
  'own-pending': ({ one, many }) => ({
    title: `No pending ${one} listings`,
    text: `Drafts show here, and ${many} that are in review or were sent back to you.`,
  }),
  all: ({ one, many }) => ({
    title: `No live ${one} listings yet`,
    text: `The ${many} of every vendor show here once they are approved.`,
  }),
  'all-pending': ({ many }) => ({
    title: 'Nothing is waiting',
    text: `New and changed ${many} show here as soon as a vendor submits them.`,
  }),
};

/** What an empty list is for, in two sentences. */
export function emptyWords(
  variant: ListingTableVariant,
  place: ListingPlace,
  type: ListingType,
): EmptyWords {
  const own = variant === 'vendor';
  if (variant === 'queue' || place === 'pending') {
    return emptyCases[own ? 'own-pending' : 'all-pending'](kindWords[type]);
  }
  return emptyCases[own ? 'own' : 'all'](kindWords[type]);
}
