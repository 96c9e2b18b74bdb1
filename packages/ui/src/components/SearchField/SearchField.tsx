import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ControlProps } from '../../internal/elementProps.ts';
import { adornment } from '../../internal/field/Field.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { isComposing } from '../../internal/isComposing.ts';
import { useMergedRef } from '../../internal/refs.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends ControlProps<'input'> {
  /** Accessible name, such as "Search products". */
  label: string;
  /** The query. */
  value: string;
  /** Called with the query; empty after Clear or Escape. */
  onValueChange: (value: string) => void;
  /** Milliseconds to wait for more input before `onValueChange`; Enter and blur do not wait. Default 0. */
  rest?: number | undefined;
  /** Maximum length. Default: no limit. */
  maxLength?: number | undefined;
}

/** Filters a list while the user types; for the toolbar of a `TableCard`. */
export function SearchField({
  label,
  value,
  onValueChange,
  rest = 0,
  onBlur,
  onKeyDown,
  ref,
  ...attributes
}: SearchFieldProps) {
  const typing = useDebouncedText(value, onValueChange, rest);
  const text = rest === 0 ? value : typing.text;
  const ownId = useId();
  const id = attributes.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  useEffect(() => {
    // Runs before a dialog's listener: the first Escape clears the field, the second closes the dialog.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== input.current || isComposing(event)) return;
      if (input.current?.value) event.preventDefault();
    };
    window.addEventListener('keydown', keepEscape, true);
    return () => window.removeEventListener('keydown', keepEscape, true);
  }, []);
  return (
    <div className={styles.search}>
      <div className={styles.field} data-size="compact">
        <label htmlFor={id} className={adornment}>
          <Icon icon={Search} />
        </label>
        <input
          name="search"
          {...attributes}
          ref={merged}
          id={id}
          type="search"
          aria-label={label}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          value={text}
          placeholder={label}
          onChange={(event) => typing.type(event.target.value)}
          onBlur={(event) => {
            onBlur?.(event);
            if (rest > 0) typing.report();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && rest > 0) typing.report();
            if (event.key !== 'Escape' || text === '') return;
            event.stopPropagation();
            typing.report('');
          }}
        />
        {text ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={m.components_search_clear()}
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
