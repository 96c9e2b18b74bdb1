import type { FieldError } from '../fields/fields.ts';
import { importTexts } from './importTexts.ts';

/** Problems of a row whose write was answered with this error. A row finds its listing itself, so one that is then not found is one that its user sees and may not change. */
export function rowProblems(error: {
  message: string;
  details: { reason?: unknown; errors?: readonly FieldError[] };
}): FieldError[] {
  const { message, details } = error;
  if (details.errors) return details.errors.map(({ path, message }) => ({ path, message }));
  const isRefused = details.reason === 'not-found';
  return [{ path: ['row'], message: isRefused ? importTexts.notChangeable : message }];
}
