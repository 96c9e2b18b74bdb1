import { boolean, type Infer, object, optional, string } from 'superstruct';
import { accountStruct } from './account.ts';
import { DataError, messageFor } from './dataError.ts';
import { toWire } from './names.ts';
import { authTexts } from './texts.ts';
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

/** True when the password was right but the address is not confirmed yet. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof DataError && error.message === authTexts.notConfirmed;
}

/** What the sign-in form says about a failure. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof DataError) || error.code !== 'invalid') return messageFor(error);
  const says = [authTexts.notConfirmed, authTexts.blocked].find((text) => text === error.message);
  return says ?? authTexts.loginFailed;
}
