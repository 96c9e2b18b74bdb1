import { type FieldError, personFields, textProblems } from '@portal/domain';

/** An address that somebody signs in with, as it is stored: people are found by it, however they write it. */
export const storedEmail = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : '';

const fields = {
  first_name: personFields.firstName,
  last_name: personFields.lastName,
  email: personFields.email,
};

/** What is wrong with the names and the address of a person, the same wherever they are given. */
export const personProblems = (body: Record<string, unknown>): FieldError[] =>
  textProblems(fields, body);
