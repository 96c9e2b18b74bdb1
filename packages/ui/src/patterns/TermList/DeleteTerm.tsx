import { useEffect, useMemo, useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DialogError } from '../DialogError/DialogError.tsx';
import type { Outcome } from '../useAsk.ts';
import {
  deleteWords,
  type InUse,
  type TermRef,
  type TermTarget,
  termWords,
  usedWords,
} from './term.ts';

export interface DeleteTermDeeds {
  /** Deletes a term that nothing uses; comes to what went wrong, to how many use it after all, or to nothing. */
  onDelete: (term: TermRef) => Promise<string | InUse | undefined>;
  /** Moves the listings of a term to another one and deletes it; comes to what went wrong, or to nothing. */
  onMove: (term: TermRef, targetId: string) => Outcome;
}

interface DeleteTermProps extends DeleteTermDeeds {
  /** The term that is asked about; null closes. */
  term: TermRef | null;
  targets: readonly TermTarget[];
  onClose: () => void;
}

const silent = 'The server did not answer. Nothing was changed.';

/** Asks before a term goes; one that is used goes only after its listings have been moved. */
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
  const { one } = termWords[shown.kind];
  const close = () => (busy ? undefined : onClose());

  const finish = (wrong: string | InUse | undefined) => {
    setBusy(false);
    if (wrong === undefined) onClose();
    else if (typeof wrong === 'string') setError(wrong);
    else setShown({ ...shown, used: wrong.inUse });
  };
  const remove = async () => {
    setBusy(true);
    setError(undefined);
    finish(await onDelete(shown).catch(() => silent));
  };
  const move = async () => {
    if (target === null) {
      setMissing(true);
      input.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    finish(await onMove(shown, target).catch(() => silent));
  };

  const used = shown.used > 0;
  return (
    <>
      <AlertDialog
        open={term !== null && !used}
        onOpenChange={close}
        title={`Delete ${shown.name}?`}
        confirm={`Delete ${one}`}
        cancel="Keep it"
        busy={busy}
        busyLabel="Deleting"
        onConfirm={() => void remove()}
      >
        <p>{deleteWords(shown)}</p>
        <DialogError error={error} />
      </AlertDialog>
      <Dialog
        open={term !== null && used}
        onOpenChange={close}
        title={`Delete ${shown.name}?`}
        description={
          options.length
            ? `${usedWords(shown)} ${shown.used === 1 ? 'uses' : 'use'} it. Move ${shown.used === 1 ? 'it' : 'them'} to another ${one} first.`
            : `${usedWords(shown)} ${shown.used === 1 ? 'uses' : 'use'} it, and there is no other ${one} to move to. Add one first.`
        }
        size="small"
        actions={
          <>
            <Button softDisabled={busy} onClick={close}>
              Keep it
            </Button>
            {options.length ? (
              <Button tone="critical" busy={busy} busyLabel="Moving" onClick={() => void move()}>
                Move and delete
              </Button>
            ) : null}
          </>
        }
      >
        {options.length ? (
          <Combobox
            ref={input}
            name="target"
            label="Move to"
            options={options}
            value={target}
            placeholder={`Choose ${one === 'industry' ? 'an' : 'a'} ${one}`}
            error={missing ? 'Choose where the listings go' : undefined}
            disabled={busy}
            onChange={(value) => {
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
