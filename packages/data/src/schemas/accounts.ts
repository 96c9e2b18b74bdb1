import { array, boolean, type Infer, nullable, number, object, string } from 'superstruct';
import { deviceStruct } from './device.ts';
import { fromWire } from './wire.ts';

/** A device on which a user is signed in. */
export const sessionFields = {
  /** The same for the whole session. */
  id: string(),
  device: deviceStruct,
  signedInAt: string(),
  lastActiveAt: string(),
};

const openSessionStruct = object({
  ...sessionFields,
  /** Whether it is this device. */
  current: boolean(),
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
