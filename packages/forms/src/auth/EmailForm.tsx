import { authTexts, emailRule } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { TextField } from '@portal/ui/components/TextField';
import { useEffect, useRef } from 'react';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { AuthFailure } from './AuthFailure.tsx';
import { formText } from './formText.ts';
import { useAuthForm } from './useAuthForm.ts';

export interface EmailFormProps {
  /** What the form is for, for people who cannot see the page around it. */
  name: string;
  /** Put into the empty field once the page is ready. */
  email?: string | null | undefined;
  /** The verb on the button. */
  submitLabel: string;
  /** Asks for the letter. After a success the page shows something else. */
  onSubmit: (email: string) => Promise<SubmitResult>;
}

const labels = { email: 'Email' } as const;

const rules: Rules<{ email: string }> = {
  fields: { email: emailRule({ required: authTexts.forgotMissing, min: 3, max: 50 }) },
};

/** One address, to which a letter goes. */
export function EmailForm({ name, email, submitLabel, onSubmit }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // Before a press that came earlier than the scripts is repeated.
  useEffect(() => {
    if (email && field.current?.value === '') field.current.value = email;
  }, [email]);
  const auth = useAuthForm({
    rules,
    read: (data) => ({ email: formText(data, 'email').trim() }),
    invalid: ([problem]) => problem?.message ?? '',
    onSubmit: (values) => onSubmit(values.email),
  });

  return (
    <form {...auth.form} aria-label={name}>
      <input hidden />
      <Stack space="large">
        {/* One field says itself what is wrong with it. */}
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
        <Button
          type="submit"
          tone="primary"
          size="touch"
          full
          busy={auth.busy}
          busyLabel="Sending"
          softDisabled={auth.invalid}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
