import { array, boolean, type Infer, nullable, number, object, string } from 'superstruct';
import { fromWire } from './wire.ts';

/** A device on which the user is signed in. */
export const openSessionStruct = object({
  /** The same for the whole session. */
  id: string(),
  /** Browser and system, such as "Firefox on Linux". */
  device: nullable(string()),
  /** Whether it is this device. */
  current: boolean(),
  signedInAt: string(),
  lastActiveAt: string(),
});

export type OpenSession = Infer<typeof openSessionStruct>;

export const openSessionsStruct = array(openSessionStruct);

/** Moderation statistics of an account, for admins. */
export const vendorStruct = fromWire(
  object({
    id: number(),
    firstName: nullable(string()),
    lastName: nullable(string()),
    email: nullable(string()),
    /** Listings of both types. */
    live: number(),
    pending: number(),
    /** How many of their submissions were declined. */
    declined: number(),
    createdAt: string(),
  }),
  { firstName: 'first_name', lastName: 'last_name' },
);

export type Vendor = Infer<typeof vendorStruct>;
