import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rowsNear, wholeUpTo } from './rowsNear.ts';

/** Height of a row that was not rendered yet, in CSS pixels: a title in one line. */
const usual = 73;

/**
 * The range of rows of a list to render, updated when the page scrolls. Rendered rows are the children of the list with
 * `data-id`; rows that are not have the height they had.
 */
export function useRowsNear(list: RefObject<HTMLElement | null>, ids: readonly number[]) {
  const heights = useRef(new Map<number, number>());
  const isLong = ids.length > wholeUpTo;
  const [near, setNear] = useState({ start: 0, end: 20, before: 0, after: 0 });

  useLayoutEffect(() => {
    if (!isLong) return;
    const follow = () => {
      const rows = list.current;
      if (!rows) return;
      for (const row of rows.querySelectorAll<HTMLElement>(':scope > [data-id]'))
        heights.current.set(Number(row.dataset.id), row.getBoundingClientRect().height);
      const known = ids.map((id) => heights.current.get(id) ?? usual);
      const next = rowsNear(known, rows.getBoundingClientRect().top, window.innerHeight);
      setNear((last) => {
        const same = last.start === next.start && last.end === next.end;
        // More rows change only the height after the rendered ones.
        return same && last.before === next.before && last.after === next.after ? last : next;
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
  }, [isLong, ids, list]);
  return isLong ? near : { start: 0, end: ids.length, before: 0, after: 0 };
}
