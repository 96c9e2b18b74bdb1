import { isEmail } from './email.ts';
import type { FieldError } from './refusal.ts';
import { isBlank, isStorable, nameProblem, symbols } from './text.ts';

const MAX_NAME = 120;

const names = [
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
] as const;

const problemOf = (value: unknown, label: string): string | undefined => {
  if (value === undefined || value === null || value === '') return `${label} is required`;
  if (typeof value !== 'string' || !isStorable(value)) return `${label} is not valid`;
  if (isBlank(value)) return `${label} is required`;
  const problem = nameProblem(value, label);
  if (problem) return problem;
  return symbols(value) > MAX_NAME ? `Maximum ${MAX_NAME} symbols` : undefined;
};

/** An address as it is stored: people are found by it, however they write it. */
export const storedEmail = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : '';

/** What is wrong with the names and the address of a person, the same wherever they are given. */
export const personProblems = (body: Record<string, unknown>): FieldError[] => {
  const errors: FieldError[] = [];
  const fail = (name: string, message: string) => errors.push({ path: [name], message });
  for (const [name, label] of names) {
    const problem = problemOf(body[name], label);
    if (problem) fail(name, problem);
  }
  const email = storedEmail(body.email);
  if (email === '') fail('email', 'Email is required');
  else if (!isEmail(email)) fail('email', 'Invalid email address');
  return errors;
};
