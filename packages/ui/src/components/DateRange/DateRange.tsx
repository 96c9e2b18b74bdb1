import { useId, useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ControlProps } from '../../internal/elementProps.ts';
import * as box from '../../internal/field/Field.css.ts';
import { FieldMessage } from '../../internal/field/Field.tsx';
import * as styles from './DateRange.css.ts';
import { DayControl, type DayControlProps } from './DayControl.tsx';
import { type DayRange, formatDay, type RangeLimits, rangeError, sameRange } from './days.ts';

export interface RangePreset extends DayRange {
  /** Name of the range: 'Last 30 days'. */
  label: string;
}

export interface DateRangeProps extends ControlProps<'div'> {
  /** Name of the field in its form; the inputs are `{name}-from` and `{name}-to`. */
  name: string;
  /** Accessible name of the group. */
  label: string;
  /** The selected range. */
  value: DayRange;
  /** Called with a new range once both days are valid. */
  onValueChange: (value: DayRange) => void;
  /** Named ranges, as buttons before the days. Default: none. */
  presets?: readonly RangePreset[] | undefined;
  /** The selectable days. Default: every day. */
  limits?: RangeLimits | undefined;
  /** Whether either day may be empty, which is no limit. Default false. */
  openEnded?: boolean | undefined;
}

const none: readonly RangePreset[] = [];

/** Selects a first and last day, both included, by a named range or day by day. */
export function DateRange({
  name,
  label,
  value,
  onValueChange,
  presets = none,
  limits,
  openEnded,
  ...rest
}: DateRangeProps) {
  const [draft, setDraft] = useState<DayRange | null>(null);
  const [held, setHeld] = useState(value);
  if (!sameRange(held, value)) {
    // A new value from the parent replaces the draft.
    setHeld(value);
    setDraft(null);
  }
  const shown = draft ?? value;
  const wrong = draft ? rangeError(draft, limits, openEnded) : null;
  const [read, setRead] = useState<{ which: keyof DayRange; day: string } | null>(null);

  const take = (next: DayRange) => {
    setDraft(next);
    if (rangeError(next, limits, openEnded) !== null) return;
    setDraft(null);
    if (!sameRange(next, value)) onValueChange(next);
  };
  const day = (which: keyof DayRange) => ({
    name: `${name}-${which}`,
    value: shown[which],
    onChange: (picked: string, ambiguous: boolean) => {
      setRead(ambiguous ? { which, day: picked } : null);
      take({ ...shown, [which]: picked });
    },
    error: wrong?.day === which ? wrong.text : undefined,
    help:
      read?.which === which ? m.components_day_read_as({ day: formatDay(read.day) }) : undefined,
    min: limits?.first?.day,
    max: limits?.last?.day,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line everywhere.
    <div
      {...rest}
      className={styles.range}
      role="group"
      aria-label={label}
      data-field={name}
      data-told={Boolean(wrong ?? read) || undefined}
    >
      {presets.length > 0 ? (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              className={styles.preset}
              aria-pressed={sameRange(preset, shown)}
              onClick={() => {
                setRead(null);
                take({ from: preset.from, to: preset.to });
              }}
            >
              {preset.label}
            </button>
          ))}
        </div>
      ) : null}
      <div className={styles.days}>
        <DayInput {...day('from')} label={m.components_from()} />
        <DayInput {...day('to')} label={m.components_to()} />
      </div>
    </div>
  );
}

interface DayInputProps extends Omit<DayControlProps, 'control'> {
  name: string;
  error: string | undefined;
  help: string | undefined;
}

/** One of the two days, with its label, and below it what is wrong with it or how it was read. */
function DayInput({ name, error, help, ...day }: DayInputProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const isTold = Boolean(error ?? help);
  const control = {
    id,
    name,
    'aria-invalid': Boolean(error) || undefined,
    'aria-describedby': isTold ? messageId : undefined,
  };
  return (
    <div className={`${box.field} ${styles.day}`} data-field={name}>
      <label htmlFor={id} className={box.label}>
        {day.label}
      </label>
      <DayControl {...day} control={control} />
      <div className={styles.message} aria-live="polite">
        {isTold ? <FieldMessage id={messageId} help={help} error={error} /> : null}
      </div>
    </div>
  );
}

export type { DayRange, RangeLimits } from './days.ts';
