import { Button } from '@portal/ui/components/Button';
import type { AuthForm } from './useAuthForm.ts';

interface AuthSubmitProps {
  auth: Pick<AuthForm, 'busy' | 'invalid'>;
  /** The verb on the button, and its label while the submit runs. */
  label: string;
  busyLabel: string;
  /** Looks disabled. Default: while a field has an error. */
  softDisabled?: boolean;
}

/** The button that submits an auth form. */
export function AuthSubmit({
  auth,
  label,
  busyLabel,
  softDisabled = auth.invalid,
}: AuthSubmitProps) {
  return (
    <Button
      type="submit"
      tone="primary"
      size="touch"
      full
      busy={auth.busy}
      busyLabel={busyLabel}
      softDisabled={softDisabled}
    >
      {label}
    </Button>
  );
}
