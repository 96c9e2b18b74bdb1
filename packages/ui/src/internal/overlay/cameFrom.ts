import { type FocusEvent, useRef } from 'react';
import { focusPageHeading } from './pageHeading.ts';

/** Remembers which element the focus came from when it entered a part of the page that may vanish under it. */
export function useCameFrom() {
  const from = useRef<HTMLElement | null>(null);
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const { relatedTarget, currentTarget } = event;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        from.current = relatedTarget;
    },
    goBack: () => {
      if (from.current?.isConnected) from.current.focus();
      else focusPageHeading();
    },
  };
}
