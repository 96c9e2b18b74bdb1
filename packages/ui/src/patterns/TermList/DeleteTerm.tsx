import { useEffect, useMemo, useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { m } from '../../i18n/messages.js';
import { DialogError } from '../DialogError/DialogError.tsx';
import type { Outcome } from '../useAsk.ts';
import {
  counts,
  deleteWords,
  type InUse,
  type TermRef,
  type TermTarget,
  termWords,
} from './term.ts';

export interface DeleteTermActions {
  /** Deletes an unused term. Resolves with an error message, with the number of listings that use it after all, or undefined on success. */
  onDelete: (term: TermRef) => Promise<string | InUse | undefined>;
  /** Moves the listings of a term to another one and deletes it. Resolves with an error message, or undefined on success. */
  onMove: (term: TermRef, targetId: string) => Outcome;
}

interface DeleteTermProps extends DeleteTermActions {
  /** The term to delete; null closes the dialog. */
  term: TermRef | null;
  targets: readonly TermTarget[];
  onClose: () => void;
}

/** Confirms the deletion of a term; if listings use it, they move to another term first. */
export function DeleteTerm({ term, targets, onClose, onDelete, onMove }: DeleteTermProps) {
  const [shown, setShown] = useState<TermRef | null>(term);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [target, setTarget] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (term === null) return;
    setShown(term);
    setError(undefined);
    setTarget(null);
    setMissing(false);
  }, [term]);
  const options = useMemo(
    () => targets.map(({ id, name, within }) => ({ value: id, label: name, detail: within })),
    [targets],
  );
  if (!shown) return null;
  const words = termWords[shown.kind];
  const close = () => (busy ? undefined : onClose());

  const run = async (action: Promise<string | InUse | undefined>) => {
    setBusy(true);
    setError(undefined);
    const wrong = await action.catch(() => m.patterns_nothing_changed());
    setBusy(false);
    if (wrong === undefined) onClose();
    else if (typeof wrong === 'string') setError(wrong);
    else setShown({ ...shown, used: wrong.inUse });
  };
  const move = () => {
    if (target !== null) return void run(onMove(shown, target));
    setMissing(true);
    input.current?.focus();
  };

  const used = shown.used > 0;
  return (
    <>
      <AlertDialog
        open={term !== null && !used}
        onOpenChange={close}
        title={m.terms_delete_title({ name: shown.name })}
        confirm={words.delete}
        cancel={m.patterns_keep_it()}
        busy={busy}
        busyLabel={m.patterns_deleting()}
        onConfirm={() => void run(onDelete(shown))}
      >
        <p>{deleteWords(shown)}</p>
        <DialogError error={error} />
      </AlertDialog>
      <Dialog
        open={term !== null && used}
        onOpenChange={close}
        title={m.terms_delete_title({ name: shown.name })}
        description={
          options.length ? words.move(counts(shown.used)) : words.noOther(counts(shown.used))
        }
        size="small"
        confirmClose={busy ? 'never' : 'input'}
        actions={
          <>
            <Button softDisabled={busy} onClick={close}>
              {m.patterns_keep_it()}
            </Button>
            {options.length ? (
              <Button tone="critical" busy={busy} busyLabel={m.terms_moving()} onClick={move}>
                {m.terms_move_and_delete()}
              </Button>
            ) : null}
          </>
        }
      >
        {options.length ? (
          <Combobox
            ref={input}
            name="target"
            label={m.terms_move_to()}
            options={options}
            value={target}
            placeholder={words.choose}
            error={missing ? m.terms_move_to_required() : undefined}
            disabled={busy}
            onValueChange={(value) => {
              setTarget(value);
              setMissing(false);
            }}
          />
        ) : null}
        <DialogError error={error} />
      </Dialog>
    </>
  );
}
