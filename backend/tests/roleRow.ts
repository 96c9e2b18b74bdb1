import { type Action, type AnyRecordKind, recordKinds } from '@portal/domain';

/* The roles, and what a row of their table says. */

export const roles = [
  'visitor',
  'unconfirmed',
  'blocked',
  'free',
  'lapsed',
  'trial',
  'paid',
  'staff',
  'super',
  'editor',
  'finance',
  'support',
] as const;
export type Role = (typeof roles)[number];

export const groups = {
  outside: ['visitor', 'unconfirmed', 'blocked'],
  vendor: ['free', 'lapsed', 'trial', 'paid'],
  plain: ['free', 'lapsed'],
  premium: ['trial', 'paid'],
  admin: ['staff', 'super', 'editor', 'finance', 'support'],
} as const satisfies Record<string, readonly Role[]>;

const terms = ['industry', 'location', 'category', 'subcategory'] as const;
export type TermSubject = (typeof terms)[number];

/** What a call is about. Records of vendors: own, foreign, missing. Shared ones: there, missing. */
export type Subject =
  | 'app'
  | 'service'
  | 'pendingApp'
  | 'pendingService'
  | 'deletedApp'
  | 'deletedService'
  | 'review'
  | 'deletedReview'
  | 'received'
  | 'offer'
  | 'askedOffer'
  | 'media'
  | 'import'
  | 'termImport'
  | 'accountImport'
  | 'reviewImport'
  | 'bulkEdit'
  | 'session'
  | 'savedView'
  | 'sharedView'
  | 'card'
  | 'account'
  | 'user'
  | AnyRecordKind['one']
  | 'key'
  | 'webhook'
  | 'delivery'
  | TermSubject
  | `deleted ${TermSubject}`;
export const shared: readonly Subject[] = [
  ...recordKinds.map(({ one }) => one),
  'sharedView',
  'key',
  'webhook',
  'delivery',
  ...terms,
  ...terms.map((term) => `deleted ${term}` as const),
];

/** Status for each relation of the record, in that order; a single number is for all of them. */
export type Cells = number | readonly number[];

export interface Row {
  call: string;
  of?: Subject;
  query?: string;
  /**
   * Placeholders: `{slug}` and `{id}` of the record, a `{unique}` name, the caller's `{email}` (an admin's for a visitor), an
   * unused `{address}`, the `{password}` of every user, a `{category}`. From the card provider: a new card's `{token}`, the
   * `{annually}` and `{quarterly}` prices. From emails: the caller's `{code}`, `{user}`, `{timestamp}` and `{signature}`, and
   * the id of another user, `{stranger}`.
   */
  body?: Record<string, unknown>;
  /** Adds the record's version to the body. */
  versioned?: true;
  /** Sends a picture as a form. */
  picture?: true;
  /** Sends the texts of a picture as a form. */
  fileInfo?: true;
  /** Sends the cookie of the caller's session. */
  cookie?: true;
  /** Signs the body as the card provider does. */
  signed?: true;
  /** Every role tries it, since a call changes what the next ones may do. */
  inOrder?: true;
  /** The record can be used again after the call succeeded. */
  keeps?: true;
  /** The response may contain names of live listings. */
  showsNames?: true;
  /** The action, where the body decides it. */
  action?: Action;
  /** Status for permitted callers and existing records. Default: 200. */
  status?: number;
  /** Statuses that do not follow from the action. A narrower group takes precedence over a wider one. */
  responses?: Partial<Record<Role | keyof typeof groups, Cells>>;
}
