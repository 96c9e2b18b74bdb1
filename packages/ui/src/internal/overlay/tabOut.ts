import { type KeyboardEvent, useRef } from 'react';
import type { TriggerLink } from './lateTrigger.ts';

/** Lets Tab leave an overlay in which Radix would keep the focus: the browser moves on from the overlay's button. */
export function useTabOut({ button }: TriggerLink) {
  const left = useRef(false);
  return {
    /** For Tab, heard while it is captured, once the overlay is told to close. */
    leave(event: KeyboardEvent): void {
      event.stopPropagation();
      left.current = true;
      button.current?.focus();
    },
    /** Radix gives the focus back to the button a moment later, when Tab has moved it on. */
    onCloseAutoFocus(event: Event): void {
      if (left.current) event.preventDefault();
      left.current = false;
    },
  };
}
