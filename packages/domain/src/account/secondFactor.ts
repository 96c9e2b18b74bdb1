import * as m from '#messages';
import { type Action, type Actor, isPublic } from '../access/access.ts';
import { lazyTexts } from '../base/lazyTexts.ts';
import type { TextFields } from '../fields/fields.ts';

/** How a sign-in is confirmed after the password: a code of an authenticator app, a passkey, or a recovery code. */
export const factorMethods = ['totp', 'passkey', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];

export const recoveryCodeCount = 10;
/** Passkeys of one user. */
export const maxPasskeys = 20;
/** Minutes in which a sign-in must be finished after the password, and a passkey must be used. */
export const factorMinutes = 5;
/** Wrong codes after which a sign-in starts again with the password. */
export const factorTries = 10;

export const passkeyFields = lazyTexts({
  name: { kind: 'text', label: m.passkey_name, max: 60, required: m.passkey_name_required },
}) satisfies TextFields;

/** A code as it is compared: digits and lower-case letters, without spaces and hyphens. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** Whether it may be a code of an authenticator app; otherwise it is a recovery code. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(plainCode(code));

/** What staff may do before they set up a second factor that they need. The language is that of the page which asks for it. */
const openActions: ReadonlySet<Action> = new Set([
  ...(['user.read', 'language.save', 'factor.read', 'factor.save'] as const),
]);

/** Whether a user may make a call without a second factor. `demanded` is the setting for staff. */
export const mayWithoutFactor = (
  { staff }: Pick<Actor, 'staff'>,
  demanded: boolean,
  action?: Action,
): boolean =>
  !demanded ||
  staff.length === 0 ||
  (action !== undefined && (isPublic(action) || openActions.has(action)));
