import { type FocusEvent, useId, useState } from 'react';
import { m } from '../../i18n/messages.js';
import * as box from '../../internal/field/Field.css.ts';
import { FieldMessage } from '../../internal/field/Field.tsx';
import { FieldGroup, type FieldGroupProps } from '../../internal/field/FieldGroup.tsx';
import { useTypedValue } from '../../internal/useTypedValue.ts';
import * as styles from './DateRange.css.ts';
import { DayControl, type DayControlProps } from './DayControl.tsx';
import { type DayRange, formatDay, type RangeLimits, rangeError, sameRange } from './days.ts';

export interface RangePreset extends DayRange {
  /** Name of the range: 'Last 30 days'. */
  label: string;
}

export interface DateRangeProps extends Omit<FieldGroupProps, 'children' | 'role'> {
  /** Name of the field in its form; the inputs are `{name}-from` and `{name}-to`. */
  name: string;
  /** The selected range; both days are empty for none. */
  value: DayRange;
  /**
   * Called with the new range, and with both days as typed. Both days of the range are empty if they were cleared, or if those
   * typed cannot be chosen: then `problem` says why.
   */
  onValueChange: (value: DayRange, typed: DayRange, problem: string | undefined) => void;
  /** The typed days while they are not a valid range, if the parent keeps them; reset with the form. Default: the last typed ones. */
  text?: DayRange | undefined;
  /** Called when the focus leaves both days. */
  onBlur?: (() => void) | undefined;
  /** Named ranges, as buttons before the days. Default: none. */
  presets?: readonly RangePreset[] | undefined;
  /** The selectable days. Default: every day. */
  limits?: RangeLimits | undefined;
  /** Whether one of the days may be empty, which is no limit. Default false. */
  openEnded?: boolean | undefined;
  /** Cannot be changed. Default false. */
  disabled?: boolean | undefined;
}

const noPresets: readonly RangePreset[] = [];
const none: DayRange = { from: '', to: '' };

/** Selects a first and last day, both included, by a named range or day by day. */
export function DateRange({
  value,
  onValueChange,
  text,
  onBlur,
  presets = noPresets,
  limits,
  openEnded,
  disabled,
  ...field
}: DateRangeProps) {
  const { name, error } = field;
  const {
    shown,
    problem,
    take: takeRange,
  } = useTypedValue({
    value,
    none,
    text,
    same: sameRange,
    problemOf: (range) => rangeError(range, limits, openEnded)?.text,
    onChange: onValueChange,
  });
  const [read, setRead] = useState<{ which: keyof DayRange; day: string } | null>(null);
  /** Whether a day that is missing was left empty. */
  const [left, setLeft] = useState({ from: false, to: false });
  const wrong = problem === undefined ? null : rangeError(shown, limits, openEnded);
  const told = wrong && (shown[wrong.day] || left[wrong.day] || error) ? wrong : null;

  const take = (next: DayRange) => {
    takeRange(next);
    if (sameRange(next, none)) setLeft({ from: false, to: false });
  };
  const leaveGroup = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const day = (which: keyof DayRange) => ({
    name: `${name}-${which}`,
    value: shown[which],
    onChange: (picked: string, ambiguous: boolean) => {
      setRead(ambiguous ? { which, day: picked } : null);
      take({ ...shown, [which]: picked });
    },
    onBlur: () => setLeft((before) => ({ ...before, [which]: true })),
    disabled,
    error: told?.day === which ? told.text : undefined,
    invalid: Boolean(error && !wrong),
    help:
      read?.which === which ? m.components_day_read_as({ day: formatDay(read.day) }) : undefined,
    min: limits?.first?.day,
    max: limits?.last?.day,
  });
  return (
    <FieldGroup {...field} role="group" error={wrong ? undefined : error}>
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its days lost the focus
        <div className={styles.range} onBlur={leaveGroup}>
          {presets.length > 0 ? (
            <div className={styles.presets}>
              {presets.map((preset) => (
                <button
                  key={preset.label}
                  type="button"
                  className={styles.preset}
                  aria-pressed={sameRange(preset, shown)}
                  disabled={disabled}
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
      )}
    </FieldGroup>
  );
}

interface DayInputProps extends Omit<DayControlProps, 'control'> {
  name: string;
  error: string | undefined;
  help: string | undefined;
  /** Whether an error of both days is shown. */
  invalid: boolean;
  disabled: boolean | undefined;
  onBlur: () => void;
}

/** One of the two days, with its label, and below it what is wrong with it or how it was read. */
function DayInput({ name, error, help, invalid, disabled, onBlur, ...day }: DayInputProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const isTold = Boolean(error ?? help);
  const control = {
    id,
    name,
    disabled,
    onBlur,
    'aria-invalid': invalid || Boolean(error) || undefined,
    'aria-describedby': isTold ? messageId : undefined,
  };
  return (
    <div className={`${box.field} ${styles.day}`} data-field={name}>
      <label htmlFor={id} className={`${box.label} ${styles.dayLabel}`}>
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
