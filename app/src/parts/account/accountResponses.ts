import {
  DataError,
  type FieldProblem,
  hasReason,
  isUnclear,
  messageFor,
} from '@portal/data/schemas';
import { accountTexts } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { m } from '../../i18n/messages.js';

/* Converts API errors to results of the account forms. */

const atFields = (message: string, fields: readonly FieldProblem[]): SubmitResult => ({
  ok: false,
  message,
  fields,
});

/** The result of a failed save of the account: an email address in use is reported at its field. */
export function accountRejected(error: unknown): SubmitResult {
  if (!(error instanceof DataError)) return { ok: false, message: messageFor(error) };
  const fields = error.fields.map((field) =>
    field.reason === 'email-taken' ? { ...field, message: accountTexts.emailTaken } : field,
  );
  const [only] = fields;
  return atFields(fields.length === 1 && only ? only.message : messageFor(error), fields);
}

/** The result of a failed password change. `doubted`: an earlier attempt had no response. */
export function passwordRejected(error: unknown, doubted = false): SubmitResult {
  if (!(error instanceof DataError) || isUnclear(error)) {
    const message = m.account_password_may_have_changed({ problem: messageFor(error) });
    return { ok: false, message, unclear: true };
  }
  const { message, code, fields } = error;
  // Once the password has changed, the server rejects the old one as wrong.
  const rejected = doubted ? m.account_earlier_try_may_have_changed() : accountTexts.passwordFailed;
  const at = (...paths: string[]) =>
    atFields(
      rejected,
      paths.map((path) => ({ path, message })),
    );
  if (hasReason(error, 'password-unchanged')) return at('password', 'passwordConfirmation');
  if (hasReason(error, 'current-password-rejected')) return at('currentPassword');
  if (fields.length > 0) return atFields(rejected, fields);
  return { ok: false, message: code === 'limited' ? messageFor(error) : rejected };
}
