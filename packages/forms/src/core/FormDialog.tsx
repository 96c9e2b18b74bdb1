import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormScope } from './Form.tsx';
import { focusField } from './focusField.ts';
import type { PortalForm } from './useForm.ts';

interface FormDialogProps<V extends FieldValues> {
  form: PortalForm<V>;
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The button that submits, and its label while the submit runs. */
  confirm: { label: string; busyLabel: string; tone: 'primary' | 'critical' };
  /** The label of the button that closes the dialog. */
  cancel: string;
  /** A `Form` with one field and a `DialogFailure`. */
  children: ReactNode;
}

/** A small dialog around a form with one field. Stays open while a submit runs. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { form, open, onClose, title, description, confirm, cancel, children } = props;
  const running = form.running !== null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || running ? undefined : onClose())}
      title={title}
      description={description}
      size="small"
      actions={
        <>
          <Button softDisabled={running} onClick={running ? undefined : onClose}>
            {cancel}
          </Button>
          <Button
            tone={confirm.tone}
            busy={running}
            busyLabel={confirm.busyLabel}
            onClick={() => void form.submit('submit')}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface DialogFailureProps {
  /** The field that takes the focus. Default: the first one with an error. */
  field?: string | undefined;
}

/** After a failed submit in a dialog: an error of a field takes the focus; any other is shown as a message. */
export function DialogFailure({ field }: DialogFailureProps) {
  const { failure, element } = useFormScope();
  const { attempt = 0, message = null, only = null } = failure ?? {};
  const atField = message === null || (field === undefined ? only !== null : only === field);
  useEffect(() => {
    if (attempt === 0 || !atField) return;
    if (field !== undefined) focusField(element.current, field);
    else element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, atField, element, field]);
  return <DialogError error={atField ? undefined : message} />;
}
