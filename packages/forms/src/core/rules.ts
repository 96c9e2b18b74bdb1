import type { FieldProblem } from '@portal/data/schemas';
import { emailProblem, type TextRule, textProblem } from '@portal/domain';

/**
 * Returns the error of a field's value, in one sentence; undefined when it is valid. A method, so that a rule may name the type
 * of its field.
 */
export type FieldRule<Value = unknown> = {
  rule(value: Value): string | undefined;
}['rule'];

export interface Rules<V extends object> {
  /** At most one rule per field, in screen order. */
  fields: { readonly [Name in keyof V & string]?: FieldRule<V[Name]> | undefined };
  /** Rules over several fields; applied to fields that are valid by themselves. */
  together?: (values: V) => readonly FieldProblem[];
}

/** A text with a length, which may be required. Counts symbols as users do. */
export const textRule =
  (rule: TextRule): FieldRule =>
  (value) =>
    textProblem(value, rule);

/** An email address. */
export const emailRule =
  (rule: TextRule): FieldRule =>
  (value) =>
    emailProblem(value, rule);

/** Every problem of the values, at most one per field, in the order of the rules. */
export function problemsIn<V extends object>(
  values: V,
  rules: Rules<V>,
  check = (rule: FieldRule, value: unknown) => rule(value),
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [path, rule] of Object.entries<FieldRule | undefined>(rules.fields)) {
    const message = rule && check(rule, Reflect.get(values, path));
    if (message) problems.push({ path, message });
  }
  const wrong = new Set(problems.map(({ path }) => path));
  const more = rules.together?.(values) ?? [];
  return [...problems, ...more.filter(({ path }) => !wrong.has(path))];
}
