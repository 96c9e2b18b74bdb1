import { CurrentPasswordForm, usePasswordForm } from '../account/currentPassword.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { FactorDialog, type FactorDialogProps } from './FactorDialog.tsx';

interface NewCodesDialogProps extends FactorDialogProps {
  /** Creates new recovery codes; the old ones stop working. */
  onSubmit: (currentPassword: string) => Promise<SubmitResult>;
}

const title = m.factors_new_codes();

/** Password, then new recovery codes. */
export function NewCodesDialog(props: NewCodesDialogProps) {
  const form = usePasswordForm(props.open, props.onSubmit);
  return (
    <FactorDialog
      {...props}
      title={title}
      description={m.factors_new_codes_help()}
      running={form.running !== null}
      confirm={{ label: m.factors_create_codes(), busyLabel: m.core_creating() }}
      onConfirm={() => void form.submit('submit')}
    >
      <CurrentPasswordForm form={form} label={title} username={props.username} />
    </FactorDialog>
  );
}
