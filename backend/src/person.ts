import { emailProblem, trimmedEmail } from './email.ts';
import type { FieldError } from './refusal.ts';
import { textProblem } from './text.ts';

const MAX_NAME = 120;

const names = [
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
] as const;

/** An address that somebody signs in with, as it is stored: people are found by it, however they write it. */
export const storedEmail = (value: unknown): string => trimmedEmail(value).toLowerCase();

/** What is wrong with the names and the address of a person, the same wherever they are given. */
export const personProblems = (body: Record<string, unknown>): FieldError[] => {
  const errors: FieldError[] = [];
  const tell = (name: string, message: string | undefined) =>
    message && errors.push({ path: [name], message });
  for (const [name, label] of names) {
    const required = `${label} is required`;
    tell(name, textProblem(body[name], { label, max: MAX_NAME, required, oneLine: true }));
  }
  tell('email', emailProblem(body.email, 'Email is required'));
  return errors;
};
