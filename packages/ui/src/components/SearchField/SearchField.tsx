import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { adornment } from '../../internal/field/Field.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Accessible name, such as "Search listings". */
  label: string;
  /** The query. */
  value: string;
  /** Called with the query; empty after Clear or Escape. */
  onChange: (value: string) => void;
  /** Milliseconds to wait for more input before `onChange`; Enter and blur do not wait. Default 0. */
  rest?: number | undefined;
  /** Maximum length. Default: no limit. */
  maxLength?: number | undefined;
}

/** Filters a list while the user types; for the toolbar of a `TableCard`. */
export function SearchField({ label, value, onChange, rest = 0, maxLength }: SearchFieldProps) {
  const typing = useDebouncedText(value, onChange, rest);
  const text = rest === 0 ? value : typing.text;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search}>
      <div className={styles.field} data-size="compact">
        <label htmlFor={id} className={adornment}>
          <Icon icon={Search} />
        </label>
        <input
          ref={input}
          id={id}
          name="search"
          type="search"
          aria-label={label}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          value={text}
          placeholder={label}
          maxLength={maxLength}
          onChange={(event) => typing.type(event.target.value)}
          onBlur={rest === 0 ? undefined : () => typing.report()}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && rest > 0) typing.report();
            if (event.key !== 'Escape' || text === '') return;
            // The first Escape clears the field; the second closes a dialog around it.
            event.stopPropagation();
            typing.report('');
          }}
        />
        {text ? (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear search"
            onClick={() => {
              typing.report('');
              input.current?.focus();
            }}
          >
            <Icon icon={X} size={14} />
          </button>
        ) : null}
      </div>
    </div>
  );
}

/**
 * The text of the field, updated on every key; `onChange` is debounced, and its value may return late. A value that
 * changed for another reason, such as Back, replaces the text.
 */
function useDebouncedText(value: string, onChange: (value: string) => void, rest: number) {
  const [text, setText] = useState(value);
  /** The last value received, then those passed to `onChange` that have not returned as the value yet. */
  const reported = useRef([value]);

  // In an effect: a render that typing interrupts never commits its value.
  useLayoutEffect(() => {
    const own = reported.current.indexOf(value);
    reported.current = own < 0 ? [value] : reported.current.slice(own);
    if (own < 0) setText(value);
  }, [value]);

  const report = (next: string) => {
    if (next === reported.current.at(-1)) return;
    reported.current.push(next);
    onChange(next);
  };
  const reportText = useEffectEvent(() => report(text));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the timer.
  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(reportText, rest);
    return () => clearTimeout(timer);
  }, [text, rest]);

  return {
    text,
    /** Reports the text after the delay. */
    type: (next: string) => (rest === 0 ? onChange(next) : setText(next)),
    /** Reports the text at once. */
    report: (next = text) => {
      if (rest === 0) return onChange(next);
      setText(next);
      report(next);
    },
  };
}
