import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as box from '../../internal/field/Field.css.ts';
import { FieldAction } from '../../internal/field/Field.tsx';
import * as styles from './DateRange.css.ts';
import { formatDay, isAmbiguousDay, isDay, readDay } from './days.ts';

export interface DayControlProps {
  /** Attributes of the input. */
  control: ElementProps<'input'>;
  /** Label of the field, which names the button of the calendar. */
  label: string;
  /** 'YYYY-MM-DD', or the typed text if it is not a day. */
  value: string;
  /** Called when the user leaves the field after typing, or picks a day; with whether the typed text could also be another day. */
  onChange: (value: string, ambiguous: boolean) => void;
  /** The first day that the calendar offers, as 'YYYY-MM-DD'. */
  min: string | undefined;
  /** The last day that the calendar offers. */
  max: string | undefined;
}

/** A day, typed or picked in the browser's calendar. */
export function DayControl({ control, label, value, onChange, min, max }: DayControlProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    const day = readDay(typed, { first: min, last: max });
    onChange(day ?? typed.trim(), day !== null && isAmbiguousDay(typed));
  };
  return (
    <div className={`${box.box} ${styles.dayBox}`}>
      <input
        {...control}
        type="text"
        autoComplete={control.autoComplete ?? 'off'}
        spellCheck={false}
        className={`${box.bare} ${box.fill}`}
        value={typed ?? formatDay(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => {
          commit();
          control.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          control.onKeyDown?.(event);
          if (event.key === 'Enter') commit();
        }}
      />
      {control.disabled || control.readOnly ? null : (
        <>
          <FieldAction
            icon={Calendar}
            label={m.components_open_calendar({ label })}
            onClick={() => calendar.current?.showPicker()}
          />
          {/* Provides only the calendar; users read and type in the field before it. */}
          <input
            ref={calendar}
            type="date"
            className={styles.calendar}
            aria-hidden
            tabIndex={-1}
            min={min}
            max={max}
            value={isDay(value) ? value : ''}
            onChange={(event) => {
              setTyped(null);
              if (event.target.value !== '') onChange(event.target.value, false);
            }}
          />
        </>
      )}
    </div>
  );
}
