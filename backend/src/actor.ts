import type { Actor as Subject } from '@portal/domain';
import type { Context } from './registry.ts';

export interface UserRow {
  id: number;
  username: string;
  email: string;
  new_email: string | null;
  new_email_at: string | null;
  blocked: boolean | null;
  confirmed: boolean | null;
  provider: string | null;
  redirect_url: string | null;
  newsletter: boolean | null;
  staff: boolean | null;
  super: boolean | null;
  last_login: string | null;
  first_name: string | null;
  last_name: string | null;
  django_id: number | null;
  account: AccountRow | null;
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
  /** Until when a payment that failed takes nothing away. */
  access_until: string | null;
}

export type Plan = 'free' | 'trial' | 'paid';

/** What the card provider last said decides the plan, here and nowhere else. */
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
}

const nameOf = (user: UserRow): string =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username;

export const actorFrom = (user: UserRow): Actor => ({
  id: user.id,
  name: nameOf(user),
  admin: user.staff === true || user.super === true,
  premium: planOf(user.account) !== 'free',
  accountId: user.account?.id ?? null,
});

/** Who calls; the user row is read anew on every call, so a demotion counts at once. */
export const actorOf = (ctx: Context): Actor => actorFrom(ctx.state.user);
