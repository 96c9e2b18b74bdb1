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

export type PasswordValues = {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
};

/** The label of every field, in screen order. */
const labels: Record<keyof PasswordValues, string> = {
  currentPassword: 'Current password',
  password: 'New password',
  passwordConfirmation: 'Confirm new password',
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
  const { saved, putBack } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: empties the fields once per save.
  useEffect(() => {
    if (saved) putBack(empty);
  }, [saved]);

  return (
    <Form form={form} label="Change password">
      <Stack>
        <FormErrors labels={labels} />
        <FormSaved>{accountTexts.passwordChanged}</FormSaved>
        <Card
          title="Change password"
          help="You’ll be signed out on all other devices."
          foot={<SubmitButton label="Change password" busyLabel="Changing" />}
        >
          <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
          <FormPasswordField<PasswordValues>
            {...field('currentPassword')}
            autoComplete="current-password"
          />
          <FormPasswordField<PasswordValues>
            {...field('password')}
            autoComplete="new-password"
            help={`${passwordLimits.min} to ${passwordLimits.max} symbols. A few unrelated words work well.`}
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
