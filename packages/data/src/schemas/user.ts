import {
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { ownAccountStruct } from './account.ts';
import { fromWire } from './names.ts';

export const userPlans = ['free', 'trial', 'paid'] as const;

export type UserPlan = (typeof userPlans)[number];

export const userStruct = fromWire(
  object({
    id: number(),
    username: string(),
    email: string(),
    blocked: boolean(),
    confirmed: boolean(),
    provider: optional(nullable(string())),
    redirectUrl: optional(nullable(string())),
    newsletter: optional(nullable(boolean())),
    staff: boolean(),
    super: boolean(),
    lastLogin: optional(nullable(string())),
    firstName: nullable(string()),
    lastName: nullable(string()),
    djangoId: optional(nullable(number())),
    account: nullable(ownAccountStruct),
    customerId: optional(nullable(string())),
    subscriptionId: optional(nullable(string())),
    plan: enums(userPlans),
  }),
  {
    redirectUrl: 'redirect_url',
    lastLogin: 'last_login',
    firstName: 'first_name',
    lastName: 'last_name',
    djangoId: 'django_id',
    customerId: 'customer_id',
    subscriptionId: 'subscription_id',
  },
);

export type User = Infer<typeof userStruct>;

/** Staff and super users are admins. */
export function isAdmin(user: User): boolean {
  return user.staff || user.super;
}

/** On the trial or the paid plan. */
export function isUpgraded(user: User): boolean {
  return user.plan !== 'free';
}

/** A known user who is confirmed and not blocked. */
export function isAuthenticated(user: User): boolean {
  return user.id !== 0 && !user.blocked && user.confirmed;
}

export const userBadges = ['super-admin', 'trial', 'premium', 'free'] as const;

export type UserBadge = (typeof userBadges)[number];

const planBadges: Record<UserPlan, UserBadge> = { trial: 'trial', paid: 'premium', free: 'free' };

/** The badge beside the name: that of admins, else that of the plan. */
export function userBadge(user: User): UserBadge {
  return isAdmin(user) ? 'super-admin' : planBadges[user.plan];
}

/** The name the top bar greets with. */
export function greetingName(user: User): string {
  return user.firstName || user.username;
}
