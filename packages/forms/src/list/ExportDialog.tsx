import { pageLocale } from '@portal/data/schemas';
import type { ExportFormat } from '@portal/domain';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormRadioGroup } from '../core/FormRadioGroup.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

/** What a list is exported as: a format, or CSV with the columns of its table. */
type ExportChoice = ExportFormat | 'shown';

type ExportValues = { format: ExportChoice };

const values: ExportValues = { format: 'csv' };
const rules: Rules<ExportValues> = { fields: {} };

/** A function, because texts are read in the language of then. */
const options = (hasShown: boolean) => [
  { value: 'csv', label: m.list_csv(), help: m.list_csv_help() },
  ...(hasShown
    ? [{ value: 'shown', label: m.list_csv_shown(), help: m.list_csv_shown_help() }]
    : []),
  { value: 'json', label: m.list_json(), help: m.list_json_help() },
];

export interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  /** The title of the list. */
  list: string;
  /** The rows that the file will have. */
  count: number;
  /** Whether a search or a filter limits them. */
  narrowed: boolean;
  /** Whether the columns of its table can be exported alone. Default false. */
  hasShown?: boolean | undefined;
  /** Saves the file. */
  onSubmit: (choice: ExportChoice) => Promise<SubmitResult>;
}

/** Asks for the format of the file that a list is exported to. */
export function ExportDialog(props: ExportDialogProps) {
  const { open, onClose, list, count, narrowed, hasShown = false, onSubmit } = props;
  const form = useDialogForm<ExportValues>({
    open,
    onClose,
    onSubmit: ({ format }) => onSubmit(format),
    values,
    rules: () => rules,
  });
  const rows = { count, number: count.toLocaleString(pageLocale()) };
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={m.list_export({ list })}
      description={narrowed ? m.list_export_found(rows) : m.list_export_all(rows)}
      confirm={{ label: m.list_export_now(), busyLabel: m.list_exporting(), tone: 'primary' }}
    >
      <FormRadioGroup<ExportValues>
        name="format"
        label={m.list_format()}
        options={options(hasShown)}
      />
    </FormDialog>
  );
}
