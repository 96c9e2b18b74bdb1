import { authTexts } from '@portal/domain';
import { DataError, hasReason, messageFor } from './dataError.ts';

/** What the sign-in form says about a failure. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof DataError)) return messageFor(error);
  const { code, status, message } = error;
  // Nobody is signed in here, so this is about what was typed and not about a session.
  if (code === 'unauthenticated') return authTexts.loginCombination;
  if (code === 'limited' || code === 'malformed' || status === undefined) return messageFor(error);
  if (status !== 400) return message || authTexts.unknown;
  return hasReason(error, 'account-blocked') ? message : authTexts.loginFailed;
}
