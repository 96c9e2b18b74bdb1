import { authTexts } from '@portal/domain';
import { DataError, hasReason, messageFor } from './dataError.ts';

/** The message of the sign-in form for a failure. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof DataError)) return messageFor(error);
  const { code, status, message } = error;
  // Without a session this is about the credentials.
  if (code === 'unauthenticated') return authTexts.loginCombination;
  if (code === 'limited' || code === 'malformed' || status === undefined) return messageFor(error);
  if (status !== 400) return message || authTexts.unknown;
  const closed = hasReason(error, 'account-blocked') || hasReason(error, 'account-deleting');
  return closed ? message : authTexts.loginFailed;
}
