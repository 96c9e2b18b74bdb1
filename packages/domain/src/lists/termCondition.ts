import { textThat } from './declaredList.ts';

/* Filters of a list by the terms of one kind: `3,5` for rows with one of them, `not.3,5` for rows with none of them. */

/** Stands for having no term of the kind. */
export const noTerm = 'none';

export interface TermCondition {
  /** Whether rows that have one of the values are left out. */
  excludes: boolean;
  /** Ids of terms, and `noTerm`. */
  values: readonly string[];
}

const negation = 'not.';

/** Most values of a condition. */
const most = 100;

/** A regular expression of the texts of conditions. */
export const conditionPattern = `^(not\\.)?(none|\\d{1,9})(,(none|\\d{1,9})){0,${most - 1}}$`;

/** The text of a condition with at most 100 values; null for any other text. */
export const conditionText = textThat((text) => new RegExp(conditionPattern).test(text));

export const readCondition = (text: string): TermCondition => ({
  excludes: text.startsWith(negation),
  values: text.replace(negation, '').split(','),
});

/** '' without values; those beyond the most are left out. */
export const writeCondition = ({ excludes, values }: TermCondition): string =>
  (excludes && values.length > 0 ? negation : '') + values.slice(0, most).join(',');
