/** Where the focus goes when what had it is gone and nothing beside it is left: the page's name. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}
