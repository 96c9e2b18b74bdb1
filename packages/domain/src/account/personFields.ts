import { textLimits } from '../base/limits.ts';
import type { TextFields } from '../fields/fields.ts';
import { authTexts } from '../text/authTexts.ts';

/** The texts of a person with an account. */
export const personFields = {
  firstName: {
    kind: 'line',
    label: 'First name',
    max: textLimits.name,
    required: authTexts.firstNameRequired,
  },
  lastName: {
    kind: 'line',
    label: 'Last name',
    max: textLimits.name,
    required: authTexts.lastNameRequired,
  },
  email: {
    kind: 'email',
    label: 'Email',
    max: textLimits.email,
    required: authTexts.emailRequired,
  },
} as const satisfies TextFields;
