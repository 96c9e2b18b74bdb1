import {
  type Collection,
  conditionText,
  filteredTerms,
  noTerm,
  readCondition,
  type TermName,
  termFilters,
} from '@portal/domain';
import { isRecord } from '../../base/body.ts';
import { badParameter } from '../../base/httpError.ts';
import { m } from '../../base/texts.ts';
import { termKey } from './listIndex/definition.ts';
import type { TermsOfKind } from './listIndex/page.ts';

/* Filters of a list by the terms of its listings. */

/** What they select, as keys of terms that each listing has, and conditions of a kind. */
interface Terms {
  terms: number[];
  termsOfKinds: TermsOfKind[];
}

/** `?industry=`, `?category=` and so on. */
export const readTermConditions = (type: Collection, query: Record<string, unknown>): Terms => {
  const read: Terms = { terms: [], termsOfKinds: [] };
  for (const filter of termFilters[type]) {
    const given = query[filter] ?? '';
    if (given === '') continue;
    const text = typeof given === 'string' && conditionText(given);
    if (!text) throw badParameter([filter], m.query_terms({ name: filter }));
    const { excludes, values } = readCondition(text);
    const ids = values.filter((value) => value !== noTerm).map(Number);
    const orNone = values.includes(noTerm);
    const name = filteredTerms[filter];
    const [only = 0] = ids;
    // An index has the listings of one term in the order of the list.
    if (!excludes && !orNone && ids.length === 1) read.terms.push(termKey(name, only));
    else read.termsOfKinds.push({ name, excludes, ids, orNone });
  }
  return read;
};

/** The id in a filter of Strapi by one term, such as `[id][$eq]=3`. */
const idOfFilter = (filter: unknown): number | undefined => {
  if (typeof filter === 'string') return /^\d{1,9}$/.test(filter) ? Number(filter) : undefined;
  if (!isRecord(filter)) return undefined;
  const [[key, value] = [], ...more] = Object.entries(filter);
  return more.length === 0 && (key === 'id' || key === '$eq') ? idOfFilter(value) : undefined;
};

/** Filters of Strapi by one term of a kind, as keys, and the other filters. */
export const splitFilters = (filters: Record<string, unknown>, names: readonly TermName[]) => {
  const rest = { ...filters };
  const terms: number[] = [];
  for (const name of names) {
    const id = idOfFilter(rest[name]);
    if (id === undefined) continue;
    terms.push(termKey(name, id));
    delete rest[name];
  }
  return { terms, rest };
};
