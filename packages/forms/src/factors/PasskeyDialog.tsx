import { CurrentPassword, currentPasswordRule } from '../account/currentPassword.tsx';
import { DialogForm, FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormTextField } from '../core/fields.tsx';
import { type FieldRule, type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { FactorDialog, type FactorDialogProps } from './FactorDialog.tsx';

type Named = { name: string };
export type PasskeyValues = Named & { currentPassword: string };

const maxName = 64;

const nameRule: FieldRule = textRule({ required: m.factors_name_required(), max: maxName });

const rules: Rules<PasskeyValues> = {
  fields: {
    name: nameRule,
    currentPassword: currentPasswordRule,
  },
};

interface PasskeyDialogProps extends FactorDialogProps {
  /** The suggested name, such as that of the device. */
  name: string;
  /** Asks the browser for a passkey and stores it; `cancelled` when the user closed its prompt. */
  onSubmit: (values: PasskeyValues) => Promise<SubmitResult>;
}

const title = m.factors_add_a_passkey();

/** Name and password; then the browser asks for the fingerprint, face, PIN or security key. */
export function PasskeyDialog(props: PasskeyDialogProps) {
  const { open, username, name, onSubmit } = props;
  const form = useDialogForm<PasskeyValues>({
    open,
    onSubmit,
    values: { name, currentPassword: '' },
    rules: () => rules,
  });
  return (
    <FactorDialog
      {...props}
      title={title}
      description={m.factors_passkey_help()}
      running={form.running !== null}
      confirm={{ label: m.factors_add_passkey(), busyLabel: m.factors_waiting() }}
      onConfirm={() => void form.submit('submit')}
    >
      <DialogForm form={form} label={title}>
        <FormTextField<PasskeyValues>
          name="name"
          label={m.core_name()}
          help={m.factors_name_help()}
          autoComplete="off"
          maxSymbols={maxName}
        />
        <CurrentPassword username={username} />
      </DialogForm>
    </FactorDialog>
  );
}

interface RenamePasskeyDialogProps {
  open: boolean;
  /** The stored name. */
  name: string;
  onSubmit: (name: string) => Promise<SubmitResult>;
  onClose: () => void;
}

export function RenamePasskeyDialog({ open, name, onSubmit, onClose }: RenamePasskeyDialogProps) {
  const form = useDialogForm<Named>({
    open,
    values: { name },
    rules: () => ({ fields: { name: nameRule } }),
    onSubmit: (values) => onSubmit(values.name.trim()),
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={m.factors_rename_passkey()}
      description={m.factors_rename_help()}
      confirm={{ label: m.factors_rename(), busyLabel: m.factors_renaming(), tone: 'primary' }}
      field="name"
    >
      <FormTextField<Named>
        name="name"
        label={m.core_name()}
        autoComplete="off"
        maxSymbols={maxName}
      />
    </FormDialog>
  );
}
