import type { ReactNode } from 'react';
import { useRowWindow } from './useRowWindow.ts';

interface TableBodyProps {
  /** How many rows there are. */
  count: number;
  /** How many columns, with the one of the checks. */
  span: number;
  /** A row of the list; `part` while only a part of the list is drawn, so that the row has to say which it is. */
  row: (index: number, part: boolean) => ReactNode;
}

/** Draws a short list whole and of a long one the rows near the window; the rest keeps its height. */
export function TableBody({ count, span, row }: TableBodyProps) {
  const { body, start, end, row: height } = useRowWindow(count);
  const part = end - start < count;
  const drawn = Array.from({ length: Math.min(end, count) - start }, (_, place) => start + place);
  return (
    <tbody ref={body}>
      {part ? <Room rows={start} height={height} span={span} /> : null}
      {drawn.map((index) => row(index, part))}
      {part ? <Room rows={count - end} height={height} span={span} /> : null}
    </tbody>
  );
}

function Room({ rows, height, span }: { rows: number; height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ blockSize: rows * height }} />
    </tr>
  );
}
