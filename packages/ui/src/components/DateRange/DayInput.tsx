import { type Ref, useId } from 'react';
import * as box from '../../internal/field/Field.css.ts';
import * as styles from './DateRange.css.ts';
import type { RangeLimits } from './dateRange.ts';

interface DayInputProps extends Pick<RangeLimits, 'first' | 'last'> {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  disabled: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day in the browser's own field, with the calendar and the order of the person's language. */
export function DayInput({
  label,
  onChange,
  invalid,
  describedBy,
  first,
  last,
  ...input
}: DayInputProps) {
  const id = useId();
  return (
    <div className={`${box.field} ${styles.day}`} data-field={input.name}>
      <label htmlFor={id} className={box.label}>
        {label}
      </label>
      <div className={box.box}>
        <input
          {...input}
          id={id}
          type="date"
          className={`${box.bare} ${box.fill}`}
          min={first?.day}
          max={last?.day}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
