import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { nearestPoint, pointAfterKey } from './scale.ts';

/** Which point is looked at, by pointer or by keys. The place is kept while its card is hidden. */
export function usePoint(centres: readonly number[]) {
  const count = centres.length;
  const [at, setAt] = useState(count - 1);
  const [shown, setShown] = useState(false);
  const reader = useRef<HTMLInputElement>(null);
  // A shorter range may have come since.
  const place = Math.min(Math.max(at, 0), count - 1);
  const show = (point: number) => {
    setAt(point);
    setShown(true);
  };
  const point = (event: PointerEvent<HTMLElement>) =>
    show(nearestPoint(event.clientX - event.currentTarget.getBoundingClientRect().left, centres));
  return {
    place,
    shown: shown && count > 0,
    reader,
    area: {
      onPointerMove: point,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        point(event);
        // Keys go on from where the press was.
        event.preventDefault();
        reader.current?.focus({ preventScroll: true });
      },
      onPointerLeave: () => setShown(document.activeElement === reader.current),
    },
    keys: {
      onFocus: () => setShown(true),
      onBlur: () => setShown(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape' && shown) {
          event.stopPropagation();
          setShown(false);
          return;
        }
        const next = pointAfterKey(event.key, place, count);
        if (next === null) return;
        event.preventDefault();
        show(next);
      },
    },
    show,
  };
}
