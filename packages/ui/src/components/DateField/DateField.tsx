import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ControlProps } from '../../internal/elementProps.ts';
import { Field, type FieldProps } from '../../internal/field/Field.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useTypedValue } from '../../internal/useTypedValue.ts';
import { DayControl } from '../DateRange/DayControl.tsx';
import { dayError, formatDay } from '../DateRange/days.ts';

export interface DateFieldProps extends FieldProps, Omit<ControlProps<'input'>, 'min' | 'max'> {
  /** The day as 'YYYY-MM-DD'; empty for none. Default: uncontrolled. */
  value?: string | undefined;
  /** The initial day, if uncontrolled. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the day, and with the typed text; the day is empty if the text is none that can be chosen, and `problem` says why. */
  onValueChange?: ((value: string, text: string, problem: string | undefined) => void) | undefined;
  /** Text that is no day to choose, while `value` is empty: a form that is put back empties it. Default: the typed one. */
  text?: string | undefined;
  /** The first day that can be chosen. Default: any. */
  first?: string | undefined;
  /** The last day that can be chosen. Default: any. */
  last?: string | undefined;
  /** Cannot be edited, and is not submitted. Default false. */
  disabled?: boolean | undefined;
  /** Can be focused and is submitted, but cannot be edited. Default false. */
  readOnly?: boolean | undefined;
}

/** One day, typed or picked in the browser's calendar. */
export function DateField({
  name,
  label,
  labelHidden,
  help,
  error,
  aside,
  value: given,
  defaultValue = '',
  onValueChange,
  text,
  first,
  last,
  ...input
}: DateFieldProps) {
  const [value, setValue] = useControlled(given, defaultValue, undefined);
  const [read, setRead] = useState<string | null>(null);
  const problemOf = (day: string) => dayError(day, { first, last });
  const { shown, problem, take } = useTypedValue({
    value,
    none: '',
    text,
    same: Object.is,
    problemOf,
    onChange(next, typed, wrong) {
      setValue(next);
      onValueChange?.(next, typed, wrong);
    },
  });
  return (
    <Field
      name={name}
      label={label}
      labelHidden={labelHidden}
      help={read === value && read ? m.components_day_read_as({ day: formatDay(read) }) : help}
      error={problem ?? error}
      aside={aside}
      rest={input}
    >
      {({ name: _, ...control }) => (
        <>
          <DayControl
            control={control}
            label={label}
            value={shown}
            onChange={(day, ambiguous) => {
              setRead(ambiguous && !problemOf(day) ? day : null);
              take(day);
            }}
            min={first}
            max={last}
          />
          {/* Submits the day as 'YYYY-MM-DD'. */}
          <input type="hidden" name={name} value={value} disabled={input.disabled} />
        </>
      )}
    </Field>
  );
}
