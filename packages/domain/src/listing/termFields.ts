import { textLimits } from '../base/limits.ts';
import type { TextField } from '../fields/fields.ts';
import { termTexts } from '../text/texts.ts';
import type { TermName } from './collection.ts';

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
