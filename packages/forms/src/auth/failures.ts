import { DataError, type FieldProblem, hasReason, messageFor } from '@portal/data/schemas';
import { authTexts } from '@portal/domain';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

/* What the forms of signed-out visitors show after a failed call. */

type Failed = Extract<SubmitResult, { ok: false }>;

/** A message that belongs to no field and is shown below the title. */
const general = (message: string): FieldProblem => ({ path: '', message });

function failed(message: string, fields: readonly FieldProblem[] = []): Failed {
  return { ok: false, message, fields };
}

const rejected = (error: unknown): error is DataError =>
  error instanceof DataError && error.code === 'invalid';

/** Form names of fields that the server names differently. */
const formNames: ReadonlyMap<string, string> = new Map([
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
]);

const takenHelp = m.auth_email_taken_help();

export function registrationFailure(error: unknown): Failed {
  if (!rejected(error)) return failed(authTexts.registrationFailed, [general(messageFor(error))]);
  const { message, reason, fields } = error;
  const problems = fields.map((field) => ({
    ...field,
    path: formNames.get(field.path) ?? field.path,
  }));
  if (reason === 'email-taken' && !problems[0]) problems.push({ path: 'email', message });
  if (hasReason(error, 'email-taken')) problems.push(general(takenHelp));
  return failed(message || authTexts.registrationFailed, problems);
}

export function emailFailure(error: unknown): Failed {
  if (rejected(error) && error.fields.length > 0) return failed(error.message, error.fields);
  return failed(authTexts.forgotUnknown, [general(messageFor(error))]);
}

/** The message depends on whether the server responded. */
export function forgotFailure(error: unknown): Failed {
  if (rejected(error) && error.fields.length > 0) return failed(error.message, error.fields);
  const responded = error instanceof DataError && error.status !== undefined;
  return failed(responded ? authTexts.forgotFailed : authTexts.forgotUnknown, [
    general(messageFor(error)),
  ]);
}

/** Returns `timed-out` when the link has expired. */
export function resetFailure(error: unknown): Failed | 'timed-out' {
  if (rejected(error)) {
    if (hasReason(error, 'reset-code-rejected')) return 'timed-out';
    return failed(error.message || authTexts.resetFailed, error.fields);
  }
  // The response could not be read, so the password may have been set.
  const unclear = error instanceof DataError && error.code === 'malformed';
  return failed(unclear ? authTexts.resetUnsuccessful : authTexts.resetFailed, [
    general(messageFor(error)),
  ]);
}
