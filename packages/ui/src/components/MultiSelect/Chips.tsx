import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { type Chosen, chipAfterRemoval } from '../../internal/listbox/selection.ts';
import { fill, type ListboxTexts } from '../../internal/listbox/texts.ts';
import * as styles from './MultiSelect.css.ts';

interface ChipsProps {
  label: string;
  chosen: readonly Chosen[];
  disabled: boolean | undefined;
  texts: ListboxTexts;
  onRemove: (index: number, byTouch: boolean) => void;
  /** Handles a key on the remove button of the chip at `index`. */
  onKey: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  /** Keeps the focus in place while a press removes a chip. */
  onPress: (event: MouseEvent) => void;
  ref: RefObject<HTMLUListElement | null>;
}

/** The selected options, each with a remove button. */
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
          {option.unknown ? <span className={hidden}>{`, ${texts.unknown}`}</span> : null}
          {disabled ? null : (
            <button
              type="button"
              className={styles.remove}
              aria-label={fill(texts.remove, { label: option.label })}
              onMouseDown={onPress}
              onPointerDown={(event) => {
                pressedBy.current = event.pointerType;
              }}
              // A click without a pointer press is from the keyboard or an assistive technology.
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

interface ChipsArgs {
  count: number;
  input: RefObject<HTMLInputElement | null>;
  remove: (index: number) => void;
}

/** Focus and keys of the chips and the input, in both reading directions. */
export function useChips({ count, input, remove }: ChipsArgs) {
  const list = useRef<HTMLUListElement>(null);

  const focusChip = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
  const backwardKey = (element: HTMLElement) =>
    getComputedStyle(element).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const inputHasFocus = () => document.activeElement === input.current;

  const removeAt = (index: number, byTouch: boolean) => {
    // Typing is not interrupted. The next chip gets the focus before this one is removed.
    if (!inputHasFocus()) {
      const neighbour = chipAfterRemoval(index, count);
      if (neighbour !== null) focusChip(neighbour);
      // On touch, focusing the input would open the keyboard.
      else if (!byTouch) input.current?.focus();
    }
    remove(index);
  };

  const onChipKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const { key } = event;
    if (key === 'Delete' || key === 'Backspace') {
      if (!event.repeat) removeAt(index, false);
    } else if (key === backwardKey(event.currentTarget)) {
      focusChip(Math.max(0, index - 1));
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (index + 1 < count) focusChip(index + 1);
      else input.current?.focus();
    } else {
      return;
    }
    event.preventDefault();
  };

  /** Handles keys that move from the input to the chips. Returns whether the key was handled. */
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (count === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return false;
    if (event.key === 'Backspace' && value === '') {
      // A held key that has cleared the text must not remove chips.
      if (!event.repeat) remove(count - 1);
      return true;
    }
    const atStart = selectionStart === 0 && selectionEnd === 0;
    if (!atStart || event.key !== backwardKey(event.currentTarget)) return false;
    focusChip(count - 1);
    return true;
  };

  return { list, removeAt, onChipKey, onInputKey, inputHasFocus };
}
