import { useEffect, useRef } from 'react';

/** The bar with the actions on selected rows. */
export const bulkBar = () => document.querySelector('[data-window-foot]');

const buttonOf = (place: ParentNode | null | undefined, key: string) =>
  place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);

/**
 * What a key does with its button: the first press moves the focus to it and the second one presses it, so that no single
 * key press decides. A button that opens a dialog is pressed at once.
 */
export function pressShortcut(place: ParentNode | null | undefined, key: string): void {
  const button = buttonOf(place, key);
  if (!button) return;
  if (button.ariaHasPopup === 'dialog' || button === document.activeElement) button.click();
  else button.focus();
}

/**
 * Presses Approve of the bar, whose key is A. Once the selected rows are approved and the bar is gone, the focus goes on at the
 * row after the last of them, instead of the title of the page. Other actions open a dialog or a page, which return or take
 * the focus themselves. `targets`: what takes the focus in each row.
 */
export function useBulkApproval(targets: () => readonly HTMLElement[]): () => void {
  const next = useRef<HTMLElement>(null);
  useEffect(() => {
    const target = next.current;
    if (!target || bulkBar()) return;
    next.current = null;
    // The bar has left the focus at the title; elsewhere, the user has moved on.
    const active = document.activeElement;
    if (active === document.body || active?.matches('h1, h2')) target.focus();
  });
  return () => {
    const bar = bulkBar();
    if (!buttonOf(bar, 'A')) return;
    const all = targets();
    const isSelected = (target: HTMLElement) =>
      target.closest('tr, li')?.matches('[data-selected]') ?? false;
    const after = all[all.findLastIndex(isSelected) + 1];
    next.current = after ?? all.findLast((each) => !isSelected(each)) ?? null;
    pressShortcut(bar, 'A');
  };
}
