import { authTexts, type Credentials, textRule } from '@portal/data/schemas';
import type { Rules } from '../core/rules.ts';
import { formText } from './formText.ts';

export const loginRules: Rules<Credentials> = {
  fields: {
    identifier: textRule({ required: authTexts.usernameRequired }),
    password: textRule({ required: authTexts.passwordRequired }),
  },
};

export function loginValues(data: FormData): Credentials {
  return { identifier: formText(data, 'identifier'), password: formText(data, 'password') };
}
