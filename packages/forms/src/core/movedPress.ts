import type { MouseEvent } from 'react';

const field = 'input, textarea, select, [contenteditable]';

/**
 * Clicks a button that moved away before the mouse button was released: leaving a field may show or remove its error, and the
 * browser clicks only what is below the pointer both times. A pointer that left the place of the press cancels it, as does a drag.
 */
export function clickMovedPress(event: MouseEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  const pressed = target instanceof Element && target.closest('button');
  const isPlain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey);
  const leavesField = currentTarget.contains(document.activeElement?.closest(field) ?? null);
  if (!pressed || !isPlain || !leavesField || !currentTarget.contains(pressed)) return;
  const place = pressed.getBoundingClientRect();
  const scrolled = window.scrollY;
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  const onRelease = ({ clientX, clientY }: globalThis.MouseEvent) => {
    over.abort();
    if (window.scrollY !== scrolled || !isWithin(place, clientX, clientY)) return;
    if (!isWithin(pressed.getBoundingClientRect(), clientX, clientY)) pressed.click();
  };
  document.addEventListener('mouseup', onRelease, options);
  document.addEventListener('dragstart', () => over.abort(), options);
}

/** Whether a point of the window, in pixels, is in the rectangle. */
function isWithin({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
