import { listingRules, textLimits, textRule } from '@portal/data/schemas';
import type { Rules } from '../core/rules.ts';
import type { Intent } from '../core/useForm.ts';
import type { ListingValues } from './listingValues.ts';
import { teamRule } from './team/teamValues.ts';

/** In the order of the fields on screen. */
function fieldsFor(draft: boolean): Rules<ListingValues>['fields'] {
  return {
    ...listingRules({ draft }),
    teamMembers: teamRule(draft),
    logoAlt: textRule({ name: 'Alternative text', max: textLimits.logoAlt }),
  };
}

const rules: Record<Intent, Rules<ListingValues>> = {
  submit: { fields: fieldsFor(false) },
  draft: { fields: fieldsFor(true) },
};

export function rulesFor(intent: Intent): Rules<ListingValues> {
  return rules[intent];
}
