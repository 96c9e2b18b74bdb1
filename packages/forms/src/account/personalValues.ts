import {
  type Account,
  type AccountWrite,
  accountTexts,
  decodeOr,
  emailRule,
  textLimits,
  textRule,
} from '@portal/data/schemas';
import { object, partial, string } from 'superstruct';
import type { SomeValues } from '../core/keeping/changedValues.ts';
import type { Rules } from '../core/rules.ts';

/** What a person says of themselves; a type, for react-hook-form asks for one. */
export type PersonalValues = { firstName: string; lastName: string; email: string };

/** The label of every field, in the order of the fields on screen. */
export const personalLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
} as const satisfies Record<keyof PersonalValues, string>;

const rules: Rules<PersonalValues> = {
  fields: {
    firstName: textRule({ required: accountTexts.firstNameRequired, max: textLimits.name }),
    lastName: textRule({ required: accountTexts.lastNameRequired, max: textLimits.name }),
    email: emailRule({ required: accountTexts.emailRequired, max: textLimits.email }),
  },
};

export const personalRules = () => rules;

export function personalFrom(account: Account | null): PersonalValues {
  return {
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    email: account?.email ?? '',
  };
}

/** What is sent: nobody means the spaces around a name. */
export function personalPayload({ firstName, lastName, email }: PersonalValues): AccountWrite {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}

const kept = partial(object({ firstName: string(), lastName: string(), email: string() }));

export function readKeptPersonal(values: unknown): SomeValues<PersonalValues> | null {
  return decodeOr(values, kept, null);
}
