/** Columns after the name. */
export type AccountColumn =
  | 'state'
  | 'plan'
  | 'role'
  | 'email'
  | 'listings'
  | 'joined'
  | 'lastSignIn';

export interface AccountTableRow {
  id: string;
  /** First and last name, or the email address. */
  name: string;
  email: string;
  /** The page of the account. */
  href: string;
  plan: 'free' | 'trial' | 'premium';
  state: 'active' | 'blocked' | 'unconfirmed' | 'invited' | 'deleting';
  /** The roles of staff, such as 'Moderator, Editor'. Default: a vendor. */
  role?: string | undefined;
  /** Such as '3 live, 1 pending'. */
  listings: string;
  /** Formatted date. */
  joined: string;
  /** Formatted date, or 'Never'. */
  lastSignIn: string;
}
