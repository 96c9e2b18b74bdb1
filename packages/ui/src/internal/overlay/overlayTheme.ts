/** The `data-theme` of the section around an element, as attributes of an overlay that is rendered outside of it. */
export function themeAround(element: Element | null): { 'data-theme'?: string | undefined } {
  const section = element?.closest<HTMLElement>('[data-theme]');
  // Overlays are inside the root and follow its theme when it changes.
  if (!section || section === document.documentElement) return {};
  return { 'data-theme': section.dataset.theme };
}
