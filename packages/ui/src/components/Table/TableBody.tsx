import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sized } from '../../internal/sized.ts';
import { control } from '../../theme/scale.ts';
import { firstRows, nextStep } from './nextStep.ts';

interface TableBodyProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Keys of the rows. A stable array: a new one is compared with the one before. */
  keys: readonly string[];
  /** Number of columns, including the checkboxes; none makes it a list. */
  span?: number;
  /** Renders a row; `long` if the list is never rendered whole, so that the row needs its index. */
  row: (index: number, long: boolean) => ReactNode;
}

/**
 * Renders all rows of a list. Those of a table appear in steps: first the ones near the viewport, the others between the next
 * frames, with spacers in their place; so do those that replace most of the rows of either. Of a table of more than 200 rows,
 * only those near the viewport.
 */
export function TableBody({ keys, span, row, ...rest }: TableBodyProps) {
  const count = keys.length;
  const long = span !== undefined && count > wholeUpTo;
  const body = useRef<HTMLElement>(null);
  const { start, end, height } = useRowWindow(body, keys, span !== undefined, long);
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
      {rendered.map((index) => row(index, long))}
      {space(count - end)}
    </Body>
  );
}

interface RenderedRows extends RowWindow {
  /** Height of a row in CSS pixels. */
  height: number;
}

/**
 * The range of rows to render in `body`, whose position decides. `keys`: a stable array. `equal`: the rows are equally high.
 * `long`: never all of them.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  equal: boolean,
  long: boolean,
): RenderedRows {
  const count = keys.length;
  // What is opened is as high as it will be, so that Back can scroll in it: only the rows of a table are equally high.
  const [range, setRange] = useState<RowRange>({
    keys,
    start: 0,
    // The markup of a server is whole, unless the table is long.
    end: long || (equal && typeof window === 'object') ? firstRows : count,
  });
  const [height, setHeight] = useState<number>(control.rowTall);
  const now = rangeOf(keys, range, long);
  if (now !== range) setRange(now);
  const { start, end } = now;
  const whole = start === 0 && end >= count;

  useLayoutEffect(() => {
    if (whole || keys.length === 0) return;
    const follow = () => {
      const section = body.current;
      if (!section) return;
      const row =
        section.querySelector(':scope > :not([aria-hidden])')?.getBoundingClientRect().height ||
        control.rowTall;
      const { top } = section.getBoundingClientRect();
      // The others of a short list follow anyway.
      const spare = long ? spareRows : 1;
      const next = rowWindow({ top, height: window.innerHeight, row }, keys.length, spare);
      setHeight(row);
      setRange((before) =>
        isWithin(next, before, long) ? before : { ...before, start: next.start, end: next.end },
      );
    };
    follow();
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, options);
      window.removeEventListener('resize', follow);
    };
  }, [body, keys, whole, long]);

  useEffect(() => {
    if (whole || long) return;
    return nextStep(() =>
      setRange((before) =>
        // Scrolling meanwhile has moved the range, from which the next step goes on.
        before === now
          ? { keys, start: Math.max(now.start - firstRows, 0), end: now.end + firstRows }
          : before,
      ),
    );
  }, [whole, long, keys, now]);
  return { start, end: Math.min(end, count), height };
}

/** Whether a range has the rows of another one; of a long list, exactly those. */
const isWithin = (next: RowWindow, range: RowWindow, long: boolean) =>
  long
    ? next.start === range.start && next.end === range.end
    : next.start >= range.start && next.end <= range.end;

/** Shorter tables end up whole, so that find in page reaches every row. */
export const wholeUpTo = 200;

interface RowRange extends RowWindow {
  /** The rows of which it is a range. */
  keys: readonly string[];
}

/** The range for these rows: the first ones if most are others than before, as after sorting, and else the same range. */
export function rangeOf(keys: readonly string[], before: RowRange, long: boolean): RowRange {
  if (keys === before.keys) return before;
  const known = new Set(before.keys);
  const kept = keys.filter((key) => known.has(key)).length;
  if (kept * 2 < keys.length) return { keys, start: 0, end: firstRows };
  const wasWhole = before.start === 0 && before.end >= before.keys.length;
  return { keys, start: before.start, end: wasWhole && !long ? keys.length : before.end };
}

/** Extra rows of a long list rendered at either edge. */
export const spareRows = 5;

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

/**
 * The rows in the viewport with at least `spare` at either edge. The range moves in steps of as many rows, so that most
 * scrolling renders nothing.
 */
export function rowWindow(
  { top, height, row }: RowWindowView,
  count: number,
  spare: number,
): RowWindow {
  const step = (index: number) => Math.min(Math.max(index * spare, 0), count);
  const seen = Math.floor(-top / row / spare);
  const last = Math.ceil((height - top) / row / spare);
  const end = step(Math.max(last + 1, 2));
  return { start: Math.min(step(seen - 1), end), end };
}
