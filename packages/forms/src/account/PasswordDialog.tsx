import { accountTexts } from '@portal/domain';
import { Stack } from '@portal/ui/components/layout';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form } from '../core/Form.tsx';
import { DialogFailure, FormDialog } from '../core/FormDialog.tsx';
import { FormPasswordField } from '../core/fields.tsx';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';

/** A type, because react-hook-form accepts no interface. */
type Password = { currentPassword: string };

const title = 'Confirm your password';
const empty: Password = { currentPassword: '' };
const rules: Rules<Password> = {
  fields: { currentPassword: textRule({ required: accountTexts.currentPasswordRequired }) },
};

interface PasswordDialogProps {
  open: boolean;
  /** The current email address, for password managers. */
  username: string;
  email: string;
  /** Saves with this password. The dialog stays open after a failure. */
  onSubmit: (password: string) => Promise<SubmitResult>;
  onCancel: () => void;
}

/** Asks for the password before the email address changes: an unlocked device is not enough to take over an account. */
function PasswordDialog({ open, username, email, onSubmit, onCancel }: PasswordDialogProps) {
  const form = useForm<Password>({
    values: empty,
    rules: () => rules,
    onSubmit: ({ currentPassword }) => onSubmit(currentPassword),
  });
  const clear = useEffectEvent(() => form.putBack(empty));
  useEffect(() => {
    if (!open) clear();
  }, [open]);

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onCancel}
      title={title}
      description={`Enter your current password to change your email to ${email}.`}
      confirm={{ label: 'Change email', busyLabel: 'Saving', tone: 'primary' }}
      cancel="Cancel"
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
          {/* Makes Enter submit: the visible button is outside the form element. */}
          <input type="submit" hidden />
        </Stack>
      </Form>
    </FormDialog>
  );
}

interface Question {
  email: string;
  save: (password: string) => Promise<SubmitResult>;
  resolve: (result: SubmitResult) => void;
}

const cancelled: SubmitResult = { ok: false, message: '', cancelled: true };

/** Whether the result belongs to the page: a success, or an error in a field other than the password. */
const isForPage = (result: SubmitResult): boolean =>
  result.ok || (result.fields?.some(({ path }) => path !== 'currentPassword') ?? false);

/** Asks for the password before a new email address is saved. `username` is the current address. */
export function usePasswordQuestion(username: string) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);

  function close(result: SubmitResult): void {
    question?.resolve(result);
    setOpen(false);
  }

  async function submit(password: string): Promise<SubmitResult> {
    if (!question) return cancelled;
    const result = await question.save(password);
    if (!isForPage(result)) return result;
    close(result);
    return cancelled;
  }

  return {
    dialog: (
      <PasswordDialog
        open={open}
        username={username}
        email={question?.email ?? ''}
        onSubmit={submit}
        onCancel={() => close(cancelled)}
      />
    ),
    /** Saves with the typed password; resolves with `cancelled` when the dialog is closed. */
    saveWithPassword: (email: string, save: Question['save']) =>
      new Promise<SubmitResult>((resolve) => {
        setQuestion({ email, save, resolve });
        setOpen(true);
      }),
  };
}
