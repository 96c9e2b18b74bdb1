import { Search, X } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { adornment } from '../../internal/field/Field.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useMergedRef } from '../../internal/refs.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** What is searched, such as "Search listings"; said to screen readers. */
  label: string;
  /** What is typed. */
  value: string;
  /** Told on every key, and with an empty text by the cross and by Escape. */
  onChange: (value: string) => void;
  /** Default: the label. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Narrows a list down by words while they are typed; stands in the toolbar of a `TableCard`. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  ref,
}: SearchFieldProps) {
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
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
            // The first Escape empties the field; a dialog around it closes with the second.
            event.stopPropagation();
            onChange('');
          }}
        />
        {value ? (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear search"
            onClick={() => {
              onChange('');
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
