import { type Infer, nullable, number, object, string } from 'superstruct';
import { fromWire } from './names.ts';

/** What an admin should know of an account before deciding about what it sent. */
export const vendorStruct = fromWire(
  object({
    id: number(),
    firstName: nullable(string()),
    lastName: nullable(string()),
    email: nullable(string()),
    /** Listings of both types. */
    live: number(),
    pending: number(),
    /** How often one of them was declined. */
    declined: number(),
    createdAt: string(),
  }),
  { firstName: 'first_name', lastName: 'last_name' },
);

export type Vendor = Infer<typeof vendorStruct>;
