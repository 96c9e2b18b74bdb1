import { type Infer, nullable, number, object, string } from 'superstruct';
import { fromWire, type Names, ourName, toWire } from './names.ts';

const names: Names = {
  firstName: 'first_name',
  lastName: 'last_name',
  currentPassword: 'current_password',
};

export const accountStruct = fromWire(
  object({
    id: number(),
    firstName: nullable(string()),
    lastName: nullable(string()),
    email: nullable(string()),
  }),
  names,
);

/** The vendor's account, and in the same shape the person who created a record. */
export type Account = Infer<typeof accountStruct>;

export interface AccountWrite {
  firstName: string;
  lastName: string;
  email: string;
  /** Needed with a new address. */
  currentPassword?: string;
}

export function accountToWire(account: AccountWrite): Record<string, unknown> {
  return toWire(account, names);
}

/** Our name of a field the server complained about. */
export function accountFieldName(stored: string): string {
  return ourName(stored, names);
}

/** First and last name, or the e-mail when there is none. */
export function personName(person: Account): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || (person.email ?? '');
}
