import type { TextField } from './fields.ts';
import { textLimits } from './limits.ts';
import type { TermName } from './termNames.ts';
import { termTexts } from './texts.ts';

const required: Record<TermName, string> = {
  industries: termTexts.industryRequired,
  locations: termTexts.locationRequired,
  categories: termTexts.categoryRequired,
  subcategories: termTexts.categoryRequired,
};

/** The name of a term. */
export const termNameField = (terms: TermName): TextField => ({
  kind: 'line',
  label: 'Name',
  max: textLimits.name,
  required: required[terms],
});
