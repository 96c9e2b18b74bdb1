const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Lets the arrow keys reach text that is too high for its box; a box with a control in it is reached through that. */
export function scrollFocus(box: HTMLElement | null) {
  if (!box) return;
  const watch = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight && !box.querySelector(controls)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  watch.observe(box);
  return () => watch.disconnect();
}
