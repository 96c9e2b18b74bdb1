import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { sized } from '../../internal/sized.ts';
import { control } from '../../theme/scale.ts';

interface TableBodyProps {
  /** Number of rows. */
  count: number;
  /** Number of columns, including the checkboxes. */
  span: number;
  /** Renders a row; `part` if the list is partly rendered, so that the row needs its index. */
  row: (index: number, part: boolean) => ReactNode;
}

/** Renders all rows of a short list. Of a long one, renders the rows near the viewport, and spacers for the others. */
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
      <td colSpan={span} ref={sized({ blockSize: `${rows * height}px` })} />
    </tr>
  );
}

interface RenderedRows extends RowWindow {
  /** Ref for the table body, whose position decides. */
  body: RefObject<HTMLTableSectionElement | null>;
  /** Height of a row in CSS pixels. */
  row: number;
}

/** The range of rows to render, updated when the page or a container of the table scrolls. */
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

/** Extra rows rendered at either edge. The range moves in steps of as many rows, so that most scrolling renders nothing. */
const spare = 5;

export interface RowWindow {
  /** First row rendered. */
  start: number;
  /** Index after the last rendered row. */
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

/** The rows of a long list that are close enough to the viewport to be rendered. */
export function rowWindow({ top, height, row }: RowWindowView, count: number): RowWindow {
  const step = (index: number) => Math.min(Math.max(index * spare, 0), count);
  const seen = Math.floor(-top / row / spare);
  const last = Math.ceil((height - top) / row / spare);
  const end = step(Math.max(last + 1, 2));
  return { start: Math.min(step(seen - 1), end), end };
}
