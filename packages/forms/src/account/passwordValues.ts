import { accountTexts, passwordProblem } from '@portal/domain';
import { type Rules, textRule } from '../core/rules.ts';

export type PasswordValues = {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
};

/** The label of every field, in the order of the fields on screen. */
export const passwordLabels = {
  currentPassword: 'Current password',
  password: 'New password',
  passwordConfirmation: 'Confirm new password',
} as const satisfies Record<keyof PasswordValues, string>;

export const emptyPassword: PasswordValues = {
  currentPassword: '',
  password: '',
  passwordConfirmation: '',
};

const rules: Rules<PasswordValues> = {
  fields: {
    currentPassword: textRule({ required: accountTexts.currentPasswordRequired }),
    password: passwordProblem,
    passwordConfirmation: textRule({ required: accountTexts.passwordConfirmationRequired }),
  },
  together: ({ password, passwordConfirmation }) =>
    passwordConfirmation !== '' && password !== passwordConfirmation
      ? [{ path: 'passwordConfirmation', message: accountTexts.passwordsDiffer }]
      : [],
};

export const passwordRules = () => rules;
