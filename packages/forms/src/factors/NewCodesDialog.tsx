import { CurrentPasswordForm, usePasswordForm } from '../account/currentPassword.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { FactorDialog, type FactorDialogProps } from './FactorDialog.tsx';

interface NewCodesDialogProps extends FactorDialogProps {
  /** Creates new recovery codes; the old ones stop working. */
  onSubmit: (currentPassword: string) => Promise<SubmitResult>;
}

const title = 'New recovery codes';

/** Password, then new recovery codes. */
export function NewCodesDialog(props: NewCodesDialogProps) {
  const form = usePasswordForm(props.open, props.onSubmit);
  return (
    <FactorDialog
      {...props}
      title={title}
      description="The codes you have now stop working."
      running={form.running !== null}
      confirm={{ label: 'Create new codes', busyLabel: 'Creating' }}
      onConfirm={() => void form.submit('submit')}
    >
      <CurrentPasswordForm form={form} label={title} username={props.username} />
    </FactorDialog>
  );
}
