import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { DialogError } from '../DialogError/DialogError.tsx';
import * as styles from './ColumnsDialog.css.ts';

export interface ColumnChoice {
  /** Unique; passed to `onSave`. */
  key: string;
  title: string;
  /** Whether the table has it. */
  shown: boolean;
  /** Width that a user gave it, in CSS pixels. Default: its own. */
  width?: number | undefined;
}

/** How a table is laid out. */
export interface ColumnsLayout {
  /** Keys of the shown columns in order. */
  columns: readonly string[];
  /** Width of each column in CSS pixels by key; null for its own. */
  widths: Readonly<Record<string, number | null>>;
  /** Whether rows are low. */
  compact: boolean;
}

export interface ColumnsDialogProps {
  /** The columns in order, those that are not shown as well. */
  columns: readonly ColumnChoice[];
  /** The title of the column that is always first. */
  first: string;
  /** Whether rows are low. Default false. */
  compact?: boolean | undefined;
  /** Saves the layout. Resolves with the error message, or undefined once it is saved. */
  onSave: (layout: ColumnsLayout) => Promise<string | undefined>;
  /** As `onSave`, for the layout that the list has by itself. Default: the user has none, so there is no button for it. */
  onReset?: (() => Promise<string | undefined>) | undefined;
  /** Called when it closes, also after it was saved. */
  onClose: () => void;
}

/** Chooses which columns a table has, their order and widths, and how high its rows are. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { columns, first, onSave, onReset, onClose } = props;
  const sizes = useAvailableWidth() !== 'phone';
  const [compact, setCompact] = useState(props.compact ?? false);
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
    else void run('save', () => onSave({ columns: keys, widths: widthsOf(choices), compact }));
  };
  const change = (key: string, to: Partial<ColumnChoice>) => {
    setError(undefined);
    setChoices(choices.map((each) => (each.key === key ? { ...each, ...to } : each)));
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
      <Stack space="medium">
        <SortableList
          label={m.patterns_columns()}
          hint
          items={choices.map(({ key, title, shown, width }) => ({
            key,
            label: title,
            action: (
              <>
                {sizes ? (
                  <div className={styles.width}>
                    <Select
                      name={`width-${key}`}
                      label={m.patterns_column_width({ column: title })}
                      labelHidden
                      options={widthOptions(width)}
                      value={String(width ?? '')}
                      disabled={!shown}
                      onValueChange={(value) => change(key, { width: Number(value) || undefined })}
                    />
                  </div>
                ) : null}
                <Checkbox
                  name={`column-${key}`}
                  label={m.patterns_column_show({ column: title })}
                  labelHidden
                  checked={shown}
                  onChange={({ target }) => change(key, { shown: target.checked })}
                />
              </>
            ),
          }))}
          onOrderChange={(order) =>
            setChoices(choices.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)))
          }
        />
        {sizes ? (
          <SegmentedControl
            name="row-height"
            label={m.patterns_rows_height()}
            value={compact ? 'compact' : 'default'}
            options={[
              { value: 'default', label: m.patterns_rows_default() },
              { value: 'compact', label: m.patterns_rows_compact() },
            ]}
            onValueChange={(value) => setCompact(value === 'compact')}
          />
        ) : null}
        <DialogError error={error} />
      </Stack>
    </Dialog>
  );
}

const widthsOf = (choices: readonly ColumnChoice[]): Record<string, number | null> =>
  Object.fromEntries(choices.map(({ key, width }) => [key, width ?? null]));

/** The widths to choose from, in CSS pixels, and one that was set by dragging. */
const widthOptions = (width: number | undefined) => {
  const named = [
    { value: '', label: m.patterns_width_automatic() },
    { value: '96', label: m.patterns_width_narrow() },
    { value: '160', label: m.patterns_width_medium() },
    { value: '240', label: m.patterns_width_wide() },
    { value: '360', label: m.patterns_width_very_wide() },
  ];
  const own = String(width ?? '');
  return named.some(({ value }) => value === own)
    ? named
    : [...named, { value: own, label: m.patterns_width_own({ width: own }) }];
};
