import { type FailedRow, type Import, type ImportsApi, whenSettled } from '@portal/data/imports';
import { importTargetLabels, isTermsTarget } from '@portal/domain';
import { CorrectRowDialog } from '@portal/forms/list';
import { Button } from '@portal/ui/components/Button';
import { actionsColumn } from '@portal/ui/components/Table';
import { useToast } from '@portal/ui/components/Toast';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAction } from '../../parts/useAction.ts';
import type { Problem } from './ImportResult.tsx';

interface CorrectRowArgs {
  api: ImportsApi;
  current: Import | null;
  /** Shows the import once the row was checked again. */
  onChecked: (next: Import) => void;
}

/** The column of the failed rows with the buttons to correct them, and its dialog. */
export function useCorrectRow({ api, current, onChecked }: CorrectRowArgs) {
  const toast = useToast();
  const { act, busyOn } = useAction();
  const [row, setRow] = useState<FailedRow | null>(null);
  const [open, setOpen] = useState(false);
  const id = current?.id;
  const column = useMemo(
    () =>
      actionsColumn<Problem>(120, ({ row: number }) => (
        <Button
          size="compact"
          writes
          busy={busyOn === String(number)}
          aria-label={m.imports_correct_row({ row: number })}
          onClick={() => {
            const read = async () => {
              if (id === undefined) return;
              setRow(await api.failedRow(id, number));
              setOpen(true);
            };
            void act(read, undefined, { on: String(number) });
          }}
        >
          {m.imports_correct()}
        </Button>
      )),
    [api, id, act, busyOn],
  );
  if (!current || !row) return { column, dialog: null };
  const labels = new Map(importTargetLabels(current.type));
  const isField = (target: string | undefined) => row.values.some((each) => each.target === target);
  const errorOf = ({ path: [target = ''], message }: FailedRow['errors'][number]) => ({
    name: isField(target) ? target : null,
    message,
  });
  const correct = async (values: Readonly<Record<string, string>>) => {
    const next = await whenSettled(api, await api.correctRow(current.id, row.row, values));
    const wrong = next.problems.find((each) => each.row === row.row);
    onChecked(next);
    if (wrong) {
      const errors = wrong.errors.map(errorOf);
      const message = errors.find(({ name }) => name === null)?.message;
      const fields = errors.flatMap(({ name, message }) => (name ? [{ path: name, message }] : []));
      return { ok: false as const, message: message ?? m.imports_still_wrong(), fields };
    }
    toast({ tone: 'positive', message: m.imports_corrected({ row: row.row }) });
    return { ok: true as const };
  };
  const dialog = (
    <CorrectRowDialog
      key={row.row}
      open={open}
      onClose={() => setOpen(false)}
      row={row.row}
      fields={row.values.map(({ target, text }) => ({
        name: target,
        label: labels.get(target) ?? target,
        text,
        help:
          isTermsTarget(current.type, target) || target === 'synonyms'
            ? m.imports_correct_terms()
            : undefined,
      }))}
      errors={row.errors.map(errorOf)}
      onSubmit={correct}
    />
  );
  return { column, dialog };
}
