import { authTexts, cleanAddress, countSymbols } from '@portal/domain';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { TextField } from '@portal/ui/components/TextField';
import { useEffect, useRef, useState } from 'react';
import { emailRule, type Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { AuthFailure } from './AuthFailure.tsx';
import { AuthSubmit } from './AuthSubmit.tsx';
import { formText, useAuthForm } from './useAuthForm.ts';

interface EmailFormProps {
  /** The name of the form, for screen readers. */
  name: string;
  /** Filled into the empty field once the page is ready. */
  email?: string | null | undefined;
  /** The verb on the button. */
  submitLabel: string;
  /** Minimum and maximum length, and the help for a longer address. Default: the limits of registration. */
  limits?: { min: number; max: number; tooLong: string } | undefined;
  /** Requests the email. After a success the page replaces the form. */
  onSubmit: (email: string) => Promise<SubmitResult>;
}

const labels = { email: m.auth_email() };

/** One email address to send a link to. */
export function EmailForm({ name, email, submitLabel, limits, onSubmit }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState('');
  // Before `useAuthForm` repeats a press from before the scripts loaded.
  useEffect(() => {
    if (email && field.current?.value === '') field.current.value = email;
  }, [email]);
  const { tooLong, ...range } = limits ?? {};
  const rules: Rules<{ email: string }> = {
    fields: { email: emailRule({ required: authTexts.forgotMissing, ...range }) },
  };
  const auth = useAuthForm({
    rules,
    read: (data) => {
      const address = cleanAddress(formText(data, 'email'));
      setTried(address);
      return { email: address };
    },
    invalid: ([problem]) => problem?.message ?? '',
    onSubmit: (values) => onSubmit(values.email),
  });

  const isTooLong = limits && auth.field('email').error && countSymbols(tried) > limits.max;
  return (
    <form {...auth.form} aria-label={name}>
      <input hidden />
      <Stack space="large">
        {/* An error of the field is shown at the field. */}
        {auth.failure?.atFields.length ? null : <AuthFailure auth={auth} labels={labels} />}
        <TextField
          {...auth.field('email')}
          label={labels.email}
          type="email"
          size="touch"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          ref={field}
        />
        {limits ? (
          <LiveRegion>{isTooLong ? <Text size="small">{tooLong}</Text> : null}</LiveRegion>
        ) : null}
        <AuthSubmit auth={auth} label={submitLabel} busyLabel={m.auth_sending()} />
      </Stack>
    </form>
  );
}
