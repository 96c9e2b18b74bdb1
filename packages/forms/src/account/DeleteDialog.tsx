import { accountTexts, cleanAddress } from '@portal/domain';
import { useMemo } from 'react';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormPasswordField, FormTextField } from '../core/fields.tsx';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

type Deletion = { email: string; currentPassword: string };

const empty: Deletion = { email: '', currentPassword: '' };

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What is deleted, what stays, and until when it can be restored. */
  description: string;
  /** The address to type, in lower case. */
  email: string;
  /** The signed-in user's email address, for password managers. */
  username: string;
  /** Deletes with the password of the signed-in user. */
  onSubmit: (currentPassword: string) => Promise<SubmitResult>;
}

/** Confirms the deletion of an account by its typed email address and the password of the signed-in user. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, onClose, title, description, email, username, onSubmit } = props;
  const rules = useMemo((): Rules<Deletion> => {
    const message = m.account_enter_email({ email });
    const typed = (value: unknown) =>
      cleanAddress(String(value)).toLowerCase() === email ? undefined : message;
    return {
      fields: {
        email: typed,
        currentPassword: textRule({ required: accountTexts.currentPasswordRequired }),
      },
    };
  }, [email]);
  const form = useDialogForm<Deletion>({
    open,
    onClose,
    values: empty,
    rules: () => rules,
    onSubmit: ({ currentPassword }) => onSubmit(currentPassword),
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      confirm={{
        label: m.account_delete_account(),
        busyLabel: m.core_deleting(),
        tone: 'critical',
      }}
    >
      <FormTextField<Deletion>
        name="email"
        label={m.account_email_of_account()}
        help={m.account_type_email({ email })}
        autoComplete="off"
      />
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <FormPasswordField<Deletion>
        name="currentPassword"
        label={m.account_your_password()}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
