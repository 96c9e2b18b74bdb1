import { useLayoutEffect, useRef } from 'react';

/** While it is on its way nothing can be typed or pressed; then the focus is where it was, or on the choice when its button rests. */
export function useFocusAfterDeciding(busy: boolean, rests: boolean) {
  const choice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (busy) {
      from.current ??= active;
      return;
    }
    const had = from.current;
    from.current = null;
    if (!rests || !had || (active !== button.current && active !== document.body)) return;
    const chosen = choice.current?.querySelector<HTMLInputElement>('input:checked');
    const target = had === button.current ? chosen : had;
    if (target instanceof HTMLElement && target !== active) target.focus();
  }, [busy, rests]);
  return { choice, button };
}
