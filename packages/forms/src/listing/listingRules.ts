import {
  fieldProblem,
  isOfKind,
  type ListingField,
  listingFields,
  namesOf,
  noteFields,
  recordOf,
  selectionProblem,
  textKinds,
  textLimits,
} from '@portal/domain';
import { fieldRules } from '../core/fieldRules.ts';
import { type FieldRule, type Rules, textRule } from '../core/rules.ts';
import type { Intent } from '../core/useForm.ts';
import type { ListingValues } from './listingValues.ts';
import { teamRule } from './team/teamValues.ts';

/** A picture is checked when it is chosen; a switch is always right. */
function ruleOf(name: ListingField, draft: boolean): FieldRule | undefined {
  if (isOfKind(name, ...textKinds))
    return (value) => fieldProblem(listingFields[name], value, { draft });
  if (isOfKind(name, 'terms')) return (value) => selectionProblem(listingFields[name], value);
  return isOfKind(name, 'people') ? teamRule(draft) : undefined;
}

/** In the order of the fields on screen. */
function fieldsFor(draft: boolean): Rules<ListingValues>['fields'] {
  return {
    ...recordOf(namesOf(listingFields), (name) => ruleOf(name, draft)),
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
