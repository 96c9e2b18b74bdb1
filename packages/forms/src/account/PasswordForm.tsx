import { accountTexts, passwordLimits } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { useEffect } from 'react';
import { DirtyReport } from '../core/DirtyReport.tsx';
import { Form } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { FormSaved } from '../core/FormSaved.tsx';
import { FormPasswordField } from '../core/fields/FormPasswordField.tsx';
import { SubmitButton } from '../core/SubmitButton.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import {
  emptyPassword,
  type PasswordValues,
  passwordLabels,
  passwordRules,
} from './passwordValues.ts';

export interface PasswordFormProps {
  /** Stores the new password. */
  onSubmit: (values: PasswordValues) => Promise<SubmitResult>;
  /** For password managers: whose password it is. */
  username: string;
  /** Told whether leaving now would lose text: for a leave guard around the form. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** A new password for somebody who knows the present one. What is typed is never kept on the device. */
export function PasswordForm({ onSubmit, username, onDirtyChange }: PasswordFormProps) {
  const form = useForm<PasswordValues>({
    values: emptyPassword,
    rules: passwordRules,
    onSubmit: (values) => onSubmit(values),
  });
  const { saved, putBack } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a save; what was typed is of no more use.
  useEffect(() => {
    if (saved) putBack(emptyPassword);
  }, [saved]);

  return (
    <Form form={form} label="Change password">
      <Stack>
        <FormErrors labels={passwordLabels} />
        <FormSaved>{accountTexts.passwordChanged}</FormSaved>
        <Card
          title="Change password"
          help="Every other device is signed out when the password changes."
          foot={<SubmitButton label="Change password" busyLabel="Changing" />}
        >
          <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
          <FormPasswordField<PasswordValues>
            name="currentPassword"
            label={passwordLabels.currentPassword}
            autoComplete="current-password"
          />
          <FormPasswordField<PasswordValues>
            name="password"
            label={passwordLabels.password}
            autoComplete="new-password"
            help={`${passwordLimits.min} to ${passwordLimits.max} symbols. A few words in a row are easy to remember.`}
          />
          <FormPasswordField<PasswordValues>
            name="passwordConfirmation"
            label={passwordLabels.passwordConfirmation}
            autoComplete="new-password"
          />
        </Card>
      </Stack>
      {onDirtyChange ? <DirtyReport onDirtyChange={onDirtyChange} /> : null}
    </Form>
  );
}
