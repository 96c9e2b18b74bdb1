import { accountTexts, DataError, type FieldProblem, messageFor } from '@portal/data/schemas';
import type { SubmitResult } from '@portal/forms/core';

/* What the server says to the forms of the account, in the words of their fields. */

const atFields = (message: string, fields: readonly FieldProblem[]): SubmitResult => ({
  ok: false,
  message,
  fields,
});

/** An address that somebody else has is told at the field; the rest stands where the server put it. */
export function accountRefused(error: unknown): SubmitResult {
  if (!(error instanceof DataError)) return { ok: false, message: messageFor(error) };
  const { attributeTaken, emailTaken } = accountTexts;
  const taken = error.message === attributeTaken && error.fields.length === 0;
  const fields = taken ? [{ path: 'email', message: attributeTaken }] : error.fields;
  const told = fields.map(({ path, message }) => ({
    path,
    message: path === 'email' && message === attributeTaken ? emailTaken : message,
  }));
  const [only] = told;
  const message = error.message === attributeTaken ? emailTaken : messageFor(error);
  return atFields(told.length === 1 && only ? only.message : message, told);
}

/** Without an answer the new password may be the one that counts, and then this device has to sign in with it. */
const maybeChanged = 'If you are asked to sign in, try the new password first.';

/** The server's sentence decides at which field it is told. */
export function passwordRefused(error: unknown): SubmitResult {
  const { passwordSame, currentPasswordWrong, passwordFailed } = accountTexts;
  if (!(error instanceof DataError)) return { ok: false, message: passwordFailed };
  const { message, code, fields } = error;
  const at = (...paths: string[]) =>
    atFields(
      passwordFailed,
      paths.map((path) => ({ path, message })),
    );
  if (message === passwordSame) return at('password', 'passwordConfirmation');
  if (message === currentPasswordWrong) return at('currentPassword');
  if (fields.length > 0) return atFields(passwordFailed, fields);
  if (code === 'limited') return { ok: false, message: messageFor(error) };
  const unanswered = code === 'offline' || code === 'timeout';
  const told = `${messageFor(error)} ${maybeChanged}`;
  return { ok: false, message: unanswered ? told : passwordFailed };
}
