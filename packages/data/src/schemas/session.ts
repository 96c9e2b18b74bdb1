import { boolean, type Infer, object, optional, string } from 'superstruct';
import { accountStruct } from './account.ts';
import { toWire } from './names.ts';
import { userStruct } from './user.ts';

export const signedInStruct = object({ jwt: string(), user: userStruct });

export type SignedIn = Infer<typeof signedInStruct>;

/** Empty when the address has to be confirmed first. */
export const registeredStruct = object({
  jwt: optional(string()),
  user: optional(userStruct),
  account: optional(accountStruct),
});

export type Registered = Infer<typeof registeredStruct>;

export const tokenStruct = object({ jwt: string() });

export const acknowledgedStruct = object({ ok: optional(boolean()), jwt: optional(string()) });

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

/** The e-mail is the user name. */
export function registrationToWire(registration: Registration): Record<string, unknown> {
  const values = { username: registration.email, ...registration };
  return toWire(values, { firstName: 'first_name', lastName: 'last_name' });
}
