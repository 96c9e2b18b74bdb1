import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  string,
  unknown,
} from 'superstruct';
import { fromWire, type Names, ourName, toWire } from './wire.ts';

const names: Names = {
  firstName: 'first_name',
  lastName: 'last_name',
  currentPassword: 'current_password',
  waitsFor: 'waits_for',
};

const person = {
  id: number(),
  firstName: nullable(string()),
  lastName: nullable(string()),
  email: nullable(string()),
};

/** A user by name. */
export const namedUserStruct = object({ id: number(), name: string() });

export type NamedUser = Infer<typeof namedUserStruct>;

export const accountStruct = fromWire(object(person), names);

/** For its owner: with the unconfirmed new address. */
export const ownAccountStruct = fromWire(
  object({ ...person, waitsFor: nullable(string()) }),
  names,
);

/** A vendor's account, or the creator of a record in the same shape. */
export type Account = Infer<typeof accountStruct>;

export type OwnAccount = Infer<typeof ownAccountStruct>;

export interface AccountWrite {
  firstName: string;
  lastName: string;
  /** Omitted to leave it; the current address cancels an unconfirmed one. */
  email?: string;
  /** Required with a new address. */
  currentPassword?: string;
}

export function accountToWire(account: AccountWrite): Record<string, unknown> {
  return toWire(account, names);
}

export function accountFieldName(stored: string): string {
  return ourName(stored, names);
}

/** First and last name, or the email when there is none. */
export function personName(person: Account): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || (person.email ?? '');
}

const userPlans = ['free', 'trial', 'paid'] as const;

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
    /** Chosen by the user; one that the portal may no longer have. */
    language: optional(nullable(string())),
    /** How the user laid out lists; without columns, a list has its own. */
    listColumns: optional(
      array(
        object({
          list: string(),
          columns: array(string()),
          widths: optional(record(string(), number())),
          compact: optional(boolean()),
        }),
      ),
    ),
    staff: boolean(),
    super: boolean(),
    staffRoles: optional(array(string())),
    /** Staff who must set up a second factor before they do anything else. */
    secondFactorRequired: optional(boolean()),
    /** The staff user who views the portal as this user, and until when. */
    viewedBy: optional(nullable(object({ name: string(), until: string() }))),
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
    listColumns: 'list_columns',
    staffRoles: 'staff_roles',
    secondFactorRequired: 'second_factor_required',
    viewedBy: 'viewed_by',
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

const userBadges = ['super-admin', 'trial', 'premium', 'free'] as const;

export type UserBadge = (typeof userBadges)[number];

const planBadges: Record<UserPlan, UserBadge> = { trial: 'trial', paid: 'premium', free: 'free' };

/** The badge next to the name: that of admins, else that of the plan. */
export function userBadge(user: User): UserBadge {
  return isAdmin(user) ? 'super-admin' : planBadges[user.plan];
}

/** The name in the greeting of the top bar. */
export function greetingName(user: User): string {
  return user.firstName || user.username;
}

export const signedInStruct = object({ jwt: string(), user: userStruct });

/** Empty if the address must be confirmed first. */
export const registeredStruct = object({
  jwt: optional(string()),
  user: optional(userStruct),
  account: optional(ownAccountStruct),
});

/** The user, or what a sign-in with the right password still needs: without one of them no page could go on. */
export const signInStruct = fromWire(
  refine(
    object({
      jwt: optional(string()),
      user: optional(userStruct),
      /** Read by the second step, whose code is loaded with it. */
      secondFactor: optional(unknown()),
    }),
    'user or second_factor',
    ({ user, secondFactor }) => user !== undefined || (secondFactor ?? null) !== null,
  ),
  { secondFactor: 'second_factor' },
);

/** The user is decoded where it is used. */
export const renewedStruct = object({ jwt: string(), user: optional(unknown()) });

export const acknowledgedStruct = object({ ok: optional(boolean()), jwt: optional(string()) });

export const verifiedStruct = object({ email: optional(string()) });

export interface Credentials {
  identifier: string;
  password: string;
}

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  newsletter: boolean;
}

/** The email is the username. */
export function registrationToWire(registration: Registration): Record<string, unknown> {
  const values = { username: registration.email, ...registration };
  return toWire(values, { firstName: 'first_name', lastName: 'last_name' });
}
