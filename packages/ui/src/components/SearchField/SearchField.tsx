import { Search, X } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { adornment } from '../../internal/field/Field.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useMergedRef } from '../../internal/refs.ts';
import * as styles from './SearchField.css.ts';
import { useRestingText } from './useRestingText.ts';

export interface SearchFieldProps {
  /** What is searched, such as "Search listings"; said to screen readers. */
  label: string;
  /** What is typed. */
  value: string;
  /** Told what is typed, and an empty text by the cross and by Escape. */
  onChange: (value: string) => void;
  /** Milliseconds the typing has to rest before `onChange` is told; Enter and leaving the field do not wait. Default 0: on every key. */
  rest?: number | undefined;
  /** The most letters it takes. Default: any number. */
  maxLength?: number | undefined;
  /** Default: the label. */
  placeholder?: string | undefined;
  /** The input's element, to move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Narrows a list down by words while they are typed; stands in the toolbar of a `TableCard`. */
export function SearchField({
  label,
  value,
  onChange,
  rest = 0,
  maxLength,
  placeholder = label,
  ref,
}: SearchFieldProps) {
  const typing = useRestingText(value, onChange, rest);
  const text = rest === 0 ? value : typing.text;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  return (
    <div className={styles.search}>
      <div className={styles.field} data-size="compact">
        <label htmlFor={id} className={adornment}>
          <Icon icon={Search} />
        </label>
        <input
          ref={merged}
          id={id}
          name="search"
          type="search"
          aria-label={label}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          value={text}
          placeholder={placeholder}
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
