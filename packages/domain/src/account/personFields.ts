import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import type { TextFields } from '../fields/fields.ts';

/** The texts of a person with an account. */
export const personFields = lazyTexts({
  firstName: {
    kind: 'line',
    label: m.person_first_name,
    max: textLimits.name,
    required: m.auth_first_name_required,
  },
  lastName: {
    kind: 'line',
    label: m.person_last_name,
    max: textLimits.name,
    required: m.auth_last_name_required,
  },
  email: {
    kind: 'email',
    label: m.person_email,
    max: textLimits.email,
    required: m.auth_email_required,
  },
}) satisfies TextFields;
