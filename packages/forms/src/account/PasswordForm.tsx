import { accountTexts, passwordLimits, passwordProblem } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { useEffect } from 'react';
import { DirtyReport, Form, SubmitButton } from '../core/Form.tsx';
import { FormErrors, FormSaved } from '../core/FormErrors.tsx';
import { FormPasswordField } from '../core/fields.tsx';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

export type PasswordValues = {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
};

/** The label of every field, in screen order. */
const labels: Record<keyof PasswordValues, string> = {
  currentPassword: m.account_current_password(),
  password: m.account_new_password(),
  passwordConfirmation: m.account_confirm_new_password(),
};

const field = <Name extends keyof PasswordValues>(name: Name) => ({ name, label: labels[name] });

const empty: PasswordValues = { currentPassword: '', password: '', passwordConfirmation: '' };

const rules: Rules<PasswordValues> = {
  fields: {
    currentPassword: textRule({ required: accountTexts.currentPasswordRequired }),
    password: passwordProblem,
    passwordConfirmation: textRule({ required: accountTexts.passwordConfirmationRequired }),
  },
  together: ({ password, passwordConfirmation }) =>
    password === passwordConfirmation
      ? []
      : [{ path: 'passwordConfirmation', message: accountTexts.passwordsDiffer }],
};

interface PasswordFormProps {
  onSubmit: (values: PasswordValues) => Promise<SubmitResult>;
  /** The account's email address, for password managers. */
  username: string;
  /** Called with whether leaving now would lose text. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** Changes the password of a user who knows the current one. Typed passwords are never stored on the device. */
export function PasswordForm({ onSubmit, username, onDirtyChange }: PasswordFormProps) {
  const form = useForm<PasswordValues>({
    values: empty,
    rules: () => rules,
    onSubmit: (values) => onSubmit(values),
  });
  const { saved, reset } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: empties the fields once per save.
  useEffect(() => {
    if (saved) reset(empty);
  }, [saved]);

  return (
    <Form form={form} label={m.account_change_password()}>
      <Stack>
        <FormErrors labels={labels} />
        <FormSaved>{accountTexts.passwordChanged}</FormSaved>
        <Card
          title={m.account_change_password()}
          help={m.account_signed_out_elsewhere()}
          foot={<SubmitButton label={m.account_change_password()} busyLabel={m.core_changing()} />}
        >
          <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
          <FormPasswordField<PasswordValues>
            {...field('currentPassword')}
            autoComplete="current-password"
          />
          <FormPasswordField<PasswordValues>
            {...field('password')}
            autoComplete="new-password"
            help={m.account_password_help(passwordLimits)}
          />
          <FormPasswordField<PasswordValues>
            {...field('passwordConfirmation')}
            autoComplete="new-password"
          />
        </Card>
      </Stack>
      <DirtyReport onDirtyChange={onDirtyChange} />
    </Form>
  );
}
