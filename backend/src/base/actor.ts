import {
  type Action,
  accessReason,
  type Owned,
  type Actor as Subject,
  staffRolesOf,
} from '@portal/domain';
import { HttpError } from './httpError.ts';
import type { Context } from './registry.ts';

export interface UserRow {
  id: number;
  username: string;
  email: string;
  new_email: string | null;
  new_email_at: string | null;
  blocked: boolean | null;
  /** Told to the user. */
  blocked_reason?: string | null;
  blocked_at?: string | null;
  /** Whether the listings of a blocked user are hidden from the directory. */
  blocked_hides?: boolean | null;
  /** When the account is erased; null unless its deletion is scheduled. Until then the user is blocked as well. */
  deletes_at?: string | null;
  /** When the invite of a staff user expires, who has no password yet; null for others. */
  invite_expires_at?: string | null;
  confirmed: boolean | null;
  provider: string | null;
  redirect_url: string | null;
  newsletter: boolean | null;
  /** Chosen by the user. */
  language: string | null;
  /** The columns of lists that the user chose, as JSON. */
  list_columns?: string | null;
  staff: boolean | null;
  super: boolean | null;
  /** Separated by commas. */
  staff_roles: string | null;
  last_login: string | null;
  first_name: string | null;
  last_name: string | null;
  django_id: number | null;
  account: AccountRow | null;
  createdAt?: string;
}

export interface AccountRow {
  id: number;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  customer_id: string | null;
  subscription_id: string | null;
  payment_id: string | null;
  subscription_status: string | null;
  /** The plan is kept until then after a failed payment. */
  access_until: string | null;
  /** Since when the directory does not show its listings; null for one whose live listings it shows. */
  hidden_at?: string | null;
}

export type Plan = 'free' | 'trial' | 'paid';

/** The plan by the last known status of the subscription. */
export const planOf = (account: AccountRow | null): Plan => {
  const status = account?.subscription_status;
  if (status === 'trialing') return 'trial';
  const until = account?.access_until;
  const waits = status === 'past_due' && until && new Date(until).getTime() > Date.now();
  return status === 'active' || waits ? 'paid' : 'free';
};

export interface Actor extends Subject {
  id: number;
  name: string;
  /** Of the request; null outside of one. */
  address: string | null;
  userAgent: string | null;
}

export const nameOf = (user: Pick<UserRow, 'first_name' | 'last_name' | 'username'>): string =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username;

export const actorFrom = (user: UserRow): Actor => ({
  id: user.id,
  name: nameOf(user),
  staff: staffRolesOf(user),
  premium: planOf(user.account) !== 'free',
  accountId: user.account?.id ?? null,
  address: null,
  userAgent: null,
});

/** Condition of a query of users: staff of any role. */
export const staffSql = 'staff = true or super = true';

/** The calling user, or another one who is identified by the call. The row is read on every call, so a demotion applies at once. */
export const actorOf = (ctx: Context, user: UserRow = ctx.state.user): Actor => ({
  ...actorFrom(user),
  address: ctx.request.ip,
  userAgent: ctx.get('user-agent'),
});

/** Throws 401, 402, 403 or 404 for an actor without permission. Without a record, requirements of the record are skipped. */
export const authorize = (actor: Actor, action: Action, record?: Owned): void => {
  const reason = accessReason(actor, action, record);
  if (reason) throw new HttpError(reason);
};
