import { useEffect, useEffectEvent } from 'react';

const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]';
// What is closing has the focus until it is gone, and asks nothing any more.
const elsewhere =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])';

function rests(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing)
    return true;
  if (event.defaultPrevented) return true;
  return (
    event.target instanceof Element && event.target.closest(`${typing}, ${elsewhere}`) !== null
  );
}

/** Single-letter keys of a page. They rest while a field, a menu or a dialog has focus. */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const deed = keys[event.key.toLowerCase()];
    if (!deed || rests(event)) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
