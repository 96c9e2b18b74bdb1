import { namesOf } from '../base/recordOf.ts';
import type { TermName } from '../listing/collection.ts';
import { filteredTerms } from '../lists/listingsView.ts';
import { conditionText, noTerm, readCondition, writeCondition } from '../lists/termCondition.ts';

/* Terms that saved views filter by. */

/** The conditions of a view's query by terms of a kind. */
const conditionsOf = (query: URLSearchParams) =>
  namesOf(filteredTerms).flatMap((filter) => {
    const text = conditionText(query.get(filter) ?? '');
    const kind: TermName = filteredTerms[filter];
    return text ? [{ filter, kind, condition: readCondition(text) }] : [];
  });

/** The ids of the terms of a kind that the queries of views filter by. */
export const termsOfViews = (queries: readonly string[], kind: TermName): number[] => {
  const conditions = queries.flatMap((query) => conditionsOf(new URLSearchParams(query)));
  const values = conditions.flatMap((each) => (each.kind === kind ? each.condition.values : []));
  return [...new Set(values)].filter((value) => value !== noTerm).map(Number);
};

/** The query of a view once the term of an id stands for another one, as after a merge. */
export function viewAfterMerges(
  query: string,
  into: (kind: TermName, id: number) => number,
): string {
  const params = new URLSearchParams(query);
  for (const { filter, kind, condition } of conditionsOf(params)) {
    const values = condition.values.map((value) =>
      value === noTerm ? value : String(into(kind, Number(value))),
    );
    params.set(filter, writeCondition({ ...condition, values: [...new Set(values)] }));
  }
  return params.toString();
}
