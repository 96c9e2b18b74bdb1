import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to the bar when a change of its state takes away the button that had it. */
export function useFocusKept(state: readonly unknown[]) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    const changed = state.some((part, index) => part !== before.current[index]);
    before.current = state;
    if (changed && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
  });
  return bar;
}
