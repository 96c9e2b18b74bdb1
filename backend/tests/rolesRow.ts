import type { Action } from '@portal/domain';

/* What a row of the table of roles says. */

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
] as const;
export type Role = (typeof roles)[number];

export const groups = {
  outside: ['visitor', 'unconfirmed', 'blocked'],
  vendor: ['free', 'lapsed', 'trial', 'paid'],
  plain: ['free', 'lapsed'],
  premium: ['trial', 'paid'],
  admin: ['staff', 'super'],
} as const satisfies Record<string, readonly Role[]>;

/** What a call is about. Records of vendors: own, foreign, missing. Shared ones: there, missing. */
export type Subject =
  | 'app'
  | 'service'
  | 'pendingApp'
  | 'pendingService'
  | 'review'
  | 'offer'
  | 'media'
  | 'session'
  | 'card'
  | 'account'
  | 'industry'
  | 'location'
  | 'category'
  | 'subcategory';
export const shared: readonly Subject[] = ['industry', 'location', 'category', 'subcategory'];

/** Status for each relation of the record, in the order above; one number stands for all of them. */
export type Cells = number | readonly number[];

export interface Row {
  call: string;
  of?: Subject;
  query?: string;
  /**
   * Texts in it may name `{slug}` or `{id}` of the record, a `{unique}` name, the caller's own `{email}` (a visitor's is that
   * of an admin), an `{address}` nobody has, the `{password}` everybody has, or be a `{category}`. What is of the card
   * provider's: a new card as `{token}`, the `{annually}` and the `{quarterly}` price. What comes by letter: the caller's
   * own `{code}`, `{user}`, `{timestamp}` and `{signature}`, and the `{stranger}` whose they are not.
   */
  body?: Record<string, unknown>;
  /** Puts the record's version into the body. */
  versioned?: true;
  /** A picture goes with it as a form. */
  picture?: true;
  /** Words about a picture go with it as a form. */
  fileInfo?: true;
  /** The cookie of the caller's session goes with it. */
  cookie?: true;
  /** Signed as the card provider signs. */
  signed?: true;
  /** A call that succeeds leaves the record as good for the next one as it was. */
  keeps?: true;
  /** Names of live listings are no secret in this call. */
  showsNames?: true;
  /** What the call does, where no route of the in-memory backend says it or the body decides it. */
  action?: Action;
  /** Status for who may and for a record that is there. Default: 200. */
  status?: number;
  /** Where the status does not follow from the action. A narrower group goes before a wider one. */
  answers?: Partial<Record<Role | keyof typeof groups, Cells>>;
}
