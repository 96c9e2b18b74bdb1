import type {
  Collection,
  ListingStatus,
  ListingValues,
  ModerationEvent,
  OfferStatusOnWire,
  OfferTexts,
  Submission as State,
} from '@portal/domain';
import type { PlanInterval, SubscriptionStatus } from '../../schemas/billing.ts';
import type { UserPlan } from '../../schemas/user.ts';

export interface StoredUser {
  id: number;
  email: string;
  /** Asked for, and not confirmed yet. */
  newEmail?: string | undefined;
  password: string;
  firstName: string;
  lastName: string;
  staff: boolean;
  confirmed: boolean;
  newsletter: boolean;
  plan: UserPlan;
  /** When they registered; left out, it is now. */
  createdAt?: string;
  accountId: number;
}

export interface Submission extends State<ListingValues> {
  updatedAt: string;
}

export interface StoredListing extends Submission {
  id: number;
  collection: Collection;
  slug: string;
  version: number;
  accountId: number;
  createdById: number;
  createdAt: string;
  revision: Submission | null;
}

type Event = ModerationEvent<ListingValues>;

export interface StoredEvent
  extends Omit<Event, 'before' | 'noteChanged' | 'versionChecked'>,
    Partial<Pick<Event, 'before' | 'noteChanged' | 'versionChecked'>> {
  id: number;
  /** What it happened to. */
  listing: StoredListing | StoredReview | StoredOffer;
  actorId: number;
  createdAt: string;
}

export interface StoredTerm {
  id: number;
  name: string;
  slug: string;
  /** Subcategories only. */
  categoryId?: number;
  /** Industries only; in order. */
  featured?: Record<Collection, number[]>;
}

export interface StoredReview {
  id: number;
  rating: number;
  comment: string;
  status: ListingStatus;
  note: string | null;
  version: number;
  listing: StoredListing;
  userId: number;
  createdAt: string;
}

export interface StoredOffer extends OfferTexts {
  id: number;
  status: OfferStatusOnWire;
  note: string | null;
  version: number;
  listing: StoredListing;
  createdAt: string;
  /** When a declined one is paid back, in milliseconds. */
  refundAt?: number;
}

export interface StoredMedia {
  id: number;
  name: string;
  url: string;
  mime: string;
  size: number;
  /** User who sent it. Default: nobody, as with what the demo brings. */
  ownerId?: number;
  alternativeText?: string | null;
  caption?: string | null;
}

export interface StoredSubscription {
  status: SubscriptionStatus;
  plan: PlanInterval;
  /** Seconds, like every instant of the card provider. */
  created: number;
  start: number;
  end: number;
  cancelled: boolean;
  card: string | null;
  /** What is open; `agreed` when the bank said yes and nobody has heard of it, `onItsWay` when it has not answered. */
  open: { reason: string | null; failedAt: number; agreed?: boolean; onItsWay?: boolean } | null;
}

interface StoredInvoice {
  id: string;
  date: number;
  amount: number;
  fromCredit: number;
  status: 'open' | 'paid' | 'void';
}

export interface StoredCards {
  cards: { id: string; brand: string; last4: string; exp_month: number; exp_year: number }[];
  defaultCard: string | null;
  subscription: StoredSubscription | null;
  trialUsed: boolean;
  /** Whole cents; what is owed is below zero. */
  credit: number;
  invoices: StoredInvoice[];
  /** The card whose bank is asking about a payment now. */
  asking?: string | undefined;
}

export interface Database {
  /** Whether a new address has to be confirmed before signing in. Default false. */
  confirmAddresses?: boolean;
  /** What one special offer costs, in whole cents. */
  offerPrice: number;
  users: StoredUser[];
  listings: StoredListing[];
  events: StoredEvent[];
  industries: StoredTerm[];
  locations: StoredTerm[];
  categories: StoredTerm[];
  subcategories: StoredTerm[];
  reviews: StoredReview[];
  offers: StoredOffer[];
  media: StoredMedia[];
  cards: Map<number, StoredCards>;
  /** How many looked at a listing on a day. */
  views: (listing: StoredListing, day: string) => number;
}

/** One more than the highest id of a table. */
export function nextId(rows: readonly { id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
