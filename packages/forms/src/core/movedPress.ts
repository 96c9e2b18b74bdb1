import type { MouseEvent } from 'react';

const pressable = 'button, a[href], label, input';

/**
 * Clicks what was pressed if it moved away before the mouse button was released: leaving a field may show or remove its error,
 * and the browser clicks only what is below the pointer both times. A pointer that left the place of the press cancels it.
 */
export function clickMovedPress({ currentTarget, target, button }: MouseEvent<HTMLElement>): void {
  const pressed = target instanceof Element && target.closest<HTMLElement>(pressable);
  if (!pressed || button !== 0 || !currentTarget.contains(pressed)) return;
  const place = pressed.getBoundingClientRect();
  function onRelease({ clientX, clientY }: globalThis.MouseEvent): void {
    if (!pressed || !isWithin(place, clientX, clientY)) return;
    if (!isWithin(pressed.getBoundingClientRect(), clientX, clientY)) pressed.click();
  }
  document.addEventListener('mouseup', onRelease, { once: true, capture: true });
}

/** Whether a point of the window, in pixels, is in the rectangle. */
function isWithin({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
