import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { control } from '../../theme/scale.ts';
import { type RowWindow, rowWindow, wholeUpTo } from './rowWindow.ts';

interface DrawnRows extends RowWindow {
  /** For the table's body: its place in the window decides. */
  body: RefObject<HTMLTableSectionElement | null>;
  /** Height of a row in CSS pixels. */
  row: number;
}

/** The rows to draw of a list of any length; they follow the scrolling of the page and of any box around the table. */
export function useRowWindow(count: number): DrawnRows {
  const body = useRef<HTMLTableSectionElement>(null);
  const long = count > wholeUpTo;
  const [drawn, setDrawn] = useState<RowWindow & { row: number }>({
    start: 0,
    end: 20,
    row: control.rowTall,
  });
  useLayoutEffect(() => {
    if (!long) return;
    const follow = () => {
      const section = body.current;
      if (!section) return;
      const row = section.querySelector('tr[aria-rowindex]')?.getBoundingClientRect().height;
      const { top } = section.getBoundingClientRect();
      setDrawn((before) => {
        const height = row || before.row;
        const next = rowWindow({ top, height: window.innerHeight, row: height }, count);
        const same =
          next.start === before.start && next.end === before.end && height === before.row;
        return same ? before : { ...next, row: height };
      });
    };
    follow();
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, options);
      window.removeEventListener('resize', follow);
    };
  }, [long, count]);
  return long ? { ...drawn, body } : { start: 0, end: count, row: drawn.row, body };
}
