import { authTexts } from '@portal/domain';
import { DataError, messageFor } from './dataError.ts';

/** True when the password was right but the address is not confirmed yet. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof DataError && error.message === authTexts.notConfirmed;
}

/** What the sign-in form says about a failure. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof DataError)) return messageFor(error);
  const { code, status, message } = error;
  // Nobody is signed in here, so this is about what was typed and not about a session.
  if (code === 'unauthenticated') return authTexts.loginCombination;
  if (code === 'limited' || code === 'malformed' || status === undefined) return messageFor(error);
  if (status !== 400) return message || authTexts.unknown;
  const says = [authTexts.notConfirmed, authTexts.blocked].find((text) => text === message);
  return says ?? authTexts.loginFailed;
}
