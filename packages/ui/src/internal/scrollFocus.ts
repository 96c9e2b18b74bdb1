const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Calls `decide` with whether a box overflows, and whenever its size changes. */
function watchOverflow(box: HTMLElement, decide: (overflows: boolean) => void) {
  const measure = () =>
    decide(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
  // Synchronous, so that an overlay finds it as its first focus target.
  measure();
  const watch = new ResizeObserver(measure);
  watch.observe(box);
  return () => watch.disconnect();
}

/** Makes an overflowing box focusable, so that arrow keys scroll it, unless it contains a control. */
export function scrollFocus(box: HTMLElement | null) {
  if (!box) return undefined;
  return watchOverflow(box, (overflows) => {
    if (overflows && !box.querySelector(controls)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
}

/** Makes a box a focusable region while it overflows, also around controls: a part without any can be scrolled to. */
export const scrollRegion = (label: string) => (box: HTMLElement | null) => {
  if (!box) return undefined;
  return watchOverflow(box, (overflows) => {
    const attributes = { tabindex: '0', role: 'region', 'aria-label': label };
    for (const [name, value] of Object.entries(attributes))
      if (overflows) box.setAttribute(name, value);
      else box.removeAttribute(name);
  });
};
