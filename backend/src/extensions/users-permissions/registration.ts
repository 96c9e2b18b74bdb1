import { isEmail } from '../../email.ts';
import { type FieldError, invalid } from '../../refusal.ts';
import { hasLineBreak, isBlank, isStorable, symbols } from '../../text.ts';
import { passwordProblem } from './passwords.ts';

const MAX_NAME = 120;

interface Registration extends Record<string, unknown> {
  email: string;
}

/** Exactly what may be written at registration; every other key is refused by the plugin. */
export const readRegistration = (body: Record<string, unknown>): Registration => {
  const errors: FieldError[] = [];
  const fail = (name: string, message: string) => errors.push({ path: [name], message });
  for (const [name, label] of [
    ['first_name', 'First name'],
    ['last_name', 'Last name'],
  ] as const) {
    const value = body[name];
    if (value === undefined || value === null || value === '') fail(name, `${label} is required`);
    else if (typeof value !== 'string' || !isStorable(value)) fail(name, `${label} is not valid`);
    else if (isBlank(value)) fail(name, `${label} is required`);
    else if (hasLineBreak(value)) fail(name, `${label} is not valid`);
    else if (symbols(value) > MAX_NAME) fail(name, `Maximum ${MAX_NAME} symbols`);
  }
  const email = typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
  if (email === '') fail('email', 'Email is required');
  else if (!isEmail(email)) fail('email', 'Invalid email address');
  const problem = passwordProblem(body.password);
  if (problem) fail('password', problem);
  if (body.newsletter !== undefined && typeof body.newsletter !== 'boolean')
    fail('newsletter', 'Newsletter is not valid');
  if (errors.length > 0) throw invalid('Registration failed, please try again.', errors);
  return { ...body, email, username: email };
};

/** Two registrations at the same moment: the second meets the database's own constraint. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && /unique/i.test(error.message);
