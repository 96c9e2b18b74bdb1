import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { createJudge, problemsIn, type Rules } from './rules.ts';

/** Lets react-hook-form validate by our rules, so that only printed sentences can appear. */
export function resolverFor<V extends FieldValues>(rules: () => Rules<V>): Resolver<V> {
  const judge = createJudge();
  return (values, _context, options) => {
    const problems = problemsIn(values, rules(), judge);
    if (problems.length === 0) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of problems) errors[path] = { type: 'rule', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
