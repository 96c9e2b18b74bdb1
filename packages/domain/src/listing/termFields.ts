import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import type { TextField } from '../fields/fields.ts';
import type { TermName } from './collection.ts';

const required: Record<TermName, string> = lazyTexts({
  industries: m.term_industry_required,
  locations: m.term_location_required,
  categories: m.term_category_required,
  subcategories: m.term_subcategory_required,
});

/** The name of a term. */
export const termNameField = (terms: TermName): TextField => ({
  kind: 'line',
  label: m.listing_name(),
  max: textLimits.name,
  required: required[terms],
});
