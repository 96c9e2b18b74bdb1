import { Button } from '@portal/ui/components/Button';
import { Dialog, type DialogProps } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { m } from '../i18n/messages.js';
import { Form, useFormScope } from './Form.tsx';
import { focusField, focusInvalid } from './focusField.ts';
import { type BoundForm, type FormSetup, useForm } from './useForm.ts';

interface DialogFormSetup<V extends FieldValues> extends FormSetup<V> {
  open: boolean;
  /** Called after a successful submit. Default: the dialog stays open until its caller closes it. */
  onClose?: (() => void) | undefined;
  /** Closing keeps what was typed and only clears the errors, until it is sent. Default false. */
  keepsText?: boolean;
}

interface OfDialog<V extends FieldValues> extends BoundForm<V> {
  /** Closing keeps what was typed, so it needs no question. Default false. */
  keepsText?: boolean;
}

/** The form of a dialog: starts with `values` each time it opens, so that no password stays in a closed dialog. */
export function useDialogForm<V extends FieldValues>(setup: DialogFormSetup<V>): OfDialog<V> {
  const { open, onClose, keepsText = false, values, onSubmit } = setup;
  const form = useForm<V>({
    ...setup,
    async onSubmit(valid, intent) {
      const result = await onSubmit(valid, intent);
      if (result.ok) onClose?.();
      return result;
    },
  });
  const { saved, failure } = form;
  const handled = useRef(saved);
  const reset = useEffectEvent((sent: boolean) => {
    if (sent || !keepsText) form.reset(values);
    else if (failure) form.reset(form.api.getValues());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog may close before `saved` or `failure` is set.
  useEffect(() => {
    if (open) return;
    reset(handled.current !== saved);
    handled.current = saved;
  }, [open, saved, failure]);
  return { ...form, keepsText };
}

interface FormDialogProps<V extends FieldValues> {
  /** From `useDialogForm`, or from `useForm` to keep the values of a closed dialog. */
  form: OfDialog<V>;
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  /** The name of the form, for screen readers. Default: the title. */
  label?: string | undefined;
  /** Its width. Default `small`. */
  size?: DialogProps['size'];
  /** The button that submits, and its label while the submit runs. `disabled`: there is nothing to submit yet; default false. */
  confirm: { label: string; busyLabel: string; tone: 'primary' | 'critical'; disabled?: boolean };
  /** The label of the button that closes the dialog. Default 'Cancel'. */
  cancel?: string | undefined;
  /** The field that takes the focus after a failed submit. Default: the first one with an error. */
  field?: string | undefined;
  children: ReactNode;
}

/** A dialog around a form. Stays open while a submit runs. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { form, open, onClose, title, description, confirm } = props;
  const { label = title, size = 'small', cancel = m.core_cancel(), field, children } = props;
  const running = form.running !== null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || running ? undefined : onClose())}
      title={title}
      description={description}
      size={size}
      confirmClose={form.keepsText || running ? 'never' : 'input'}
      actions={
        <>
          <Button softDisabled={running} onClick={running ? undefined : onClose}>
            {cancel}
          </Button>
          <Button
            tone={confirm.tone}
            busy={running}
            busyLabel={confirm.busyLabel}
            disabled={confirm.disabled}
            onClick={() => void form.submit('submit')}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      <DialogForm form={form} label={label} field={field}>
        {children}
      </DialogForm>
    </Dialog>
  );
}

interface DialogFormProps<V extends FieldValues> extends DialogFailureProps {
  form: BoundForm<V>;
  /** The name of the form, for screen readers. */
  label: string;
  children: ReactNode;
}

/** The content of a dialog: fields, then the error of the last submit. Enter submits. */
export function DialogForm<V extends FieldValues>(props: DialogFormProps<V>) {
  const { form, label, field, children } = props;
  return (
    <Form form={form} label={label}>
      <Stack space="small">
        {children}
        <DialogFailure field={field} />
        {/* Makes Enter submit: the visible button is outside the form element. */}
        <input type="submit" hidden />
      </Stack>
    </Form>
  );
}

interface DialogFailureProps {
  /** The field that takes the focus. Default: the first one with an error. */
  field?: string | undefined;
}

/** After a failed submit in a dialog or a line: an error of a field takes the focus; any other is shown as a message. `FormErrors` does both. */
export function DialogFailure({ field }: DialogFailureProps) {
  const { failure, element, hasSummary } = useFormScope();
  const { errors } = useFormState();
  const { attempt = 0, message = null, only = null, ofFields = false } = failure ?? {};
  const corrected = ofFields && Object.keys(errors).length === 0;
  const atField = message === null || (field === undefined ? only !== null : only === field);
  useEffect(() => {
    if (attempt === 0 || hasSummary.current) return;
    if (atField && field !== undefined) focusField(element.current, field);
    else focusInvalid(element.current);
  }, [attempt, atField, element, field, hasSummary]);
  const isTold = atField || corrected || hasSummary.current;
  return <DialogError error={isTold ? undefined : message} />;
}
