import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { chipAfterRemoval } from '../../internal/listbox/selection.ts';

interface ChipsArgs {
  count: number;
  input: RefObject<HTMLInputElement | null>;
  remove: (index: number) => void;
}

/** Focus and keys of the chips and their way to and from the input, in both reading directions. */
export function useChips({ count, input, remove }: ChipsArgs) {
  const list = useRef<HTMLUListElement>(null);

  const focusChip = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
  const backwardKey = (element: HTMLElement) =>
    getComputedStyle(element).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const inputHasFocus = () => document.activeElement === input.current;

  const removeAt = (index: number, byTouch: boolean) => {
    // Somebody who was typing goes on typing. The neighbour is focused before this chip leaves the page.
    if (!inputHasFocus()) {
      const neighbour = chipAfterRemoval(index, count);
      if (neighbour !== null) focusChip(neighbour);
      // On touch the focus in the input would bring up the keyboard.
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

  /** Keys that lead from the input to the chips; true when the key is used up. */
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (count === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return false;
    if (event.key === 'Backspace' && value === '') {
      // A held key that has emptied the text must not go on with the chips.
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
