import type { FieldProblem, Registration } from '@portal/data/schemas';
import {
  authTexts,
  cleanAddress,
  genericTexts,
  passwordProblem,
  type SafeHref,
  textLimits,
} from '@portal/domain';
import { Checkbox } from '@portal/ui/components/Checkbox';
import { Link } from '@portal/ui/components/Link';
import { Pair, Stack } from '@portal/ui/components/layout';
import { PasswordField } from '@portal/ui/components/PasswordField';
import { TextField } from '@portal/ui/components/TextField';
import { richText } from '@portal/ui/richText';
import { useEffect, useRef, useState } from 'react';
import { emailRule, type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { summaryTitle } from '../core/summaryLines.ts';
import { m } from '../i18n/messages.js';
import { AuthFailure } from './AuthFailure.tsx';
import { AuthSubmit } from './AuthSubmit.tsx';
import { differing, passwordHelp } from './newPassword.ts';
import { formText, useAuthForm } from './useAuthForm.ts';

interface RegistrationValues extends Omit<Registration, 'newsletter'> {
  passwordConfirm: string;
  /** What the browser sends for a ticked box; empty otherwise. */
  newsletter: string;
  acceptTerms: string;
}

/** The label of every field, in screen order. */
const labels = {
  firstName: m.auth_first_name(),
  lastName: m.auth_last_name(),
  email: m.auth_email(),
  password: m.auth_password(),
  passwordConfirm: m.auth_confirm_password(),
  newsletter: m.auth_newsletter(),
  acceptTerms: m.auth_terms(),
} as const;

const rules: Rules<RegistrationValues> = {
  fields: {
    firstName: textRule({
      label: m.auth_first_name(),
      required: authTexts.firstNameRequired,
      max: textLimits.name,
    }),
    lastName: textRule({
      label: m.auth_last_name(),
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

/** The message above the fields when values are missing or wrong. */
function problemText(problems: readonly FieldProblem[]): string {
  const [first] = problems;
  const onlyTerms = problems.length === 1 && first?.path === 'acceptTerms';
  return onlyTerms ? authTexts.termsMissing : summaryTitle(problems.length);
}

/** Trims names and address; passwords stay as they were typed. */
function read(data: FormData): RegistrationValues {
  return {
    firstName: formText(data, 'firstName').trim(),
    lastName: formText(data, 'lastName').trim(),
    email: cleanAddress(formText(data, 'email')),
    password: formText(data, 'password'),
    passwordConfirm: formText(data, 'passwordConfirm'),
    newsletter: formText(data, 'newsletter'),
    acceptTerms: formText(data, 'acceptTerms'),
  };
}

interface RegistrationFormProps {
  /** The page with the terms and conditions. */
  termsHref: SafeHref;
  /** Creates the account. After a success the button stays busy until the page is left. */
  onSubmit: (registration: Registration) => Promise<SubmitResult>;
}

export function RegistrationForm({ termsHref, onSubmit }: RegistrationFormProps) {
  const auth = useAuthForm({
    rules,
    read,
    invalid: problemText,
    onSubmit: ({ firstName, lastName, email, password, newsletter }) =>
      onSubmit({ firstName, lastName, email, password, newsletter: newsletter !== '' }),
  });
  const terms = useRef<HTMLInputElement>(null);
  const [accepted, setAccepted] = useState(false);
  // The box may have been ticked before the scripts loaded, or by the browser when it restored the page.
  useEffect(() => setAccepted(terms.current?.checked ?? false), []);

  return (
    <form {...auth.form} aria-label={m.auth_create_your_account()}>
      <input hidden />
      <Stack space="large">
        <AuthFailure auth={auth} labels={labels} />
        <Pair>
          <TextField
            {...auth.field('firstName')}
            label={labels.firstName}
            size="touch"
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <TextField
            {...auth.field('lastName')}
            label={labels.lastName}
            size="touch"
            autoComplete="family-name"
            autoCapitalize="words"
          />
        </Pair>
        <TextField
          {...auth.field('email')}
          label={labels.email}
          type="email"
          size="touch"
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordField
          {...auth.field('password')}
          label={labels.password}
          help={passwordHelp}
          size="touch"
          autoComplete="new-password"
        />
        <PasswordField
          {...auth.field('passwordConfirm')}
          label={labels.passwordConfirm}
          size="touch"
          autoComplete="new-password"
        />
        <Stack space="small">
          <Checkbox {...auth.field('newsletter')} label={m.auth_newsletter_consent()} />
          <Checkbox
            {...auth.field('acceptTerms')}
            label={richText(m.auth_accept_terms(), {
              terms: (text) => (
                <Link href={termsHref} underline="always" newTab>
                  {text}
                </Link>
              ),
            })}
            onChange={(event) => setAccepted(event.target.checked)}
            ref={terms}
          />
        </Stack>
        <AuthSubmit
          auth={auth}
          label={m.auth_create_account()}
          busyLabel={m.auth_creating_account()}
          softDisabled={!accepted || auth.invalid}
        />
      </Stack>
    </form>
  );
}
