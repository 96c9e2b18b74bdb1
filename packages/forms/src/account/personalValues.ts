import { type Account, type AccountWrite, decodeOr } from '@portal/data/schemas';
import { namesOf, personFields, recordOf } from '@portal/domain';
import { object, partial, string } from 'superstruct';
import { fieldRules } from '../core/fieldRules.ts';
import type { SomeValues } from '../core/keeping/changedValues.ts';
import type { Rules } from '../core/rules.ts';

const names = namesOf(personFields);

/** What a person says of themselves. */
export type PersonalValues = Record<keyof typeof personFields, string>;

/** The label of every field, in the order of the fields on screen. */
export const personalLabels = recordOf(names, (name): string => personFields[name].label);

/** Whether this is another address than the stored one, as the server compares them. */
export function movesTo(email: string, stored: string): boolean {
  const address = email.trim().toLowerCase();
  return address !== '' && address !== stored.toLowerCase();
}

export const personalRules: Rules<PersonalValues> = { fields: fieldRules(personFields) };

/** Empty fields where nothing is stored. */
export function personalFrom(account: Account | null): PersonalValues {
  return recordOf(names, (name) => account?.[name] ?? '');
}

/** What is sent, without the spaces around a name. The address in force stays at home, for sent it takes back one that waits. */
export function personalPayload({ firstName, lastName }: PersonalValues): AccountWrite {
  return { firstName: firstName.trim(), lastName: lastName.trim() };
}

const kept = partial(object(recordOf(names, () => string())));

/** Null for what is not text of this form. */
export function readKeptPersonal(values: unknown): SomeValues<PersonalValues> | null {
  return decodeOr(values, kept, null);
}
