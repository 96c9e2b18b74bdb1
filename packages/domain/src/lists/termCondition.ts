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

/** The text of a condition with at most 50 values; null for any other text. */
export const conditionText = textThat((text) =>
  /^(not\.)?(none|\d{1,9})(,(none|\d{1,9})){0,49}$/.test(text),
);

export const readCondition = (text: string): TermCondition => ({
  excludes: text.startsWith(negation),
  values: text.replace(negation, '').split(','),
});

/** '' without values. */
export const writeCondition = ({ excludes, values }: TermCondition): string =>
  (excludes && values.length > 0 ? negation : '') + values.join(',');
