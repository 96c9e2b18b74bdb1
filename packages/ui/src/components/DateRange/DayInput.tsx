import { Calendar } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import * as box from '../../internal/field/Field.css.ts';
import { FieldAction } from '../../internal/field/FieldAction.tsx';
import * as styles from './DateRange.css.ts';
import type { RangeLimits } from './dayRange.ts';
import { dayText, isDay, readDay } from './readDay.ts';

interface DayInputProps extends Pick<RangeLimits, 'first' | 'last'> {
  name: string;
  label: string;
  /** 'YYYY-MM-DD', or what was typed and is no day. */
  value: string;
  /** Told once the day was typed and left, or picked. */
  onChange: (value: string) => void;
  invalid: boolean;
  describedBy: string | undefined;
  disabled: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day to be typed, written as days are written everywhere, or picked in the browser's calendar. */
export function DayInput({
  name,
  label,
  value,
  onChange,
  invalid,
  describedBy,
  first,
  last,
  disabled,
  ref,
}: DayInputProps) {
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(readDay(typed) ?? typed.trim());
  };
  return (
    <div className={`${box.field} ${styles.day}`} data-field={name}>
      <label htmlFor={id} className={box.label}>
        {label}
      </label>
      <div className={`${box.box} ${styles.dayBox}`}>
        <input
          ref={ref}
          id={id}
          name={name}
          type="text"
          autoComplete="off"
          spellCheck={false}
          className={`${box.bare} ${box.fill}`}
          value={typed ?? dayText(value)}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
        />
        <FieldAction
          icon={Calendar}
          label={`Open calendar: ${label}`}
          disabled={disabled}
          onClick={() => calendar.current?.showPicker()}
        />
        {/* Only its calendar is used: the field before it is the one that is read and typed into. */}
        <input
          ref={calendar}
          type="date"
          className={styles.calendar}
          aria-hidden
          tabIndex={-1}
          disabled={disabled}
          min={first?.day}
          max={last?.day}
          value={isDay(value) ? value : ''}
          onChange={(event) => {
            setTyped(null);
            if (event.target.value !== '') onChange(event.target.value);
          }}
        />
      </div>
    </div>
  );
}
