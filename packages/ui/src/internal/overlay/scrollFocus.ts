const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Lets the arrow keys reach text that is too high for its box; a box with a control in it is reached through that. */
export function scrollFocus(box: HTMLElement | null) {
  if (!box) return;
  const decide = () => {
    if (box.scrollHeight > box.clientHeight && !box.querySelector(controls)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  // At once, so that the overlay finds it when it looks for what to focus first.
  decide();
  const watch = new ResizeObserver(decide);
  watch.observe(box);
  return () => watch.disconnect();
}
