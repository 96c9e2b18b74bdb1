import { listingRules } from '@portal/data/schemas';
import type { Rules } from '../core/rules.ts';
import type { Intent } from '../core/useForm.ts';
import type { ListingValues } from './listingValues.ts';

const rules: Record<Intent, Rules<ListingValues>> = {
  submit: { fields: listingRules({ draft: false }) },
  draft: { fields: listingRules({ draft: true }) },
};

export function rulesFor(intent: Intent): Rules<ListingValues> {
  return rules[intent];
}
