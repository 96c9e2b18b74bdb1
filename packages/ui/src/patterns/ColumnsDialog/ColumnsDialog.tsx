import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { m } from '../../i18n/messages.js';
import { DialogError } from '../DialogError/DialogError.tsx';

export interface ColumnChoice {
  /** Unique; passed to `onSave`. */
  key: string;
  title: string;
  /** Whether the table has it. */
  shown: boolean;
}

export interface ColumnsDialogProps {
  /** The columns in order, those that are not shown as well. */
  columns: readonly ColumnChoice[];
  /** The title of the column that is always first. */
  first: string;
  /** Saves the keys of the shown columns in order. Resolves with the error message, or undefined once they are saved. */
  onSave: (keys: readonly string[]) => Promise<string | undefined>;
  /** As `onSave`, for the columns that the list has by itself. Default: none were chosen, so there is no button for it. */
  onReset?: (() => Promise<string | undefined>) | undefined;
  /** Called when it closes, also after it was saved. */
  onClose: () => void;
}

/** Chooses which columns a table has, and their order. */
export function ColumnsDialog({ columns, first, onSave, onReset, onClose }: ColumnsDialogProps) {
  const [choices, setChoices] = useState(columns);
  const [busy, setBusy] = useState<'save' | 'reset'>();
  const [error, setError] = useState<string>();
  const keys = choices.filter(({ shown }) => shown).map(({ key }) => key);
  const run = async (kind: 'save' | 'reset', act: () => Promise<string | undefined>) => {
    setBusy(kind);
    const problem = await act();
    setBusy(undefined);
    setError(problem);
    if (!problem) onClose();
  };
  const save = () => {
    if (keys.length === 0) setError(m.patterns_columns_none());
    else void run('save', () => onSave(keys));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.patterns_columns()}
      description={m.patterns_columns_first({ column: first })}
      size="small"
      confirmClose="never"
      actions={
        <>
          {onReset ? (
            <Button
              busy={busy === 'reset'}
              disabled={busy === 'save'}
              onClick={() => void run('reset', onReset)}
            >
              {m.patterns_columns_reset()}
            </Button>
          ) : null}
          <Button tone="primary" busy={busy === 'save'} disabled={busy === 'reset'} onClick={save}>
            {m.patterns_columns_save()}
          </Button>
        </>
      }
    >
      <Stack space="small">
        <SortableList
          label={m.patterns_columns()}
          hint
          items={choices.map(({ key, title, shown }) => ({
            key,
            label: title,
            action: (
              <Checkbox
                name={`column-${key}`}
                label={m.patterns_column_show({ column: title })}
                labelHidden
                checked={shown}
                onChange={({ target }) => {
                  setError(undefined);
                  setChoices(
                    choices.map((each) =>
                      each.key === key ? { ...each, shown: target.checked } : each,
                    ),
                  );
                }}
              />
            ),
          }))}
          onOrderChange={(order) =>
            setChoices(choices.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)))
          }
        />
        <DialogError error={error} />
      </Stack>
    </Dialog>
  );
}
