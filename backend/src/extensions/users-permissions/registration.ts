import { authTexts, type FieldError, genericTexts } from '@portal/domain';
import { personProblems, storedEmail } from '../../person.ts';
import { invalid } from '../../refusal.ts';
import { textOf } from './asked.ts';
import { newPasswordProblem } from './passwords.ts';

interface Registration extends Record<string, unknown> {
  email: string;
}

/** Exactly what may be written at registration; every other key is refused by the plugin. */
export const readRegistration = (body: Record<string, unknown>): Registration => {
  const errors: FieldError[] = personProblems(body);
  const problem = newPasswordProblem(body.password);
  if (problem) errors.push({ path: ['password'], message: problem });
  if (body.newsletter !== undefined && typeof body.newsletter !== 'boolean')
    errors.push({ path: ['newsletter'], message: genericTexts.notValid('Newsletter') });
  if (errors.length > 0) throw invalid(authTexts.registrationFailed, errors);
  const email = storedEmail(body.email);
  const names = {
    first_name: textOf(body.first_name).trim(),
    last_name: textOf(body.last_name).trim(),
  };
  return { ...body, ...names, email, username: email };
};

/** Two registrations at the same moment: the second meets the database's own constraint. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && /unique/i.test(error.message);
