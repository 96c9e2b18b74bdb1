import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { control } from '../../theme/scale.ts';

interface TableBodyProps {
  /** How many rows there are. */
  count: number;
  /** How many columns, with the one of the checks. */
  span: number;
  /** Renders a row; `part` while only a part of the list is rendered, so that the row needs its index. */
  row: (index: number, part: boolean) => ReactNode;
}

/** Renders a short list whole, and of a long one the rows near the window; the rest keeps its height. */
export function TableBody({ count, span, row }: TableBodyProps) {
  const { body, start, end, row: height } = useRowWindow(count);
  const part = end - start < count;
  const rendered = Array.from(
    { length: Math.min(end, count) - start },
    (_, place) => start + place,
  );
  return (
    <tbody ref={body}>
      {part ? <AvailableWidth rows={start} height={height} span={span} /> : null}
      {rendered.map((index) => row(index, part))}
      {part ? <AvailableWidth rows={count - end} height={height} span={span} /> : null}
    </tbody>
  );
}

function AvailableWidth({ rows, height, span }: { rows: number; height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ blockSize: rows * height }} />
    </tr>
  );
}

interface RenderedRows extends RowWindow {
  /** For the table's body: its place in the window decides. */
  body: RefObject<HTMLTableSectionElement | null>;
  /** Height of a row in CSS pixels. */
  row: number;
}

/** The rows to render of a list of any length; updated as the page or a box around the table scrolls. */
function useRowWindow(count: number): RenderedRows {
  const body = useRef<HTMLTableSectionElement>(null);
  const long = count > wholeUpTo;
  const [rendered, setRendered] = useState<RowWindow & { row: number }>({
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
      setRendered((before) => {
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
  return long ? { ...rendered, body } : { start: 0, end: count, row: rendered.row, body };
}

/** Shorter lists are rendered whole, so that find in page reaches every row. */
export const wholeUpTo = 200;

/** Rows rendered beyond either edge, and the step in which the window moves, so that most scrolling renders nothing. */
const spare = 5;

export interface RowWindow {
  /** First row rendered. */
  start: number;
  /** The row after the last one rendered. */
  end: number;
}

interface RowWindowView {
  /** Distance of the first row from the top of the window, in CSS pixels. */
  top: number;
  /** Height of the window. */
  height: number;
  /** Height of a row. */
  row: number;
}

/** The rows of a long list that are near enough to the window to be rendered. */
export function rowWindow({ top, height, row }: RowWindowView, count: number): RowWindow {
  const step = (index: number) => Math.min(Math.max(index * spare, 0), count);
  const seen = Math.floor(-top / row / spare);
  const last = Math.ceil((height - top) / row / spare);
  const end = step(Math.max(last + 1, 2));
  return { start: Math.min(step(seen - 1), end), end };
}
