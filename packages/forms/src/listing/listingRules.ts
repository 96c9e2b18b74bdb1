import { listingFields, noteFields, selectionProblem, textLimits } from '@portal/domain';
import { fieldRules } from '../core/fieldRules.ts';
import { type FieldRule, type Rules, textRule } from '../core/rules.ts';
import type { Intent } from '../core/useForm.ts';
import type { TermField } from './listingTerms.ts';
import type { ListingValues } from './listingValues.ts';
import { teamRule } from './team/teamValues.ts';

const selected =
  (name: TermField): FieldRule =>
  (value) =>
    selectionProblem(listingFields[name], value);

/** In the order of the fields on screen. */
function fieldsFor(draft: boolean): Rules<ListingValues>['fields'] {
  const { name, shortDescription, longDescription, link, freeTrial, pricing, email, phone } =
    listingFields;
  const texts = { name, shortDescription, longDescription, link, freeTrial, pricing };
  return {
    ...fieldRules(texts, { draft }),
    industries: selected('industries'),
    subcategories: selected('subcategories'),
    categories: selected('categories'),
    locations: selected('locations'),
    teamMembers: teamRule(draft),
    ...fieldRules({ email, phone }, { draft }),
    ...fieldRules(noteFields),
    logoAlt: textRule({ label: 'Alternative text', max: textLimits.logoAlt }),
  };
}

const rules: Record<Intent, Rules<ListingValues>> = {
  submit: { fields: fieldsFor(false) },
  draft: { fields: fieldsFor(true) },
};

export function rulesFor(intent: Intent): Rules<ListingValues> {
  return rules[intent];
}
