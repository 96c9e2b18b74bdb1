import { accountPlans, accountStates, staffRoles } from '@portal/domain';
import { array, boolean, enums, type Infer, nullable, number, object, string } from 'superstruct';
import { sessionFields } from './accounts.ts';
import { fromWire, type Names } from './wire.ts';

/* Users with their accounts, as staff see them. */

const names: Names = {
  firstName: 'first_name',
  lastName: 'last_name',
  staffRoles: 'staff_roles',
  lastLogin: 'last_login',
  waitsFor: 'waits_for',
  blockedReason: 'blocked_reason',
  listingsHidden: 'listings_hidden',
  deletesAt: 'deletes_at',
  inviteExpiresAt: 'invite_expires_at',
  subscriptionStatus: 'subscription_status',
  customerId: 'customer_id',
  customerUrl: 'customer_url',
};

const facts = {
  /** The user's id. */
  id: number(),
  /** Id of the account, if any. */
  account: nullable(number()),
  firstName: nullable(string()),
  lastName: nullable(string()),
  email: string(),
  plan: enums(accountPlans),
  state: enums(accountStates),
  /** Empty for vendors. */
  staffRoles: array(enums(staffRoles)),
  createdAt: string(),
  lastLogin: nullable(string()),
};

export const accountRowStruct = fromWire(
  object({
    ...facts,
    /** Live listings, and those in review. */
    live: number(),
    pending: number(),
  }),
  names,
);

/** A row of the list of accounts. */
export type AccountRow = Infer<typeof accountRowStruct>;

/** Listings of the account, reviews that its user wrote, and offers on its listings. */
const feedbackStruct = object({ active: number(), pending: number() });
const countsStruct = object({
  live: number(),
  pending: number(),
  reviews: feedbackStruct,
  offers: feedbackStruct,
});

export const accountRecordStruct = fromWire(
  object({
    ...facts,
    /** A new address that is not confirmed yet. */
    waitsFor: nullable(string()),
    /** Whether the user signs in with an authenticator app, and how many passkeys they have. */
    factors: object({ totp: boolean(), passkeys: number() }),
    /** Why the user is blocked; null for others. */
    blockedReason: nullable(string()),
    /** When the account is erased; null unless its deletion is scheduled. */
    deletesAt: nullable(string()),
    /** When the link of an invited user expires; null for others. */
    inviteExpiresAt: nullable(string()),
    /** Whether the directory leaves out its live listings. */
    listingsHidden: boolean(),
    subscriptionStatus: nullable(string()),
    customerId: nullable(string()),
    /** The customer's page at the card provider, if payments are real. */
    customerUrl: nullable(string()),
    counts: object({ apps: countsStruct, services: countsStruct }),
    sessions: array(object(sessionFields)),
    /** The latest actions on the user, newest first. */
    history: array(
      object({
        id: number(),
        /** A `UserAction`, or one of another version. */
        action: string(),
        /** The roles that it gave to the user and took from them. */
        granted: array(enums(staffRoles)),
        revoked: array(enums(staffRoles)),
        actor: nullable(string()),
        reason: nullable(string()),
        createdAt: string(),
      }),
    ),
  }),
  names,
);

/** The page of an account. */
export type AccountRecord = Infer<typeof accountRecordStruct>;

/** Our name of a field of a write. */
export const accountRecordFields: Names = {
  firstName: 'first_name',
  lastName: 'last_name',
  currentPassword: 'current_password',
};
