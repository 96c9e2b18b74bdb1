import type { FieldProblem, Registration } from '@portal/data/schemas';
import { authTexts, genericTexts, passwordProblem, textLimits } from '@portal/domain';
import { emailRule, type Rules, textRule } from '../core/rules.ts';
import { summaryTitle } from '../core/summaryLines.ts';
import { formText } from './formText.ts';
import { differing } from './newPassword.ts';

export interface RegistrationValues extends Omit<Registration, 'newsletter'> {
  passwordConfirm: string;
  /** What the browser sends for a ticked box, or nothing. */
  newsletter: string;
  acceptTerms: string;
}

/** In the order of the fields on screen. */
export const registrationLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordConfirm: 'Confirm password',
  newsletter: 'Newsletter',
  acceptTerms: 'Terms and conditions',
} as const;

export const registrationRules: Rules<RegistrationValues> = {
  fields: {
    firstName: textRule({
      label: 'First name',
      required: authTexts.firstNameRequired,
      max: textLimits.name,
    }),
    lastName: textRule({
      label: 'Last name',
      required: authTexts.lastNameRequired,
      max: textLimits.name,
    }),
    email: emailRule({ required: authTexts.emailRequired }),
    password: passwordProblem,
    passwordConfirm: textRule({ required: genericTexts.requiredField }),
    acceptTerms: textRule({ required: authTexts.terms }),
  },
  together: ({ password, passwordConfirm }) =>
    differing(password, passwordConfirm, 'passwordConfirm'),
};

/** The sentence above the fields when something is missing or wrong. */
export function registrationProblem(problems: readonly FieldProblem[]): string {
  const [first] = problems;
  const onlyTerms = problems.length === 1 && first?.path === 'acceptTerms';
  return onlyTerms ? authTexts.termsMissing : summaryTitle(problems.length);
}

/** Names and address without the blanks around them, passwords as they were typed. */
export function registrationValues(data: FormData): RegistrationValues {
  return {
    firstName: formText(data, 'firstName').trim(),
    lastName: formText(data, 'lastName').trim(),
    email: formText(data, 'email').trim(),
    password: formText(data, 'password'),
    passwordConfirm: formText(data, 'passwordConfirm'),
    newsletter: formText(data, 'newsletter'),
    acceptTerms: formText(data, 'acceptTerms'),
  };
}

/** What is sent: neither the second password nor that the terms were accepted. */
export function registrationOf(values: RegistrationValues): Registration {
  const { firstName, lastName, email, password, newsletter } = values;
  return { firstName, lastName, email, password, newsletter: newsletter !== '' };
}
