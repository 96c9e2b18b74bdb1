import { fieldProblem, type TextField } from '@portal/domain';
import type { FieldRule } from './rules.ts';

/** Form rules from fields of a record; apart from `rules.ts`, which the sign-in page loads. */
export function fieldRules<Name extends string>(
  fields: Readonly<Record<Name, TextField>>,
): { [N in Name]?: FieldRule } {
  const rules: { [N in Name]?: FieldRule } = {};
  for (const name in fields) rules[name] = (value) => fieldProblem(fields[name], value);
  return rules;
}
