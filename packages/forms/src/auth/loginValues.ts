import type { Credentials } from '@portal/data/schemas';
import { authTexts } from '@portal/domain';
import { type Rules, textRule } from '../core/rules.ts';
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
