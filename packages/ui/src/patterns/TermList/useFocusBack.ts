import { useEffect, useRef } from 'react';

/** Gives focus back after a name was typed, unless somebody has gone on to something else meanwhile. */
export function useFocusBack(renaming: boolean, target: () => HTMLElement | null | undefined) {
  const wasRenaming = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `target` reads a ref, whenever it is asked.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    // A press that opens a menu moves no focus until the menu is there.
    const elsewhere = document.querySelector('[role=menu]') !== null;
    if (wasRenaming.current && !renaming && lost && !elsewhere) target()?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
}
