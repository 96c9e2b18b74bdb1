import type { Dispute } from '@portal/data/internal/schemas/accountPayments';
import type { AuditEntry } from '@portal/data/internal/schemas/audit';
import type { PlanInterval, SubscriptionStatus } from '@portal/data/internal/schemas/billing';
import type { StoredBrand } from '@portal/data/internal/schemas/brand';
import type { LinkHealth } from '@portal/data/internal/schemas/listing';
import type { Notification } from '@portal/data/internal/schemas/notifications';
import type { System } from '@portal/data/internal/schemas/system';
import type { UserPlan } from '@portal/data/internal/schemas/user';
import type {
  AuditChanges,
  ChangeRequest,
  ClaimKind,
  Collection,
  EventPayment,
  Language,
  ListingStatus,
  ListingValues,
  ListLayout,
  ModerationEvent,
  NotificationSetting,
  OfferStatusOnWire,
  OfferTexts,
  OwnedView,
  ReadScope,
  ReplyState,
  ReportState,
  StaffRole,
  Submission as State,
  TrashKind,
  ViewIcon,
} from '@portal/domain';
import type { StoredImport } from './storedImports.ts';
import type { StoredRecords } from './storedRecords.ts';
import type { StoredDelivery, StoredWebhook } from './storedWebhooks.ts';

export interface StoredFactors {
  totp?: { enabledAt: string } | undefined;
  /** Whether an authenticator app waits for its first code. */
  pending?: boolean;
  recoveryCodes: readonly string[];
  passkeys: {
    id: number;
    name: string;
    /** The `id` of the browser's response. */
    credentialId: string;
    createdAt: string;
    lastUsedAt: string | null;
  }[];
}

export interface StoredUser {
  id: number;
  email: string;
  /** A requested address that is not confirmed yet. */
  newEmail?: string | undefined;
  password: string;
  firstName: string;
  lastName: string;
  staff: boolean;
  /** Default: the roles of staff without a role. */
  staffRoles?: readonly StaffRole[];
  confirmed: boolean;
  /** When the link of a user expires who has not accepted their invite. */
  inviteExpiresAt?: string | undefined;
  /** Of a blocked user. */
  blockedReason?: string | undefined;
  /** When the account is erased, of one whose deletion is scheduled. */
  deletesAt?: string | undefined;
  /** Whether the directory leaves out the listings of its account. Default: no. */
  hidesListings?: boolean;
  lastLogin?: string;
  newsletter: boolean;
  /** Default: none chosen. */
  language?: Language;
  listColumns?: ListLayout[];
  plan: UserPlan;
  /** Default: now. */
  createdAt?: string;
  /** Default: none. */
  factors?: StoredFactors;
  accountId: number;
}

export interface Submission extends State<ListingValues> {
  updatedAt: string;
}

/** A link of a live listing, as the client reads it. */
type StoredLink = Omit<LinkHealth, 'url'>;

export interface StoredListing extends Submission {
  id: number;
  collection: Collection;
  slug: string;
  version: number;
  accountId: number;
  createdById: number;
  createdAt: string;
  /** The event that moved it to its account: the vendor does not see earlier ones. Default: it was never moved. */
  movedBy?: number;
  revision: Submission | null;
  /** What checks of its links found. Default: not checked yet. */
  links?: readonly StoredLink[];
  /** Since when it is hidden because of its link. Default: it is not. */
  linkHiddenAt?: string | undefined;
  /** When a check was last requested, in milliseconds. */
  linksRequested?: number;
}

type Event = ModerationEvent<ListingValues>;
type OptionalPart =
  | 'before'
  | 'noteChanged'
  | 'remarks'
  | 'replaced'
  | 'restored'
  | 'undoes'
  | 'versionChecked';

export interface StoredEvent extends Omit<Event, OptionalPart>, Partial<Pick<Event, OptionalPart>> {
  id: number;
  /** The record of the event. */
  listing: StoredListing | StoredReview | StoredOffer;
  /** The values after it; `draftOf` is the account whose draft they were. */
  version?: { values: ListingValues; draftOf: number | null };
  /** Of a payment or refund. */
  payment?: EventPayment;
  /** To whom its listing was assigned until then. Default: no one. */
  assignee?: number | undefined;
  /** The unread notices that ended with it. Default: none. */
  recalled?: StoredNotification[];
  actorId: number;
  createdAt: string;
}

export interface StoredTerm {
  id: number;
  name: string;
  slug: string;
  /** Other names. Default: none. */
  synonyms?: readonly string[];
  /** Subcategories only. */
  categoryId?: number;
  /** Industries only, in order. */
  featured?: Record<Collection, number[]>;
}

export interface StoredReview {
  id: number;
  rating: number;
  comment: string;
  status: ListingStatus;
  note: string | null;
  version: number;
  /** Default: none. */
  request?: ChangeRequest | null;
  listing: StoredListing;
  userId: number;
  createdAt: string;
  /** The last time. Default: when it was created. */
  submittedAt?: string;
  /** Default: none. */
  reply?: ReplyState;
  /** Default: none. */
  report?: ReportState;
}

export interface StoredOffer extends OfferTexts {
  id: number;
  status: OfferStatusOnWire;
  note: string | null;
  version: number;
  /** Default: none. */
  request?: ChangeRequest | null;
  listing: StoredListing;
  /** The account that bought it. */
  accountId: number;
  createdAt: string;
  /** The last time. Default: when it was created. */
  submittedAt?: string;
  /** When a declined offer is refunded, in milliseconds. */
  refundAt?: number;
}

export interface StoredMedia {
  id: number;
  name: string;
  url: string;
  mime: string;
  size: number;
  /** Id of the uploader. Default: none, as for demo pictures. */
  ownerId?: number;
  /** The address from which an import loaded it. */
  source?: string;
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
  /** The open payment; `agreed` once authenticated, `onItsWay` while the bank has not responded. */
  open: { reason: string | null; failedAt: number; agreed?: boolean; onItsWay?: boolean } | null;
}

interface StoredInvoice {
  id: string;
  date: number;
  amount: number;
  fromCredit: number;
  status: 'open' | 'paid' | 'void';
}

interface StoredDispute {
  id: string;
  invoice: string | null;
  description: string;
  date: number;
  amount: number;
  status: Dispute['status'];
  dueBy: number | null;
}

export interface StoredCards {
  cards: { id: string; brand: string; last4: string; exp_month: number; exp_year: number }[];
  defaultCard: string | null;
  subscription: StoredSubscription | null;
  trialUsed: boolean;
  /** Cents; negative for a debt. */
  credit: number;
  invoices: StoredInvoice[];
  /** Default: none. */
  disputes?: StoredDispute[];
  /** The card of the payment that waits for authentication. */
  asking?: string | undefined;
}

/** A message about a listing. */
export interface StoredMessage {
  id: number;
  listing: StoredListing;
  /** Of the listing at that time. */
  accountId: StoredListing['accountId'];
  userId: number;
  text: string;
  createdAt: string;
  editedAt: string | null;
}

/** A moderator has a record open. */
export interface StoredClaim {
  kind: ClaimKind;
  /** Of the record. */
  id: number;
  userId: number;
  since: string;
  /** When it was last renewed. */
  seenAt: string;
}

export interface StoredNotification extends Notification {
  userId: number;
  /** The record, such as `apps/12`. */
  about: string;
}

/** A key of the read interface; its secret is not stored. */
export interface StoredKey {
  id: number;
  name: string;
  hint: string;
  scopes: readonly ReadScope[];
  origins: readonly string[];
  createdAt: string;
  created_by: string;
  expiresAt: string | null;
  last_used_at: string | null;
  revokedAt: string | null;
}

/** A view of a list that a user saved. */
export type StoredView = Omit<OwnedView, 'icon' | 'isDefault' | 'pinnedAt' | 'place'> & {
  /** Default: that of new views. */
  icon?: ViewIcon;
  /** The users whose list opens with it. */
  defaultOf: readonly number[];
  /** When users pinned it, by their ids. Default: none did. */
  pinnedBy?: Readonly<Record<number, string>>;
  /** Where users arranged it, by their ids. Default: nowhere. */
  placeOf?: Readonly<Record<number, number>>;
};

/** An entry of the audit log. */
export type StoredAudit = Omit<AuditEntry, 'changes' | 'actor' | 'subject'> & {
  subject: Pick<NonNullable<AuditEntry['subject']>, 'kind' | 'id' | 'name'> | null;
  changes: AuditChanges;
  actor: { id: number; name: string; roles: readonly StaffRole[] } | null;
};

/** A deleted record. */
export interface StoredTrash {
  kind: TrashKind;
  record: StoredListing | StoredReview | StoredTerm;
  name: string;
  slug: string | null;
  /** Of a listing or a review. */
  status?: ListingStatus;
  /** The term into which a term was merged. Default: none. */
  mergedInto?: { id: number; name: string } | undefined;
  /** Records that were deleted with it. Default: none. */
  held?: readonly { id: number }[];
  /** Who deleted it, and when in milliseconds. */
  deletedById: number;
  deletedAt: number;
  /** Puts it back with what was deleted with it; throws why it cannot be. */
  restore: () => void;
}

export interface Database extends StoredRecords {
  /** Whether new users confirm their address before signing in. Default false. */
  confirmAddresses?: boolean;
  /** The operator's limit of a wait, in hours. Default: none. */
  reviewLimitHours?: number;
  /** Whether staff need a second factor. Default false. */
  staffSecondFactor?: boolean;
  /** Price of a special offer in cents. */
  offerPrice: number;
  users: StoredUser[];
  listings: StoredListing[];
  /** Deleted records. Default: none. */
  trash?: StoredTrash[] | undefined;
  events: StoredEvent[];
  /** Oldest first. */
  audit: StoredAudit[];
  keys: StoredKey[];
  /** Default: none. */
  savedViews?: StoredView[];
  imports: StoredImport[];
  /** Whether started imports wait instead of going through their rows. Default false. */
  importsWait?: boolean;
  webhooks: StoredWebhook[];
  deliveries: StoredDelivery[];
  /** With what webhooks respond. Default: 200. */
  webhookStatus?: number;
  industries: StoredTerm[];
  locations: StoredTerm[];
  categories: StoredTerm[];
  subcategories: StoredTerm[];
  reviews: StoredReview[];
  offers: StoredOffer[];
  media: StoredMedia[];
  cards: Map<number, StoredCards>;
  /** Default: the default brand. */
  brand?: StoredBrand;
  /** Parts of the state of the installation. Default: no problems. */
  system?: Partial<System>;
  /** Why test emails are not accepted. Default: they are. */
  mailProblem?: string;
  /** The vendors that staff view the portal as, by the id of the staff user. */
  viewed: Map<number, number>;
  claims: StoredClaim[];
  /** The user to whom a pending listing is assigned. */
  assignments: Map<StoredListing, number>;
  /** Oldest first. */
  messages: StoredMessage[];
  /** The last message that a user has read, by user and listing. */
  messagesRead: Map<string, number>;
  /** Oldest first. */
  notifications: StoredNotification[];
  notificationSettings: (NotificationSetting & { userId: number })[];
  /** Users whose tokens end after the call. Default: none. */
  signedOut?: number[];
  /** Views of a listing by day. */
  views: (listing: StoredListing, day: string) => number;
}

/** One more than the highest id of a table. */
export function nextId(rows: readonly { id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/** Those in the trash, which can be restored. */
export const deletedRecords = ({ trash = [] }: Database): { id: number }[] =>
  trash.flatMap(({ record, held = [] }) => [record, ...held]);

/** An id that no deleted record has either. */
export const unusedId = (db: Database, rows: readonly { id: number }[]): number =>
  nextId([...rows, ...deletedRecords(db)]);
