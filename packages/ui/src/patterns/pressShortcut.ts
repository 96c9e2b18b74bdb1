/** The bar with the actions on selected rows. */
export const bulkBar = () => document.querySelector('[data-window-foot]');

/**
 * What a key does with its button: the first press moves the focus to it and the second one presses it, so that no single
 * key press decides. A button that opens a dialog is pressed at once.
 */
export function pressShortcut(place: ParentNode | null | undefined, key: string): void {
  const button = place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!button) return;
  if (button.ariaHasPopup === 'dialog' || button === document.activeElement) button.click();
  else button.focus();
}
