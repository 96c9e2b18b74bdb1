import { accountTexts } from '@portal/domain';
import { DialogForm, useDialogForm } from '../core/FormDialog.tsx';
import { FormPasswordField } from '../core/fields.tsx';
import { type FieldRule, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import type { BoundForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

export type Password = { currentPassword: string };

const empty: Password = { currentPassword: '' };

export const currentPasswordRule: FieldRule = textRule({
  required: accountTexts.currentPasswordRequired,
});

/** A form of a dialog for the current password alone. Forgets the password when the dialog closes. */
export function usePasswordForm(
  open: boolean,
  onSubmit: (currentPassword: string) => Promise<SubmitResult>,
): BoundForm<Password> {
  return useDialogForm<Password>({
    open,
    values: empty,
    rules: () => ({ fields: { currentPassword: currentPasswordRule } }),
    onSubmit: ({ currentPassword }) => onSubmit(currentPassword),
  });
}

interface CurrentPasswordFormProps {
  form: BoundForm<Password>;
  /** The title of the dialog. */
  label: string;
  /** The signed-in user's email address, for password managers. */
  username: string;
}

/** The content of a dialog for the current password alone. */
export function CurrentPasswordForm({ form, label, username }: CurrentPasswordFormProps) {
  return (
    <DialogForm form={form} label={label} field="currentPassword">
      <CurrentPassword username={username} />
    </DialogForm>
  );
}

/** The field of the current password. */
export function CurrentPassword({ username }: { username: string }) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <FormPasswordField<Password>
        name="currentPassword"
        label={m.account_current_password()}
        autoComplete="current-password"
      />
    </>
  );
}
