import type { Registration } from '@portal/data/schemas';
import type { SafeHref } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Checkbox } from '@portal/ui/components/Checkbox';
import { Link } from '@portal/ui/components/Link';
import { Pair, Stack } from '@portal/ui/components/layout';
import { PasswordField } from '@portal/ui/components/PasswordField';
import { TextField } from '@portal/ui/components/TextField';
import { useEffect, useRef, useState } from 'react';
import type { SubmitResult } from '../core/submitResult.ts';
import { AuthFailure } from './AuthFailure.tsx';
import { passwordHelp } from './newPassword.ts';
import {
  registrationLabels as labels,
  registrationOf,
  registrationProblem,
  registrationRules,
  registrationValues,
} from './registrationValues.ts';
import { useAuthForm } from './useAuthForm.ts';

export interface RegistrationFormProps {
  /** The page with the terms and conditions. */
  termsHref: SafeHref;
  /** Makes the account. After a success the button stays busy until the page is left. */
  onSubmit: (registration: Registration) => Promise<SubmitResult>;
}

/** A new account. The heading and the way to sign in belong to the page. */
export function RegistrationForm({ termsHref, onSubmit }: RegistrationFormProps) {
  const auth = useAuthForm({
    rules: registrationRules,
    read: registrationValues,
    invalid: registrationProblem,
    onSubmit: (values) => onSubmit(registrationOf(values)),
  });
  const terms = useRef<HTMLInputElement>(null);
  const [accepted, setAccepted] = useState(false);
  // The box may have been ticked before the scripts came, or by the browser that brings the page back.
  useEffect(() => setAccepted(terms.current?.checked ?? false), []);

  return (
    <form {...auth.form} aria-label="Create your account">
      <input hidden />
      <Stack space="large">
        <AuthFailure auth={auth} labels={labels} />
        <Pair>
          <TextField
            {...auth.field('firstName')}
            label={labels.firstName}
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <TextField
            {...auth.field('lastName')}
            label={labels.lastName}
            autoComplete="family-name"
            autoCapitalize="words"
          />
        </Pair>
        <TextField
          {...auth.field('email')}
          label={labels.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordField
          {...auth.field('password')}
          label={labels.password}
          help={passwordHelp}
          autoComplete="new-password"
        />
        <PasswordField
          {...auth.field('passwordConfirm')}
          label={labels.passwordConfirm}
          autoComplete="new-password"
        />
        <Stack space="small">
          <Checkbox
            {...auth.field('newsletter')}
            label="Email me news about the directory (optional)"
          />
          <Checkbox
            {...auth.field('acceptTerms')}
            label={
              <>
                I accept the{' '}
                <Link href={termsHref} underline="always" newTab>
                  terms and conditions
                </Link>
              </>
            }
            onChange={(event) => setAccepted(event.target.checked)}
            ref={terms}
          />
        </Stack>
        <Button
          type="submit"
          tone="primary"
          full
          busy={auth.busy}
          busyLabel="Creating your account"
          softDisabled={!accepted || auth.invalid}
        >
          Create account
        </Button>
      </Stack>
    </form>
  );
}
