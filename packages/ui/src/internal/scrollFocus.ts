const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Makes an overflowing box focusable, so that arrow keys scroll it, unless it contains a control. */
export function scrollFocus(box: HTMLElement | null) {
  if (!box) return;
  const decide = () => {
    const overflows = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (overflows && !box.querySelector(controls)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  // Synchronous, so that the overlay finds it as its first focus target.
  decide();
  const watch = new ResizeObserver(decide);
  watch.observe(box);
  return () => watch.disconnect();
}
