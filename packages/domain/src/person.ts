import { authTexts } from './authTexts.ts';
import type { TextFields } from './fields.ts';
import { textLimits } from './limits.ts';

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
