import { errorNameOf, type SelectionField } from './fields.ts';
import { genericTexts } from './genericTexts.ts';
import { isId } from './id.ts';

/** What is wrong with the ids that were chosen, in one sentence. Null and undefined count as none. */
export function selectionProblem(field: SelectionField, value: unknown): string | undefined {
  const ids = value ?? [];
  if (!Array.isArray(ids) || !ids.every(isId)) return genericTexts.notValid(errorNameOf(field));
  return new Set(ids).size > field.max ? genericTexts.maxSelected(field.max) : undefined;
}
