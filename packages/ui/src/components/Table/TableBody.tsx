import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sized } from '../../internal/sized.ts';
import { control } from '../../theme/scale.ts';

interface TableBodyProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Keys of the rows. A stable array: a new one is compared with the one before. */
  keys: readonly string[];
  /** Number of columns, including the checkboxes; none makes it a list. */
  span?: number;
  /** Renders a row; `long` if the list is never rendered whole, so that the row needs its index. */
  row: (index: number, long: boolean) => ReactNode;
}

/**
 * Renders the rows near the viewport, with spacers for the others. Those of a list of up to 200 rows follow in steps between
 * the next frames; of a longer one, rows are rendered where it is scrolled to.
 */
export function TableBody({ keys, span, row, ...rest }: TableBodyProps) {
  const count = keys.length;
  const { body, start, end, row: height } = useRowWindow(keys);
  const rendered = Array.from({ length: end - start }, (_, place) => start + place);
  const space = (rows: number) => {
    if (rows === 0) return null;
    const ref = sized({ blockSize: `${rows * height}px` });
    if (span === undefined) return <li aria-hidden ref={ref} />;
    return (
      <tr aria-hidden>
        <td colSpan={span} ref={ref} />
      </tr>
    );
  };
  const Body = span === undefined ? 'ul' : 'tbody';
  return (
    <Body
      {...rest}
      ref={(element: HTMLElement | null) => {
        body.current = element;
      }}
    >
      {space(start)}
      {rendered.map((index) => row(index, count > wholeUpTo))}
      {space(count - end)}
    </Body>
  );
}

interface RenderedRows extends RowWindow {
  /** Ref for the element around the rows, whose position decides. */
  body: RefObject<HTMLElement | null>;
  /** Height of a row in CSS pixels. */
  row: number;
}

/** The range of rows to render. */
function useRowWindow(keys: readonly string[]): RenderedRows {
  const count = keys.length;
  const body = useRef<HTMLElement>(null);
  const [range, setRange] = useState<RowRange>({ keys, start: 0, end: firstRows });
  const [row, setRow] = useState<number>(control.rowTall);
  const now = rangeOf(keys, range);
  if (now !== range) setRange(now);
  const { start, end } = now;
  const long = count > wholeUpTo;
  const whole = start === 0 && end >= count;

  useLayoutEffect(() => {
    if (whole) return;
    const follow = () => {
      const section = body.current;
      if (!section) return;
      const height =
        section.querySelector(':scope > :not([aria-hidden])')?.getBoundingClientRect().height ||
        control.rowTall;
      const { top } = section.getBoundingClientRect();
      const next = rowWindow({ top, height: window.innerHeight, row: height }, count);
      setRow(height);
      setRange((before) =>
        next.start === before.start && next.end === before.end ? before : { ...before, ...next },
      );
    };
    follow();
    if (!long) return;
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, options);
      window.removeEventListener('resize', follow);
    };
  }, [whole, long, count]);

  useEffect(() => {
    if (whole || long) return;
    const step = requestAnimationFrame(() =>
      startTransition(() =>
        setRange((before) => ({
          ...before,
          start: Math.max(start - firstRows, 0),
          end: end + firstRows,
        })),
      ),
    );
    return () => cancelAnimationFrame(step);
  }, [whole, long, start, end]);
  return { start, end: Math.min(end, count), row, body };
}

/** Shorter lists end up whole, so that find in page reaches every row. */
export const wholeUpTo = 200;

/** Rows of the first frame, and of each step after it. */
const firstRows = 20;

interface RowRange extends RowWindow {
  /** The rows of which it is a range. */
  keys: readonly string[];
}

/** The range for these rows: from the start for others than before, as after sorting, and else the same one. */
export function rangeOf(keys: readonly string[], before: RowRange): RowRange {
  if (keys === before.keys) return before;
  const known = new Set(before.keys);
  const kept = keys.filter((key) => known.has(key)).length;
  if (kept * 2 < keys.length) return { keys, start: 0, end: firstRows };
  const wasWhole = before.end >= before.keys.length;
  return { keys, start: before.start, end: wasWhole ? keys.length : before.end };
}

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
