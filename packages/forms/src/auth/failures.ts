import { DataError, type FieldProblem, hasReason, messageFor } from '@portal/data/schemas';
import { authTexts } from '@portal/domain';
import type { SubmitResult } from '../core/submitResult.ts';

/* What the forms of people who are signed out say about a call that failed. */

type Failed = Extract<SubmitResult, { ok: false }>;

/** A sentence that belongs to no field and stands below the title. */
const beside = (message: string): FieldProblem => ({ path: '', message });

function failed(message: string, fields: readonly FieldProblem[] = []): Failed {
  return { ok: false, message, fields };
}

const refused = (error: unknown): error is DataError =>
  error instanceof DataError && error.code === 'invalid';

/** The server's names of what the form calls otherwise. */
const formNames: ReadonlyMap<string, string> = new Map([
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
]);

const takenHelp = 'Sign in instead, or use another email address.';

/** Of an account that was not made. */
export function registrationFailure(error: unknown): Failed {
  if (!refused(error)) return failed(authTexts.registrationFailed, [beside(messageFor(error))]);
  const { message, reason, fields } = error;
  const told = fields.map((field) => ({ ...field, path: formNames.get(field.path) ?? field.path }));
  if (reason === 'email-taken' && !told[0]) told.push({ path: 'email', message });
  if (hasReason(error, 'email-taken')) told.push(beside(takenHelp));
  return failed(message || authTexts.registrationFailed, told);
}

/** Of a letter that was asked for and did not go out. */
export function letterFailure(error: unknown): Failed {
  if (refused(error) && error.fields.length > 0) return failed(error.message, error.fields);
  return failed(authTexts.forgotUnknown, [beside(messageFor(error))]);
}

/** The server answered, but not with a yes; or there was no answer at all. */
export function forgotFailure(error: unknown): Failed {
  if (refused(error) && error.fields.length > 0) return failed(error.message, error.fields);
  const answered = error instanceof DataError && error.status !== undefined;
  return failed(answered ? authTexts.forgotFailed : authTexts.forgotUnknown, [
    beside(messageFor(error)),
  ]);
}

/** Of a password that was not set; `timed-out` when its letter no longer counts. */
export function resetFailure(error: unknown): Failed | 'timed-out' {
  if (refused(error)) {
    if (hasReason(error, 'reset-code-rejected')) return 'timed-out';
    return failed(error.message || authTexts.resetFailed, error.fields);
  }
  // What was answered could not be read: the password may be new all the same.
  const unclear = error instanceof DataError && error.code === 'malformed';
  return failed(unclear ? authTexts.resetUnsuccessful : authTexts.resetFailed, [
    beside(messageFor(error)),
  ]);
}
