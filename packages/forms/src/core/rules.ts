import type { FieldProblem } from '@portal/data/schemas';
import { emailProblem, type TextRule, textProblem } from '@portal/domain';

/** What is wrong with the value of a field, in one sentence; undefined when it is right. */
export type FieldRule = (value: unknown) => string | undefined;

/** What the values of a form must be. */
export interface Rules<V extends object> {
  /** A rule a field, in the order of the fields on screen. */
  fields: { readonly [Name in keyof V & string]?: FieldRule | undefined };
  /** What several fields must be together; looked at for fields that are right by themselves. */
  together?: (values: V) => readonly FieldProblem[];
}

export const textRule =
  (rule: TextRule): FieldRule =>
  (value) =>
    textProblem(value, rule);

export const emailRule =
  (rule: TextRule): FieldRule =>
  (value) =>
    emailProblem(value, rule);

/** Judges one value by one rule. */
type Judge = (rule: FieldRule, value: unknown) => string | undefined;

/** A judge that looks again only at values that have changed: a key press touches one field of many. */
export function createJudge(): Judge {
  const known = new Map<FieldRule, { value: unknown; problem: string | undefined }>();
  return (rule, value) => {
    const last = known.get(rule);
    if (last && Object.is(last.value, value)) return last.problem;
    const problem = rule(value);
    known.set(rule, { value, problem });
    return problem;
  };
}

/** Every problem of the values, at most one a field, in the order of the rules. */
export function problemsIn<V extends object>(
  values: V,
  rules: Rules<V>,
  judge: Judge = (rule, value) => rule(value),
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [path, rule] of Object.entries<FieldRule | undefined>(rules.fields)) {
    const message = rule && judge(rule, Reflect.get(values, path));
    if (message) problems.push({ path, message });
  }
  const wrong = new Set(problems.map(({ path }) => path));
  const more = rules.together?.(values) ?? [];
  return [...problems, ...more.filter(({ path }) => !wrong.has(path))];
}
