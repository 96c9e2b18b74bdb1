import { accountTexts } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useEffectEvent } from 'react';
import { DialogFailure } from '../core/DialogFailure.tsx';
import { Form } from '../core/Form.tsx';
import { FormPasswordField } from '../core/fields/FormPasswordField.tsx';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';

/** A type, for react-hook-form asks for one. */
type Password = { currentPassword: string };

const title = 'Confirm your password';
const empty: Password = { currentPassword: '' };
const rules: Rules<Password> = {
  fields: { currentPassword: textRule({ required: accountTexts.currentPasswordRequired }) },
};

interface PasswordDialogProps {
  open: boolean;
  /** The email address in force, for password managers. */
  username: string;
  /** The one that it is to be changed to. */
  email: string;
  /** Saves with this password. A failure leaves the dialog open. */
  onSubmit: (password: string) => Promise<SubmitResult>;
  onCancel: () => void;
}

/** Asks for the password before the email address changes: an unlocked device is not enough to take over an account. */
export function PasswordDialog({ open, username, email, onSubmit, onCancel }: PasswordDialogProps) {
  const form = useForm<Password>({
    values: empty,
    rules: () => rules,
    onSubmit: ({ currentPassword }) => onSubmit(currentPassword),
  });
  const { running, submit, putBack } = form;
  const clear = useEffectEvent(() => putBack(empty));
  useEffect(() => {
    if (!open) clear();
  }, [open]);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || running ? undefined : onCancel())}
      title={title}
      description={`Enter your current password to change your email to ${email}.`}
      size="small"
      actions={
        <>
          <Button softDisabled={running !== null} onClick={running ? undefined : onCancel}>
            Cancel
          </Button>
          <Button
            tone="primary"
            busy={running !== null}
            busyLabel="Saving"
            onClick={() => void submit('submit')}
          >
            Change email
          </Button>
        </>
      }
    >
      <Form form={form} label={title}>
        <Stack space="small">
          <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
          <FormPasswordField<Password>
            name="currentPassword"
            label="Current password"
            autoComplete="current-password"
          />
          <DialogFailure field="currentPassword" />
          {/* For Enter: the button that is seen stands at the foot, outside the form. */}
          <input type="submit" hidden />
        </Stack>
      </Form>
    </Dialog>
  );
}
