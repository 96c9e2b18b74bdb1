import { type Infer, nullable, number, object, string } from 'superstruct';
import { fromWire, type Names, ourName, toWire } from './names.ts';

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

export const accountStruct = fromWire(object(person), names);

/** As only its owner sees it: with the address that counts once its letter is opened. */
export const ownAccountStruct = fromWire(
  object({ ...person, waitsFor: nullable(string()) }),
  names,
);

/** The vendor's account, and in the same shape the person who created a record. */
export type Account = Infer<typeof accountStruct>;

export type OwnAccount = Infer<typeof ownAccountStruct>;

export interface AccountWrite {
  firstName: string;
  lastName: string;
  /** Left out, the address stays, and so does one that waits; the one in force takes back one that waits. */
  email?: string;
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
