import type { FieldProblem } from '@portal/data/schemas';
import { authTexts, passwordProblem } from '@portal/domain';
import { type Rules, textRule } from '../core/rules.ts';
import { m } from '../i18n/messages.js';
import { formText } from './useAuthForm.ts';

export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

export const newPasswordLabels = {
  password: m.auth_new_password(),
  passwordConfirmation: m.auth_confirm_password(),
} as const;

export const passwordHelp = m.auth_password_help();

/** The problem of two different passwords, at the field `path`. */
export function differing(first: string, second: string, path: string): FieldProblem[] {
  return first === second ? [] : [{ path, message: authTexts.passwordsDiffer }];
}

export const newPasswordRules: Rules<NewPassword> = {
  fields: {
    password: passwordProblem,
    passwordConfirmation: textRule({ required: authTexts.passwordConfirmationRequired }),
  },
  together: ({ password, passwordConfirmation }) =>
    differing(password, passwordConfirmation, 'passwordConfirmation'),
};

export function newPasswordValues(data: FormData): NewPassword {
  return {
    password: formText(data, 'password'),
    passwordConfirmation: formText(data, 'passwordConfirmation'),
  };
}
