import { fieldProblem, type TextField } from '@portal/domain';
import type { FieldRule } from './rules.ts';

/** The rules of some fields of a record, in their order. In a draft required fields may be empty; default false. */
export function fieldRules<Name extends string>(
  fields: Readonly<Record<Name, TextField>>,
  options: { draft?: boolean } = {},
): { [N in Name]?: FieldRule } {
  const rules: { [N in Name]?: FieldRule } = {};
  for (const name in fields) rules[name] = (value) => fieldProblem(fields[name], value, options);
  return rules;
}
