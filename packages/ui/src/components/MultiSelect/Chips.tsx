import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import type { Chosen } from '../../internal/listbox/selection.ts';
import { fill, type ListboxTexts } from '../../internal/listbox/texts.ts';
import * as styles from './MultiSelect.css.ts';

interface ChipsProps {
  label: string;
  chosen: readonly Chosen[];
  disabled: boolean | undefined;
  texts: ListboxTexts;
  onRemove: (index: number, byTouch: boolean) => void;
  /** A key on the remove button of the chip at `index`. */
  onKey: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  /** Keeps the focus where it is while a press removes a chip. */
  onPress: (event: MouseEvent) => void;
  ref: RefObject<HTMLUListElement | null>;
}

/** What is chosen, each with a button that takes it out. */
export function Chips({
  label,
  chosen,
  disabled,
  texts,
  onRemove,
  onKey,
  onPress,
  ref,
}: ChipsProps) {
  const pressedBy = useRef('');
  return (
    <ul ref={ref} className={styles.chips} aria-label={`${texts.chosen}: ${label}`}>
      {chosen.map((option, index) => (
        <li
          key={option.value}
          className={styles.chip}
          data-chip
          data-unknown={option.unknown || undefined}
          data-disabled={disabled || undefined}
        >
          <span className={styles.chipLabel} title={option.label}>
            {option.label}
          </span>
          {option.unknown ? <span className={hidden}>, {texts.unknown}</span> : null}
          {disabled ? null : (
            <button
              type="button"
              className={styles.remove}
              aria-label={fill(texts.remove, { label: option.label })}
              onMouseDown={onPress}
              onPointerDown={(event) => {
                pressedBy.current = event.pointerType;
              }}
              // A click without a press comes from the keyboard or an assistive technology.
              onClick={(event) =>
                onRemove(index, event.detail > 0 && pressedBy.current === 'touch')
              }
              onKeyDown={(event) => onKey(event, index)}
            >
              <Icon icon={X} size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
