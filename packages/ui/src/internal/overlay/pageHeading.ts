/** Where the focus goes when what had it is gone and nothing beside it is left: the name of the page, or of its part that is open. */
export function focusPageHeading(): void {
  const part = document.querySelector<HTMLElement>('h2[tabindex]');
  const heading = part ?? document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
}
