import type { TextField } from './fields.ts';
import { textLimits } from './limits.ts';
import { termTexts } from './texts.ts';

/** What listings are filed under, by the names in addresses and calls. */
export const termNames = ['industries', 'locations', 'categories', 'subcategories'] as const;

export type TermName = (typeof termNames)[number];

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
