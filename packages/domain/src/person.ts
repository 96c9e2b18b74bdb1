import type { TextFields } from './fields.ts';
import { textLimits } from './limits.ts';
import { accountTexts } from './texts.ts';

/** The texts of a person with an account. */
export const personFields = {
  firstName: {
    kind: 'line',
    label: 'First name',
    max: textLimits.name,
    required: accountTexts.firstNameRequired,
  },
  lastName: {
    kind: 'line',
    label: 'Last name',
    max: textLimits.name,
    required: accountTexts.lastNameRequired,
  },
  email: {
    kind: 'email',
    label: 'Email',
    max: textLimits.email,
    required: accountTexts.emailRequired,
  },
} as const satisfies TextFields;
