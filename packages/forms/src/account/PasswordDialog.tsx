import { useState } from 'react';
import { FormDialog } from '../core/FormDialog.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { CurrentPassword, usePasswordForm } from './currentPassword.tsx';

export interface PasswordDialogProps {
  open: boolean;
  /** The signed-in user's email address, for password managers. */
  username: string;
  /** Default 'Confirm your password'. */
  title?: string | undefined;
  /** What the password is for, and what happens. */
  description: string;
  /** The button that submits. */
  confirm: { label: string; busyLabel: string; tone: 'primary' | 'critical' };
  /** Acts with this password. The dialog stays open after a failure. */
  onSubmit: (password: string) => Promise<SubmitResult>;
  onCancel: () => void;
}

/** Asks for the password before a change: an unlocked device is not enough to take over an account. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, username, title = m.account_confirm_password(), onSubmit, onCancel } = props;
  const form = usePasswordForm(open, onSubmit);
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onCancel}
      title={title}
      description={props.description}
      confirm={props.confirm}
      field="currentPassword"
    >
      <CurrentPassword username={username} />
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
        description={m.account_change_email_help({ email: question?.email ?? '' })}
        confirm={{ label: m.account_change_email(), busyLabel: m.core_saving(), tone: 'primary' }}
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
