import { type FieldProblem, genericTexts } from '@portal/data/schemas';

/** What a field's value must be: any superstruct struct. */
export interface FieldRule {
  validate(value: unknown): readonly [RuleFailure | undefined, unknown];
}

interface RuleFailure {
  failures(): readonly { message: string }[];
}

/** What the values of a form must be. */
export interface Rules<V extends object> {
  /** A rule a field, in the order of the fields on screen. */
  fields: { readonly [Name in keyof V & string]?: FieldRule };
  /** What several fields must be together; looked at for fields that are right by themselves. */
  together?: (values: V) => readonly FieldProblem[];
}

/** How superstruct words a rule that has no sentence of its own; people never see that. */
const unworded = /^Expected /;

function problemOf(rule: FieldRule, value: unknown): string | undefined {
  const [error] = rule.validate(value);
  if (!error) return undefined;
  const message = error.failures()[0]?.message ?? '';
  return message && !unworded.test(message) ? message : genericTexts.notValid('This');
}

/** Judges one value by one rule. */
type Judge = (rule: FieldRule, value: unknown) => string | undefined;

/** A judge that looks again only at values that have changed: a key press touches one field of many. */
export function createJudge(): Judge {
  const known = new Map<FieldRule, { value: unknown; problem: string | undefined }>();
  return (rule, value) => {
    const last = known.get(rule);
    if (last && Object.is(last.value, value)) return last.problem;
    const problem = problemOf(rule, value);
    known.set(rule, { value, problem });
    return problem;
  };
}

/** Every problem of the values, at most one a field, in the order of the rules. */
export function problemsIn<V extends object>(
  values: V,
  rules: Rules<V>,
  judge: Judge = problemOf,
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
