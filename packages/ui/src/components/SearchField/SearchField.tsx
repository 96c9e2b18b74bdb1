import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { adornment } from '../../internal/field/Field.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** What is searched, such as "Search listings"; said to screen readers. */
  label: string;
  /** What is typed. */
  value: string;
  /** Called with the typed text; with an empty one by the clear button and Escape. */
  onChange: (value: string) => void;
  /** Milliseconds without typing before `onChange` is called; Enter and leaving the field do not wait. Default 0. */
  rest?: number | undefined;
  /** The most emails it takes. Default: any number. */
  maxLength?: number | undefined;
}

/** Filters a list while the user types; for the toolbar of a `TableCard`. */
export function SearchField({ label, value, onChange, rest = 0, maxLength }: SearchFieldProps) {
  const typing = useRestingText(value, onChange, rest);
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
          onBlur={rest === 0 ? undefined : () => typing.tell()}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && rest > 0) typing.tell();
            if (event.key !== 'Escape' || text === '') return;
            // The first Escape empties the field; a dialog around it closes with the second.
            event.stopPropagation();
            typing.tell('');
          }}
        />
        {text ? (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear search"
            onClick={() => {
              typing.tell('');
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
 * What is typed stands at once; whoever holds the value is told when the typing rests, and may be slow with it. The
 * field follows a value that changed for another reason, such as Back.
 */
function useRestingText(value: string, onChange: (value: string) => void, rest: number) {
  const [text, setText] = useState(value);
  /** The last value received, then those passed to `onChange` that have not returned as the value yet. */
  const told = useRef([value]);

  // Only once a value is on screen: while it is being drawn, an email may put that off, and then it was never seen.
  useLayoutEffect(() => {
    const own = told.current.indexOf(value);
    told.current = own < 0 ? [value] : told.current.slice(own);
    if (own < 0) setText(value);
  }, [value]);

  const tell = (next: string) => {
    if (next === told.current.at(-1)) return;
    told.current.push(next);
    onChange(next);
  };
  const rested = useEffectEvent(() => tell(text));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each email begins the rest anew.
  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(rested, rest);
    return () => clearTimeout(timer);
  }, [text, rest]);

  return {
    text,
    /** An email was typed. */
    type: (next: string) => (rest === 0 ? onChange(next) : setText(next)),
    /** Does not wait for the rest. */
    tell: (next = text) => {
      if (rest === 0) return onChange(next);
      setText(next);
      tell(next);
    },
  };
}
