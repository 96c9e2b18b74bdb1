import { type FailedRow, type Import, type ImportsApi, whenSettled } from '@portal/data/imports';
import { DataError } from '@portal/data/schemas';
import {
  importTargetLabels,
  isCorrectable,
  rowErrorText,
  takesLines,
  takesSeveral,
} from '@portal/domain';
import { CorrectRowDialog } from '@portal/forms/list';
import { Button } from '@portal/ui/components/Button';
import { actionsColumn } from '@portal/ui/components/Table';
import { useToast } from '@portal/ui/components/Toast';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAction } from '../../parts/useAction.ts';
import { failedSubmit } from '../../parts/useSubmit.ts';
import type { Problem } from './SharedReason.tsx';

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
  /** With the id of its import. */
  const [row, setRow] = useState<(FailedRow & { of: number }) | null>(null);
  const left = useRef(new AbortController());
  const shown = useRef(onChecked);
  useEffect(() => {
    shown.current = onChecked;
  });
  useEffect(() => {
    const leave = new AbortController();
    left.current = leave;
    return () => leave.abort();
  }, []);
  const [open, setOpen] = useState(false);
  const id = current?.id;
  /** Shows how far an import is after a failed call, which may have begun a check; null if that is not known. */
  const refresh = useCallback(
    async (of: number) => {
      const found = await api.get(of, { signal: left.current.signal }).catch(() => null);
      if (found) shown.current(found);
      return found;
    },
    [api],
  );
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
              const failed = await api.failedRow(id, number).catch(async (error: unknown) => {
                await refresh(id);
                throw error;
              });
              setRow({ ...failed, of: id });
              setOpen(true);
            };
            void act(read, undefined, { on: String(number) });
          }}
        >
          {m.imports_correct()}
        </Button>
      )),
    [api, id, act, busyOn, refresh],
  );
  if (!current || row?.of !== current.id) return { column, dialog: null };
  const textOf = rowErrorText(current.type);
  const labels = new Map(importTargetLabels(current.type));
  const isField = (target: string | undefined) => row.values.some((each) => each.target === target);
  const errorOf = (error: FailedRow['errors'][number]) => {
    const [target = ''] = error.path;
    return isField(target)
      ? { name: target, message: error.message }
      : { name: null, message: textOf(error) };
  };
  const problemOf = ({ problems }: Import) => problems.find((each) => each.row === row.row);
  const correct = async (values: Readonly<Record<string, string>>) => {
    const { signal } = left.current;
    const next = await api
      .correctRow(current.id, row.row, values)
      .then((begun) => whenSettled(api, begun, signal))
      .catch(async (error: unknown) => {
        const found = await refresh(current.id);
        // The response was lost, or it was corrected elsewhere.
        const isRight = found && isCorrectable(found.state) && !problemOf(found);
        if (isRight) return found;
        // Texts that no row can have are shown at their fields.
        if (error instanceof DataError && error.fields.length > 0) return failedSubmit(error);
        throw error;
      });
    if ('ok' in next) return next;
    const wrong = problemOf(next);
    onChecked(next);
    if (wrong) {
      const errors = wrong.errors.map(errorOf);
      const message = errors.find(({ name }) => name === null)?.message;
      const fields = errors.flatMap(({ name, message }) => (name ? [{ path: name, message }] : []));
      // A single error is shown at its field alone.
      const [only, ...others] = fields;
      const alone = others.length === 0 ? only?.message : undefined;
      return {
        ok: false as const,
        stored: true,
        message: message ?? alone ?? m.imports_still_wrong(),
        fields,
      };
    }
    // Else its check was stopped.
    if (isCorrectable(next.state))
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
        lines: takesLines(current.type, target),
        help: takesSeveral(current.type, target) ? m.imports_correct_terms() : undefined,
      }))}
      errors={row.errors.map(errorOf)}
      onSubmit={correct}
    />
  );
  return { column, dialog };
}
