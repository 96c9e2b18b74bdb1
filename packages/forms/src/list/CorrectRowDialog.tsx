import { Banner } from '@portal/ui/components/Banner';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { sameValues } from '../core/drafts/changedValues.ts';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormTextArea, FormTextField } from '../core/fields.tsx';
import type { Rules } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

/** A cell of a row, as a field. */
interface RowField {
  name: string;
  label: string;
  text: string;
  /** Whether it usually has several lines. Default false. */
  lines?: boolean | undefined;
  help?: string | undefined;
}

/** What is wrong with a field, or, without the name of one, with the row. */
interface RowError {
  name: string | null;
  message: string;
}

export interface CorrectRowDialogProps {
  open: boolean;
  onClose: () => void;
  /** The number of the row in its file. */
  row: number;
  fields: readonly RowField[];
  errors: readonly RowError[];
  /** Checks the row again with other texts, by the names of the fields that were changed or sent before. */
  onSubmit: (changed: Readonly<Record<string, string>>) => Promise<SubmitResult>;
}

type RowValues = { [name: string]: string };

/** What a cell may contain depends on the others: the server says it. */
const rules: Rules<RowValues> = { fields: {} };

/** Corrects a row of a file that was not imported, with its errors at their fields. */
export function CorrectRowDialog(props: CorrectRowDialogProps) {
  const { open, onClose, row, fields, errors, onSubmit } = props;
  const values = useMemo(
    () => Object.fromEntries(fields.map(({ name, text }) => [name, text])),
    [fields],
  );
  /** Fields that were sent: the server may have stored what they were then. */
  const sent = useRef(new Set<string>());
  /** The texts that are stored though the row is still wrong. */
  const [stored, setStored] = useState<RowValues | null>(null);
  const form = useDialogForm<RowValues>({
    open,
    onClose,
    values,
    rules: () => rules,
    async onSubmit(texts) {
      const changed = Object.entries(texts).filter(
        ([name, text]) => text !== values[name] || sent.current.has(name),
      );
      for (const [name] of changed) sent.current.add(name);
      const result = await onSubmit(Object.fromEntries(changed));
      setStored(!result.ok && result.stored ? texts : null);
      return result;
    },
  });
  const show = useEffectEvent(() => {
    sent.current.clear();
    setStored(null);
    for (const { name, message } of errors)
      if (name !== null) form.api.setError(name, { type: 'server', message });
  });
  useEffect(() => {
    if (open) show();
  }, [open]);
  const typed = form.api.watch();
  // Closing asks about what is not stored alone.
  const isStored = stored !== null && sameValues(stored, typed);
  const ofRow = errors.filter(({ name }) => name === null);
  const first = fields.find((field) => errors.some(({ name }) => name === field.name))?.name;
  return (
    <FormDialog
      form={isStored ? { ...form, keepsText: true } : form}
      open={open}
      onClose={onClose}
      cancel={isStored ? m.core_close() : undefined}
      size="medium"
      title={m.list_correct_row({ row })}
      description={m.list_correct_help()}
      confirm={{
        label: m.list_correct_check(),
        busyLabel: m.list_correct_checking(),
        tone: 'primary',
      }}
    >
      {/* After a submit the form says what is still wrong with the row. */}
      {(form.failure ? [] : ofRow).map(({ message }) => (
        <Banner key={message} tone="caution" title={message} />
      ))}
      {fields.map(({ text, lines = false, ...field }) => {
        // A field of one line would join those of a text that has several.
        const Field =
          lines || text.includes('\n') ? FormTextArea<RowValues> : FormTextField<RowValues>;
        return (
          <Field
            key={field.name}
            {...field}
            autoComplete="off"
            data-autofocus={field.name === first || undefined}
          />
        );
      })}
    </FormDialog>
  );
}
