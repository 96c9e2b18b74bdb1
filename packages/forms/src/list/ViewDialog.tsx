import { fieldProblem, savedViewFields } from '@portal/domain';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormTextField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

/** A type, because react-hook-form accepts no interface. */
type ViewValues = { name: string };

const rules: Rules<ViewValues> = {
  fields: { name: (value) => fieldProblem(savedViewFields.name, value) },
};

export interface ViewDialogProps {
  open: boolean;
  onClose: () => void;
  /** The name of the view that is renamed. Default: a new view is saved. */
  name?: string | undefined;
  /** Saves the view under the name. */
  onSubmit: (name: string) => Promise<SubmitResult>;
}

/** Asks for the name of a view of a list. */
export function ViewDialog({ open, onClose, name, onSubmit }: ViewDialogProps) {
  const form = useDialogForm<ViewValues>({
    open,
    onClose,
    onSubmit: (values) => onSubmit(values.name),
    values: { name: name ?? '' },
    rules: () => rules,
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={name === undefined ? m.list_view_new() : m.list_view_rename()}
      description={name === undefined ? m.list_view_help() : undefined}
      confirm={{ label: m.list_view_save(), busyLabel: m.core_saving(), tone: 'primary' }}
    >
      <FormTextField<ViewValues> name="name" label={m.list_view_name()} autoComplete="off" />
    </FormDialog>
  );
}
